import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {readText} from '../../examples/astro/src/playground/text.js'

// [why the row is here, text, kind, source]
const rows = [
  ['nothing', ' \n ', 'empty', undefined],
  ['a row, with blanks around it', ' 123m 4p\n', 'row', '123m 4p'],
  ['a key makes it a block', 'waits: 25p', 'block', 'waits: 25p'],
  ['so does a full-width colon', '待ち：25p', 'block', '待ち：25p'],
  ['two lines', '123m\nj1m2p', 'block', '123m\nj1m2p'],
  ['a fence with meta', '```mahjong size=m\n123m\n```', 'block', '123m'],
  ['a fence that is still open', '~~~mahjong\n123m\n456p', 'block', '123m\n456p'],
  ['a longer fence holds a shorter one', '````mahjong\n```\n````', 'block', '```'],
  ['the fence of another language', '```mahjongg\n123m\n```', 'block', '```mahjongg\n123m\n```'],
  ['a directive', ":tiles[1'23p]{size=m}", 'tiles', "1'23p"],
  ['a directive in Japanese, alone on its line', '::牌[東東]', 'tiles', '東東'],
  ['brackets in a label', ':tiles[a\\]1m]', 'tiles', 'a]1m'],
  ['words after a directive are no directive', ':tiles[1m] and more', 'block', ':tiles[1m] and more']
]
for (const [why, text, kind, source] of rows) {
  test(why, () => {
    const read = readText(text)
    expect(read.kind).toBe(kind)
    expect(read.source).toBe(source)
  })
}

test('parts know their places', () => {
  const fence = readText('\n```mahjong size=m\n123m\n```')
  expect(fence.at(0)).toBe(19)
  expect(fence.meta).toBe(' size=m')
  expect(fence.metaAt(1)).toBe('\n```mahjong '.length)
  const tiles = readText(' :tiles[a\\]9m]{size=m}')
  expect(tiles.at(0)).toBe(8)
  expect(tiles.at(3)).toBe(12)
  expect(tiles.attributesAt(0)).toBe(15)
})

test('a source is at the offset that it gives', () => {
  fc.assert(
    fc.property(fc.string({unit: fc.constantFrom(...' \n`:[]{}=mahjong123tiles')}), text => {
      const read = readText(text)
      if (read.kind === 'empty' || read.kind === 'tiles') return
      expect(text.slice(read.at(0), read.at(read.source.length))).toBe(read.source)
    })
  )
})
