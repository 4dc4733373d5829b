import {expect, test} from 'vitest'
import {flowers, isFlower, isTile, kindOf, kinds, tileOf, tiles, type Tile} from './tile.js'

/** All texts of two characters up to U+009F, the tiles with a third one, and shorter ones. */
function* texts(): Generator<string> {
  yield* ['', '1', 'm', 'あm', '1あ']
  for (const tile of tiles) yield* [`${tile}m`, `${tile}\0`]
  for (let first = 0; first < 160; first++) {
    for (let second = 0; second < 160; second++) yield String.fromCharCode(first, second)
  }
}

test('every tile has a kind, and no other text has', () => {
  expect(kinds.map(kindOf)).toEqual(kinds.map((_, kind) => kind))
  expect(tiles.slice(34).map(kindOf).map(tileOf)).toEqual(['5m', '5p', '5s'])
  const found: string[] = []
  for (const text of texts()) {
    try {
      kindOf(text as Tile)
      found.push(text)
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError)
    }
    expect(isTile(text)).toBe(found.at(-1) === text)
  }
  expect(found.toSorted()).toEqual([...tiles].toSorted())
})

test('every flower has two characters, a rank and f', () => {
  expect(flowers).toHaveLength(9)
  for (const flower of flowers) expect(flower).toMatch(/^[0-8]f$/)
  expect(flowers.filter(isFlower)).toEqual(flowers)
  expect(tiles.filter(isFlower)).toEqual([])
})
