/**
 * A hand has four sets at most, and so four melds at most.
 *
 * Source: <https://en.wikipedia.org/wiki/Japanese_mahjong>: a hand is four sets and a pair.
 */
import {expect, test} from 'vitest'
import {checkMelds} from './check.js'
import type {Problem} from './problem.js'
import {defaultRules} from '../rules/rules.js'
import type {Meld} from '../tile/index.js'

const pons = (['1m', '2m', '3m', '4m', '6m'] as const).map((tile): Meld => ({
  type: 'pon',
  tiles: [tile, tile, tile],
  called: 0,
  from: 'toimen'
}))

test.each([
  [4, []],
  [5, [{id: 'too-many-melds', values: {melds: 5}}]]
])('%d melds', (count, expected) => {
  const problems: Problem[] = []
  checkMelds(pons.slice(0, count), defaultRules, problems)
  expect(problems).toEqual(expected)
})
