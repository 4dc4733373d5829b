import {expect, test} from 'vitest'
import {doraOf, indicatorOf} from './dora.js'
import {formatTiles} from './format.js'
import {kindOf, kinds, tileOf, type Tile} from './tile.js'

// [indicator, dora, dora with three players].
const rows: ReadonlyArray<[Tile, Tile, Tile]> = [
  ['1m', '2m', '9m'],
  ['9m', '1m', '1m'],
  ['4p', '5p', '5p'],
  ['0s', '6s', '6s'],
  ['9s', '1s', '1s'],
  ['1z', '2z', '2z'],
  ['4z', '1z', '1z'],
  ['5z', '6z', '6z'],
  ['7z', '5z', '5z']
]
for (const [indicator, dora, sanma] of rows) {
  test(`dora after ${indicator}`, () => {
    expect(doraOf(indicator)).toBe(kindOf(dora))
    expect(doraOf(indicator, true)).toBe(kindOf(sanma))
  })
}

test('dora: the indicator of a dora shows it', () => {
  for (const tile of kinds) expect(doraOf(tileOf(indicatorOf(tile)))).toBe(kindOf(tile))
})

test('tiles are written in runs of a suit', () => {
  expect(formatTiles([])).toBe('')
  expect(formatTiles(['3p', '4s', '0s', '1z'])).toBe('3p40s1z')
})
