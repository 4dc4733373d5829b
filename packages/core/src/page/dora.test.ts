import {expect, test} from 'vitest'
import {kinds, type Tile} from '@tehai/riichi/tile'
import {doraOf, formatTiles, indicatorOf} from './dora.js'

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
    expect(doraOf(indicator)).toBe(dora)
    expect(doraOf(indicator, true)).toBe(sanma)
  })
}

test('dora: the indicator of a dora shows it', () => {
  for (const kind of kinds) expect(doraOf(indicatorOf(kind))).toBe(kind)
})

test('tiles are written in runs of a suit', () => {
  expect(formatTiles([])).toBe('')
  expect(formatTiles(['3p', '4s', '0s', '1z'])).toBe('3p40s1z')
})
