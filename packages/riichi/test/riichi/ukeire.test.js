/**
 * Ukeire and discards against what they mean: the shanten of every hand with one tile more, or less.
 */
import {expect, test} from 'vitest'
import {discards, shanten, ukeire} from '@tehai/riichi'
import {randomCounts, randomFrom} from './random.js'

const rounds = process.env['THOROUGH'] ? 2000 : 15

/** Options of which each has parts that are limited, and parts that are not. */
const everyOptions = [
  undefined,
  {melds: []},
  {shape: true},
  {sanma: true},
  {sanma: true, kita: 3},
  {kita: 4},
  {melds: ['555z@2']},
  {melds: ['a1111p', '123m@3']},
  {melds: ['222z@1', 'k5555m@1', '789s@3', 'a9999s']}
]

const tilesBeside = ({melds = []} = {}) => melds.join('').replace(/@\d|[ak]/g, '')

/** How many tiles of each kind are left, and of how many of them the hand may hold one more. */
function leftOf(counts, options = {}) {
  const beside = tilesBeside(options)
  return counts.map((count, kind) => {
    const suit = 'mpsz'[Math.floor(kind / 9)]
    const laid = [...beside.matchAll(/(\d+)([mpsz])/g)]
      .filter(([, , of]) => of === suit)
      .flatMap(([, digits]) => [...digits])
    const own = laid.filter(digit => Number(digit) === (kind % 9) + 1).length
    if (options.sanma && kind > 0 && kind < 8) return 0
    return Math.max(0, 4 - count - own - (kind === 30 ? (options.kita ?? 0) : 0))
  })
}

const withTile = (counts, kind, more) => counts.map((count, at) => (at === kind ? count + more : count))

/** What a hand accepts, found by drawing every tile. */
function drawnOneByOne(counts, options) {
  const now = shanten(counts, options)
  const tiles = leftOf(counts, options).map((left, kind) =>
    left > 0 && shanten(withTile(counts, kind, 1), options) < now ? left : 0
  )
  return {shanten: now, tiles, total: tiles.reduce((sum, left) => sum + left, 0)}
}

const sizeOf = (options, size) => size - 3 * (options?.melds?.length ?? 0)

test.each(everyOptions)('a hand accepts the tiles that bring it closer: %j', options => {
  const random = randomFrom(Number(process.env['SEED'] ?? 5))
  for (let round = 0; round < rounds; round++) {
    const hand = randomCounts(random, sizeOf(options, 13))
    expect(ukeire(hand, options)).toEqual(drawnOneByOne(hand, options))
  }
})

test.each(everyOptions)('discards leave what the hands without them accept: %j', options => {
  const random = randomFrom(Number(process.env['SEED'] ?? 6))
  for (let round = 0; round < rounds; round++) {
    const hand = randomCounts(random, sizeOf(options, 14))
    const expected = hand.flatMap((count, tile) => {
      if (count === 0) return []
      const seen = withTile(
        Array.from({length: 34}, () => 0),
        tile,
        1
      )
      return [{tile, ...ukeire(withTile(hand, tile, -1), {...options, visible: seen})}]
    })
    expect(discards(hand, options)).toEqual(expected)
  }
})
