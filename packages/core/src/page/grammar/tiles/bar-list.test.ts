import {expect, test} from 'vitest'
import {parseBars} from './bar-list.js'

const shown = (text: string) => parseBars(text).items.map(({tiles, label}) => `${tiles.join('')} ${label}`)

// [text, bars, texts that are reported]
const rows: ReadonlyArray<readonly [string, readonly string[], readonly string[]]> = [
  ['6s 55, 9s 27', ['6s 55', '9s 27'], []],
  ['6s 55%、東 2.5％', ['6s 55%', '1z 2.5％'], []],
  ['69s 0', ['6s9s 0'], []],
  ['6s', [], ['6s']],
  ['6s many', [], ['6s']],
  ['6s -3, 9s 1e9, dora', [], ['6s', '9s', 'dora']]
]
test.each(rows)('%s', (text, bars, reported) => {
  expect(shown(text)).toEqual(bars)
  expect(
    parseBars(text)
      .messages.map(({start, end}) => text.slice(start, end))
      .toSorted()
  ).toEqual([...reported].toSorted())
})
