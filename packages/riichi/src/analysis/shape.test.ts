/**
 * Shapes, beside an enumeration that knows only what a set is.
 */
import {describe, expect, test} from 'vitest'
import {countTiles, tileOf, type Meld, type TileKind} from '../tile/index.js'
import {readMeld, readTiles} from '../case/case.js'
import {noTiles} from '../tile/no-tiles.js'
import type {AnalysisOptions} from '../shanten/limits.js'
import {shapeGains, shapeSetUkeire, shapeUkeire, shapeWaits} from './shape.js'

const countsOf = (text: string) => countTiles(readTiles(text, 'hand', []))
const kindsIn = (tiles: readonly number[]) => tiles.flatMap((count, kind) => (count > 0 ? [kind] : []))
const written = (kinds: readonly TileKind[]) => kinds.map(tileOf).join('')

// [tiles, waits with their shapes].
const waitRows: ReadonlyArray<readonly [string, string]> = [
  ['34m', '2m ryanmen, 5m ryanmen'],
  ['24p', '3p kanchan'],
  ['89s', '7s penchan'],
  ['55m', '5m shanpon'],
  ['5z', '5z tanki'],
  ['23456m', '1m ryanmen, 4m ryanmen, 7m ryanmen'],
  ['12m11z', '3m penchan'],
  ['2z2z44m', '4m shanpon, 2z shanpon'],
  ['34m555p', '2m ryanmen, 5m ryanmen'],
  ['34m34p', ''],
  ['22m33p', '2m shanpon, 3p shanpon'],
  ['135m', ''],
  ['123m', ''],
  ['33334m', '2m ryanmen, 5m ryanmen'],
  ['444456m', ''],
  ['33m333p', '3m shanpon']
]
describe('waits of shapes', () => {
  for (const [tiles, expected] of waitRows) {
    test(`${tiles}: ${expected || 'none'}`, () => {
      const found = shapeWaits(countsOf(tiles)).map(({tile, shapes}) => [tileOf(tile), ...shapes].join(' '))
      expect(found.join(', ')).toBe(expected)
    })
  }
  test('a wait of which the melds hold all four is none', () => {
    const melds = [readMeld('a5555m', [])!]
    expect(written(shapeWaits(countsOf('34m'), {melds}).map(({tile}) => tile))).toBe('2m')
    expect(written(shapeWaits(countsOf('34m'), {melds, shape: true}).map(({tile}) => tile))).toBe('2m5m')
  })
  test('more tiles than a shape has are a mistake', () => {
    expect(() => shapeWaits(countsOf('11122233344455m'))).toThrow(
      'Expected a shape of at most 13 tiles, got 14'
    )
  })
})

// [tiles, what they accept, what they gain by where that is more].
const acceptRows: ReadonlyArray<readonly [string, string, string?]> = [
  ['34m', '2m5m 8'],
  ['33m', '3m 2'],
  ['334m', '2m3m5m 10'],
  ['135m', '2m4m 8'],
  ['224m', '2m3m 6'],
  ['112m', '1m3m 6'],
  ['5z', '5z 3'],
  ['3456m', '3m6m 6'],
  ['1357m', '1m2m3m4m5m6m7m 24'],
  ['3344m', '3m4m 4', '2m3m4m5m 12'],
  ['23m55p', '1m4m 8', '1m4m5p 10'],
  ['334m556p', '2m3m5m4p5p7p 20'],
  ['123m', ' 0']
]
describe('what shapes accept', () => {
  for (const [tiles, accepts, gains = accepts] of acceptRows) {
    test(`${tiles}: ${accepts}`, () => {
      const say = ({tiles: of, total}: {tiles: readonly number[]; total: number}) =>
        `${written(kindsIn(of))} ${total}`
      expect(say(shapeUkeire(countsOf(tiles)))).toBe(accepts)
      expect(say(shapeGains(countsOf(tiles)))).toBe(gains)
    })
  }
  test('tiles in sight are not left', () => {
    expect(shapeUkeire(countsOf('34m'), {visible: countsOf('2222m5m')}).total).toBe(3)
  })
})

// [tiles, what they accept to become sets alone]; of 3n + 1 tiles as tables of floating tiles and of four tiles have it.
const setRows: ReadonlyArray<readonly [string, string]> = [
  ['5z', '5z 3'],
  ['1m', '1m2m3m 11'],
  ['2m', '1m2m3m4m 15'],
  ['5m', '3m4m5m6m7m 19'],
  ['1234m', '1m2m3m4m5m6m 20'],
  ['2345m', '1m2m3m4m5m6m7m 24'],
  ['3456m', '1m2m3m4m5m6m7m8m 28'],
  ['1223p', '1p2p3p4p 12'],
  ['2334p', '1p2p3p4p5p 16'],
  ['1345s', '1s2s3s6s 14'],
  ['3457s', '2s5s6s7s8s9s 22'],
  ['34m', '2m5m 8']
]
describe('what shapes accept to become sets alone', () => {
  test.each(setRows)('%s: %s', (tiles, expected) => {
    const {tiles: of, total} = shapeSetUkeire(countsOf(tiles))
    expect(`${written(kindsIn(of))} ${total}`).toBe(expected)
  })
})

/** Every set and pair of man and one honor: the kinds of tiles that the enumerated shapes are made of. */
const kinds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 27]
const sets: readonly (readonly number[])[] = [
  ...kinds.map(kind => [kind, kind, kind]),
  ...[0, 1, 2, 3, 4, 5, 6].map(kind => [kind, kind + 1, kind + 2])
]

/** Every way to take so many sets, and a pair if one is wanted, as counts. */
function goals(count: number, pair: boolean, from = 0): number[][] {
  if (count === 0 && !pair) return [noTiles()]
  const rest =
    count === 0
      ? kinds.map(kind => ({with: [kind, kind], next: 0}))
      : sets.slice(from).map((one, index) => ({with: one, next: from + index}))
  return rest.flatMap(one =>
    (count === 0 ? [noTiles()] : goals(count - 1, pair, one.next)).map(goal => {
      for (const kind of one.with) goal[kind]! += 1
      return goal
    })
  )
}

const goalsBySize = new Map<number, number[][]>()

/** What a shape of so many tiles becomes. */
function goalsOf(tiles: number): number[][] {
  const known =
    goalsBySize.get(tiles) ?? goals(tiles % 3 === 1 ? (tiles - 1) / 3 : Math.ceil(tiles / 3), tiles % 3 === 1)
  goalsBySize.set(tiles, known)
  return known
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** Tiles lacking of the nearest goal that copies allow. */
function lacks(counts: readonly number[], copies: readonly number[], wanted: readonly number[][]): number {
  let least = 99
  for (const goal of wanted) {
    let lack = 0
    for (const kind of kinds)
      lack += goal[kind]! > copies[kind]! ? 99 : Math.max(0, goal[kind]! - counts[kind]!)
    least = Math.min(least, lack)
  }
  return least
}

/** The most sets that are goals at no cost, and whether a pair lies beside as many. */
function heldIn(counts: readonly number[], copies: readonly number[]): readonly [number, boolean] {
  let most = 0
  while (3 * most + 3 <= sum(counts) && lacks(counts, copies, goals(most + 1, false)) === 0) most++
  return [most, lacks(counts, copies, goals(most, true)) === 0]
}

/** Every way to hold so many tiles of the kinds. */
function* shapes(tiles: number, at = 0, held: number[] = noTiles()): Generator<number[]> {
  if (at === kinds.length) {
    if (tiles === 0) yield held.slice()
    return
  }
  for (let copies = 0; copies <= Math.min(4, tiles); copies++) {
    held[kinds[at]!] = copies
    yield* shapes(tiles - copies, at + 1, held)
  }
  held[kinds[at]!] = 0
}

const noMelds: readonly Meld[] = []
const pon5m = [readMeld('505m@1', [])!]

/** Compare all shapes of a size with the enumeration. @returns those that differ */
function differing(tiles: number, melds: readonly Meld[]): string[] {
  const options: AnalysisOptions = {melds}
  const melded = countTiles(melds.flatMap(meld => meld.tiles))
  const copies = melded.map(count => 4 - count)
  const found: string[] = []
  for (const counts of shapes(tiles)) {
    if (counts.some((count, kind) => count > copies[kind]!)) continue
    const wanted = goalsOf(tiles)
    const now = lacks(counts, copies, wanted)
    const closer = kinds.filter(kind => {
      const more = counts.with(kind, counts[kind]! + 1)
      return more[kind]! <= copies[kind]! && lacks(more, copies, wanted) < now
    })
    const waits = now === 1 && tiles % 3 > 0 ? closer : []
    const accepted = kindsIn(shapeUkeire(counts, options).tiles).filter(kind => kinds.includes(kind))
    const waited = shapeWaits(counts, options).map(({tile}) => tile)
    if (written(accepted) !== written(closer) || written(waited) !== written(waits)) {
      found.push(`${written(kindsIn(counts))} ${counts.filter(Boolean).join('')}`)
    }
  }
  return found
}

// All shapes of man and east up to a size, 4 tiles here; the thorough run goes to 7, and with a pon to 6.
const isThorough = Boolean(process.env['THOROUGH'])
for (const tiles of isThorough ? [1, 2, 3, 4, 5, 6, 7] : [1, 2, 3, 4]) {
  test(`every shape of ${tiles} tiles is as enumerated`, () => expect(differing(tiles, noMelds)).toEqual([]))
}
for (const tiles of isThorough ? [1, 2, 3, 4, 5, 6] : [2, 4]) {
  test(`every shape of ${tiles} tiles beside a pon is as enumerated`, () =>
    expect(differing(tiles, pon5m)).toEqual([]))
}
for (const tiles of isThorough ? [1, 2, 3, 4, 5] : [2, 3]) {
  test(`what every shape of ${tiles} tiles gains by is as enumerated`, () => {
    const copies = noTiles().fill(4)
    const wrong: string[] = []
    for (const counts of shapes(tiles)) {
      const [most, hasPair] = heldIn(counts, copies)
      const gains = kinds.filter(kind => {
        if (counts[kind]! >= 4) return false
        const [more, pair] = heldIn(counts.with(kind, counts[kind]! + 1), copies)
        return more > most || (tiles % 3 === 1 && !hasPair && more === most && pair)
      })
      const found = kindsIn(shapeGains(counts).tiles).filter(kind => kinds.includes(kind))
      if (written(found) !== written(gains)) wrong.push(written(kindsIn(counts)))
    }
    expect(wrong).toEqual([])
  })
}
