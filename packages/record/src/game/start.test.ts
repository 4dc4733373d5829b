import {kindOf} from '@tehai/riichi/tile'
import {expect, test} from 'vitest'
import {playRound} from '../check/playout.js'
import {startOf} from './start.js'
import {tiles} from '../../test/table.js'

test('the table of the deal: sorted hands, their waits, one indicator, and the dealer to draw', () => {
  const round = playRound({seed: 1, kyoku: 5, honba: 2, sticks: 1})
  const haipai = [tiles('1z 123m 456p 789s 223z'), ...round.haipai.slice(1)]
  const table = startOf({...round, haipai}, 4)
  expect(table).toMatchObject({
    kyoku: 5,
    honba: 2,
    sticks: 1,
    dealer: 1,
    turn: 1,
    phase: 'draw',
    indicators: [round.indicator],
    hiddenDora: 0,
    isReplacement: false,
    isUncalled: true,
    open: null
  })
  expect(table.hands[0]!.tiles).toEqual(tiles('123m 456p 789s 1223z'))
  expect(table.hands[0]).toMatchObject({
    drawn: null,
    melds: [],
    river: [],
    kita: 0,
    riichi: null,
    missed: false
  })
  const waiting = startOf({...round, haipai: [tiles('123m 456p 789s 2233z'), null, null, null]}, 4)
  expect(waiting.hands[0]!.waits).toEqual([kindOf('2z'), kindOf('3z')])
  expect(waiting.seen[kindOf('2z')]).toBe(2)
  expect(waiting.hands[1]!.tiles).toBeNull()
})

test('a score that is missing is none', () => {
  expect(startOf({...playRound({seed: 1}), scores: [25000, 25000, 25000]}, 4).scores).toEqual([
    25000, 25000, 25000, 0
  ])
})
