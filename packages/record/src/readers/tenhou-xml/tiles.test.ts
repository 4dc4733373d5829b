/**
 * Tiles and melds of mjlog.
 */
import {expect, test} from 'vitest'
import {tiles} from '../../../test/table.js'
import {meldOfCode, tileOfId} from './tiles.js'

test('each kind has four ids, of the fives the first is red', () => {
  const tilesOf = (hasReds: boolean): readonly unknown[] =>
    [0, 3, 4, 16, 17, 52, 53, 88, 89, 108, 135].map(id => tileOfId(id, hasReds))
  expect(tilesOf(true)).toEqual(['1m', '1m', '2m', '0m', '5m', '0p', '5p', '0s', '5s', '1z', '7z'])
  expect(tilesOf(false)).toEqual(['1m', '1m', '2m', '5m', '5m', '5p', '5p', '5s', '5s', '1z', '7z'])
  expect([-1, 136, 0.5, NaN].map(id => tileOfId(id, true))).toEqual([null, null, null, null])
})

/** Bits of a code, each with its place. */
const code = (...parts: readonly (readonly [value: number, place: number])[]): number =>
  parts.reduce((sum, [value, place]) => sum + value * 2 ** place, 0)
const CHII = [1, 2] as const
const PON = [1, 3] as const
const KAKAN = [1, 4] as const
const KITA = [1, 5] as const
const from = (steps: number) => [steps, 0] as const

test.each([
  ['1m2m3m, the first called', 0, 0, [0, 0, 0], '1m', '23m'],
  ['1m2m3m, the last called', 0, 2, [0, 0, 0], '3m', '12m'],
  ['7m8m9m', 6, 1, [0, 0, 0], '8m', '79m'],
  ['1p2p3p', 7, 0, [0, 0, 0], '1p', '23p'],
  ['3s4s5s with the red five', 16, 0, [1, 2, 0], '3s', '40s'],
  ['3s4s5s without', 16, 2, [1, 2, 3], '5s', '34s'],
  ['7s8s9s', 20, 0, [3, 3, 3], '7s', '89s']
] as const)('chii: %s', (_, run, called, [a, b, c], tile, own) => {
  const value = code([run * 3 + called, 10], [a, 3], [b, 5], [c, 7], CHII, from(3))
  expect(meldOfCode(value, true)).toEqual({type: 'chii', tile, own: tiles(own), from: 3, called})
})

test.each([
  ['1m', 0, 0, 3, '1m', '11m'],
  ['5m, the red one called', 4, 0, 3, '0m', '55m'],
  ['5m, the red one in the hand', 4, 1, 3, '5m', '05m'],
  ['5m, another one left out', 4, 0, 1, '0m', '55m'],
  ['5m, the red one left out', 4, 1, 0, '5m', '55m'],
  ['red dragons', 33, 2, 1, '7z', '77z']
] as const)('pon: %s', (_, kind, called, other, tile, own) => {
  const value = code([kind * 3 + called, 9], [other, 5], PON, from(2))
  expect(meldOfCode(value, true)).toEqual({type: 'pon', tile, own: tiles(own), from: 2, called})
})

test('kakan: the copy that the pon has left out is added', () => {
  const value = code([4 * 3 + 1, 9], [0, 5], KAKAN, from(1))
  expect(meldOfCode(value, true)).toMatchObject({type: 'kakan', tile: '0m', own: tiles('555m'), from: 1})
  expect(meldOfCode(value, false)).toMatchObject({tile: '5m'})
  const other = code([4 * 3 + 2, 9], [2, 5], KAKAN, from(1))
  expect(meldOfCode(other, true)).toMatchObject({tile: '5m', own: tiles('055m'), called: 2})
  expect(meldOfCode(code([5 * 3 + 2, 9], [2, 5], KAKAN), true)).toMatchObject({tile: '6m', called: 2})
})

test('kans and norths', () => {
  expect(meldOfCode(code([16, 8], from(0)), true)).toEqual({
    type: 'ankan',
    tile: '0m',
    own: tiles('555m'),
    from: 0,
    called: 0
  })
  expect(meldOfCode(code([18, 8], from(3)), true)).toEqual({
    type: 'daiminkan',
    tile: '5m',
    own: tiles('055m'),
    from: 3,
    called: 2
  })
  expect(meldOfCode(code([120, 8], KITA), true)).toMatchObject({type: 'kita', tile: '4z', own: [], from: 0})
})

test.each([
  ['negative', -1],
  ['of more than sixteen bits', 0x10000],
  ['no whole number', 0.5],
  ['none', NaN],
  ['of a run that is none', code([21 * 3, 10], CHII, from(3))],
  ['of a kind that is none', code([34 * 3, 9], PON)],
  ['of an added kind that is none', code([34 * 3, 9], KAKAN)],
  ['of a kan that is none', code([136, 8])]
])('a code that is %s', (_, value) => {
  expect(meldOfCode(value, true)).toBeNull()
})
