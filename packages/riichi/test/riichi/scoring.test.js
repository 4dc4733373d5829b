/**
 * Scores against a second scorer: thousands of wins of every shape, under every rule both know.
 */
import {isDeepStrictEqual} from 'node:util'
import {expect, test} from 'vitest'
import {answerOf, rulesOf, score} from '../../src/index.js'
import {argumentsOf, scoredBy} from './majiang.js'
import {randomFrom, randomWin} from './random.js'

const wins = process.env.THOROUGH ? 5000 : 2000

test(`${wins} random wins are worth what @kobalab/majiang-core says`, () => {
  const random = randomFrom(20250101)
  const seen = new Set()
  const differing = []
  for (let index = 0; index < wins; index++) {
    const {win, rules} = randomWin(random)
    const ours = answer(score(win, rulesOf(rules)))
    const theirs = scoredBy(argumentsOf({win, rules}))
    if (!isDeepStrictEqual(ours, theirs)) differing.push({win, rules, ours, theirs})
    for (const id of Object.keys(ours?.yaku ?? {})) seen.add(id)
  }
  expect(differing).toEqual([])
  // If one of these never came up, the hands are not of every shape.
  const rare = ['ryanpeikou', 'ittsuu', 'chanta', 'sankantsu', 'shousangen', 'honroutou']
  for (const id of process.env.THOROUGH ? [...rare, 'junchan'] : rare) {
    expect(seen).toContain(id)
  }
})

/** A score in the terms both share; null for a hand without yaku, which is all that can keep these from winning. */
function answer(result) {
  if (result.outcome !== 'win') return result.outcome === 'no-yaku' ? null : result
  const {yaku, han, fu, yakuman, points, payments} = answerOf(result)
  return {yaku, han, fu, yakuman, points, payments}
}
