/**
 * Why a pair gives no pinfu: what it is worth to this seat.
 *
 * Source: <https://en.wikipedia.org/wiki/Japanese_mahjong_yaku>: the pair may be no dragon, no wind of the round and no wind of the seat.
 */
import {expect, test} from 'vitest'
import {readTiles} from '../case/case.js'
import {nearMisses} from './near-misses.js'
import {defaultRules} from '../rules/rules.js'
import {score} from './score.js'
import type {Situation, Win} from '../hand/situation.js'

const reasonsOf = (pair: string, situation: Situation) => {
  const win: Win = {hand: readTiles(`234m567m234p67s${pair}`, 'hand', []), win: '8s', by: 'ron', situation}
  const result = score(win, defaultRules)
  if (result.outcome === 'impossible' || result.outcome === 'no-win') throw new Error(result.outcome)
  return nearMisses(result, win)
    .filter(({yaku}) => yaku === 'pinfu')
    .map(({values}) => values['as'])
}

// prettier-ignore
const rows = [
  ['55z', {riichi: true, round: 'south', seat: 'west'}, ['dragon']],
  ['11z', {riichi: true, round: 'east', seat: 'west'}, ['round']],
  ['33z', {riichi: true, round: 'east', seat: 'west'}, ['seat']],
  ['22z', {riichi: true, round: 'south', seat: 'south'}, ['both']],
  ['44z', {riichi: true, round: 'east', seat: 'west'}, []]
] as const
test.each(rows)('a pair of %s with %j', (pair, situation, as) => {
  expect(reasonsOf(pair, situation)).toEqual(as)
})
