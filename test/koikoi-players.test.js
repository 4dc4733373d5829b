/**
 * The strongest player of koi-koi beats the one before it, by the built package, which is three times as fast as its sources here.
 */
import {
  decksOf,
  expertPolicy,
  greedyPolicy,
  lookAheadPolicy,
  mulberry32,
  playerOf,
  playRound
} from '@tehai/koikoi'
import {expect, test} from 'vitest'
import {share} from './share.js'

/** Points of the player in a place less those of the other, in a round of a seed. */
function gainOf(place, policies, seed) {
  const players = policies.map(policy => playerOf(policy))
  const {state} = playRound(decksOf(mulberry32(seed)), players, mulberry32(seed + 1e6))
  const {scores} = state.result
  return scores[place] - scores[1 - place]
}

/**
 * Points of `a` less those of `b` per round, and the standard error. Each deal is played twice, with the places
 * exchanged: much of the luck of the deal cancels out, and the error is that of two and a half times as many rounds.
 */
function pairedDifference(pairs, a, b, seed) {
  const gains = Array.from(
    {length: pairs},
    (_, pair) => (gainOf(0, [a, b], seed + pair) + gainOf(1, [b, a], seed + pair)) / 2
  )
  const difference = gains.reduce((sum, gain) => sum + gain, 0) / pairs
  const squares = gains.reduce((sum, gain) => sum + (gain - difference) ** 2, 0)
  return {difference, standardError: Math.sqrt(squares / (pairs - 1) / pairs)}
}

test('a player against itself is even in each pair', () => {
  expect(pairedDifference(20, greedyPolicy, greedyPolicy, 1)).toEqual({difference: 0, standardError: 0})
})

// 20,000 rounds are measured by bench/koikoi-players.js. The seed is fixed, so that the result is the same each time. A share of
// the rounds would show nothing.
test.runIf(process.env['THOROUGH'] && share === 1)(
  'the expert beats the look-ahead',
  {timeout: 600_000},
  () => {
    const {difference, standardError} = pairedDifference(800, expertPolicy(), lookAheadPolicy(), 1)
    expect(difference).toBeGreaterThan(2 * standardError)
  }
)
