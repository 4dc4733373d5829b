/**
 * Rules of a room that change what rounds pay: records are right by them, and wrong without.
 */
import {presets} from '@tehai/riichi'
import {expect, test} from 'vitest'
import type {RecordedGame} from '../game/record.js'
import {checkGame} from './check.js'
import {gameOf, playRound} from './playout.js'
import {scoredGame} from './scored-game.js'

const room = {riichiStick: 5000, notenPayments: [500, 1000, 3000]}
const seeds = [1, 9, 66, 124, 395]

/** A game of rounds of four players, played and checked by the rules of the room. */
const played = (from: readonly number[]): RecordedGame => ({
  ...gameOf(
    from.map(seed => playRound({seed, sticks: 1, rules: {...presets.tenhou, ...room}})),
    4
  ),
  rules: room
})

test('what a stick is worth, and what players pay who are not tenpai', () => {
  for (const seed of seeds) {
    const game = played([seed])
    expect(checkGame(game)).toEqual([])
    const ids = checkGame({...game, rules: {}}).map(({problem}) => problem.id)
    expect(ids).toContain('wrong-payment')
  }
})

test('the winner takes the sticks of the table', () => {
  const game = played([66])
  const [win] = game.rounds[0]!.results
  const [first] = scoredGame({
    ...game,
    rounds: [{...game.rounds[0]!, results: [{...win!, delta: null}]}]
  }).rounds[0]!.results
  expect(first!.delta).toEqual(win!.delta)
  const sum = win!.delta!.reduce((points, one) => points + one, 0)
  expect(sum).toBeGreaterThanOrEqual(5000)
  expect(sum % 5000).toBe(0)
})
