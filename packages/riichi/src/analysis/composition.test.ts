import {expect, test} from 'vitest'
import {readMeld, readTiles} from '../case/case.js'
import {compositions, compositionsFromLowest, kindsOf, type Composition} from './composition.js'
import {countTiles, formatTiles, tileOf} from '../tile/index.js'

const countsOf = (text: string) => countTiles(readTiles(text, 'hand', []))
const written = ({blocks, left}: Composition): string => {
  const groups = blocks.map(block => formatTiles(kindsOf(block).map(tileOf)))
  return left.length === 0 ? groups.join(' ') : `${groups.join(' ')} + ${formatTiles(left.map(tileOf))}`
}

test('from the lowest tile on, 12344566778999m is taken in three ways', () => {
  expect(compositionsFromLowest(countsOf('12344566778999m')).map(written)).toEqual([
    '123m 456m 678m 999m + 47m',
    '123m 456m 678m 99m + 479m',
    '123m 44m 567m 678m 999m'
  ])
})

// [why, hand, melds, best ways]
const rows: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  ['complete', '12344566778999m', [], ['123m 44m 567m 678m 999m']],
  ['three runs or three triplets', '111222333m11z', [], ['123m 123m 123m 11z', '111m 222m 333m 11z']],
  ['a tile is left over for triplet and run', '1222345m', [], ['222m 345m + 1m']],
  ['two waits of one tile', '123m456p789s1112z', [], ['123m 456p 789s 111z + 2z']],
  ['one pair of two', '123m456p789s1122z', [], ['123m 456p 789s 11z + 22z', '123m 456p 789s 22z + 11z']],
  ['honors are no runs', '123z', [], [' + 123z']],
  ['melds follow', '123m44z', ['789s@3'], ['123m 44z 789s']],
  ['seven pairs', '1122334m4p556677z', [], ['123m 123m 55z + 4m4p6677z']],
  ['seven pairs, complete', '11m2244p5577s1122z', [], ['11m 22p 44p 55s 77s 11z 22z']]
]
test.each(rows)('compositions: %s (%s)', (_, hand, melds, expected) => {
  const called = melds.map(text => readMeld(text, [])!)
  expect(compositions(countsOf(hand), called).map(written).slice(0, expected.length)).toEqual(expected)
})

test('more tiles than a hand has are a mistake', () => {
  const many = countsOf('123456789m123456p')
  expect(() => compositions(many)).toThrow('Expected at most 14 tiles, got 15')
  expect(() => compositionsFromLowest(many)).toThrow('Expected at most 14 tiles, got 15')
})

/** The fewest tiles left over, by taking any block that fits or leaving any tile. */
function fewestLeft(counts: number[], hasPair: boolean): number {
  const kind = counts.findIndex(count => count > 0)
  if (kind < 0) return 0
  const after = (taken: readonly number[], pair: boolean, cost: number) => {
    for (const one of taken) counts[one]! -= 1
    const found = cost + fewestLeft(counts, pair)
    for (const one of taken) counts[one]! += 1
    return found
  }
  let least = after([kind], hasPair, 1)
  if (counts[kind]! >= 3) least = Math.min(least, after([kind, kind, kind], hasPair, 0))
  if (counts[kind]! >= 2 && !hasPair) least = Math.min(least, after([kind, kind], true, 0))
  const canRun = kind < 27 && kind % 9 < 7 && counts[kind + 1]! > 0 && counts[kind + 2]! > 0
  return canRun ? Math.min(least, after([kind, kind + 1, kind + 2], hasPair, 0)) : least
}

test('the best ways leave as few as any way does, hold every tile once, and none comes twice', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return Math.floor((seed / 2147483648) * below)
  }
  for (let hand = 0; hand < 40; hand++) {
    const counts = countTiles([])
    const kinds = hand % 2 === 0 ? 9 : 34
    for (let tiles = 0; tiles < 9 + random(4);) {
      const kind = random(kinds)
      if (counts[kind] === 4) continue
      counts[kind]! += 1
      tiles++
    }
    const ways = compositions(counts)
    const least = ways.some(({left}) => left.length === 0) ? 0 : fewestLeft(counts.slice(), false)
    expect(ways.length).toBeGreaterThan(0)
    expect(new Set(ways.map(written)).size).toBe(ways.length)
    for (const {blocks, left} of ways) {
      expect(left.length).toBe(least)
      expect(countTiles([...blocks.flatMap(kindsOf), ...left].map(tileOf))).toEqual(counts)
    }
  }
})
