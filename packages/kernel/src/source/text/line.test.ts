import {expect, test} from 'vitest'
import {lineAt} from './line.js'
import {lineStarts} from '../message/place.js'

// [why the row is here, text, its lines]
const rows: ReadonlyArray<[string, string, readonly string[]]> = [
  ['nothing is one line', '', ['']],
  ['no ending', 'ab', ['ab']],
  ['three kinds of endings', 'a\nb\r\nc\rd', ['a', 'b', 'c', 'd']],
  ['an ending before another', 'a\r\r\n\n\rb', ['a', '', '', '', 'b']],
  ['an ending at the end', 'a\r\n', ['a', '']]
]
for (const [why, text, lines] of rows) {
  test(`lines: ${why}`, () => {
    const starts = lineStarts(text)
    expect(starts.map((_, index) => lineAt(text, starts, index))).toEqual(lines)
  })
}
