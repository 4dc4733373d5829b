/**
 * Turns among the events of a round.
 */
import {expect, test} from 'vitest'
import {discard, draw} from '../../test/table.js'
import type {Event} from './event.js'
import {eventOfTurn, lastTurn, tablesOf} from './moments.js'
import type {RecordedRound} from './record.js'

const roundOf = (events: readonly Event[]): RecordedRound => ({
  kyoku: 0,
  honba: 0,
  sticks: 0,
  dealer: 0,
  scores: [25000, 25000, 25000, 25000],
  indicator: '9m',
  haipai: [null, null, null, null],
  events,
  places: [],
  results: [],
  calledCopies: {}
})

const pon: Event = {type: 'pon', player: 2, tile: '5z', own: ['5z', '5z'], from: 0}
const chii: Event = {type: 'chii', player: 3, tile: '1m', own: ['2m', '3m'], from: 2}
const events = [
  draw(0, null),
  discard(0, '5z'),
  pon,
  discard(2, '1m'),
  chii,
  discard(3, '9p'),
  draw(0, null),
  discard(0, '8p'),
  draw(1, null)
]
const round = roundOf(events)

test('a turn begins with a draw, or a call in place of it', () => {
  expect(eventOfTurn(round, 0, 1)).toBe(0)
  expect(eventOfTurn(round, 0, 2)).toBe(6)
  expect(eventOfTurn(round, 1, 1)).toBe(8)
  expect(eventOfTurn(round, 2, 1)).toBe(2)
  expect(eventOfTurn(round, 3, 1)).toBe(4)
  expect(eventOfTurn(round, 3, 2)).toBeNull()
  expect(eventOfTurn(round, 0, 0)).toBeNull()
})

test('the last turn is that of the most discards', () => {
  expect(lastTurn(round)).toBe(2)
  expect(lastTurn(roundOf([]))).toBe(0)
})

test('there is a table before each event and one after the last, up to one that cannot be', () => {
  expect(tablesOf(round, {players: 4})).toHaveLength(events.length + 1)
  expect(tablesOf(round, {players: 4}).map(({turn}) => turn)).toEqual([0, 0, 1, 2, 3, 3, 0, 0, 1, 1])
  expect(tablesOf(roundOf([...events.slice(0, 2), draw(2, null), draw(1, null)]), {players: 4})).toHaveLength(
    3
  )
})
