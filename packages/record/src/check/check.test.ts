/**
 * Games: from round to round, and where a problem is reported.
 */
import type {Tile} from '@tehai/riichi/tile'
import {expect, test} from 'vitest'
import {discard, draw, riichi, tiles} from '../../test/table.js'
import type {Event, Player} from '../game/event.js'
import type {RecordedRound, Result} from '../game/record.js'
import {checkedGame} from './check.js'
import {gameOf} from './playout.js'

const even = [25000, 25000, 25000, 25000]
const placesOf = (events: readonly Event[]) =>
  events.map((_, index) => ({start: 10 * index, end: 10 * index + 5}))
const roundOf = (events: readonly Event[], change: Partial<RecordedRound> = {}): RecordedRound => ({
  kyoku: 0,
  honba: 0,
  sticks: 0,
  dealer: 0,
  scores: even,
  indicator: '9m',
  haipai: [tiles('19m 19p 19s 1234567z'), null, null, null],
  events,
  places: placesOf(events),
  results: [],
  calledCopies: {},
  ...change
})
const kyuushu: readonly Event[] = [draw(0, '5p'), {type: 'ryuukyoku', reason: 'kyuushu'}]
const check = (...rounds: readonly RecordedRound[]) => {
  const {problems, changes, tables} = checkedGame(gameOf(rounds, 4))
  const found = problems.map(({problem, round, event, place}) => [problem.id, round, event, place])
  return {found, problems, changes, tables}
}

test('a round begins with the scores of the end of the last; the place is that of the deal', () => {
  const other = [26000, 24000, 25000, 25000]
  const next = {honba: 1}
  expect(check(roundOf(kyuushu), roundOf(kyuushu, next)).found).toEqual([])
  const {found, problems} = check(roundOf(kyuushu), roundOf(kyuushu, {...next, scores: other}))
  expect(found).toEqual([['wrong-scores', 1, -1, {start: 0, end: 5}]])
  expect(problems[0]!.problem.values).toEqual({stated: other.join(), found: even.join()})
  const bare = check(roundOf(kyuushu), roundOf(kyuushu, {...next, scores: other, places: []}))
  expect(bare.found).toEqual([['wrong-scores', 1, -1, {start: 0, end: 0}]])
  expect(check(roundOf(kyuushu), roundOf(kyuushu, {kyoku: 1, scores: other})).found).toHaveLength(1)
})

test('with East 1 another game begins', () => {
  const other = [30000, 30000, 30000, 30000]
  expect(check(roundOf(kyuushu), roundOf(kyuushu, {scores: other})).found).toEqual([])
})

test('what cannot happen ends the check of its round, and no scores follow', () => {
  const events = [draw(0, '5p'), draw(1, null), draw(2, null)]
  const {found, tables, changes} = check(roundOf(events), roundOf(kyuushu, {honba: 1, scores: [1, 2, 3, 4]}))
  expect(found).toEqual([['discard-missing', 0, 1, {start: 10, end: 15}]])
  expect(tables.map(({length}) => length)).toEqual([2, 3])
  expect(changes).toEqual([null, [0, 0, 0, 0]])
})

test('a draw accepts the riichi of the last discard', () => {
  const players: readonly Player[] = [0, 1, 2, 3]
  const events: readonly Event[] = [
    ...players.flatMap(player => [draw(player, null), riichi(player, '8m')]),
    {type: 'ryuukyoku', reason: 'suucha-riichi'}
  ]
  const scores = [24000, 24000, 24000, 24000]
  const hidden = roundOf(events, {haipai: [null, null, null, null]})
  expect(check(hidden, roundOf(kyuushu, {honba: 1, scores})).found).toEqual([])
  expect(check(hidden, roundOf(kyuushu, {honba: 1})).found).toHaveLength(1)
})

test('a round without an end is reported at its last event', () => {
  const events = [draw(0, '5p'), discard(0, '5p', true)]
  expect(check(roundOf(events)).found).toEqual([['round-has-no-end', 0, 1, {start: 10, end: 15}]])
  expect(check(roundOf([])).found).toEqual([['round-has-no-end', 0, -1, {start: 0, end: 0}]])
  expect(check(roundOf(kyuushu)).found).toEqual([])
})

test('a fifth copy in the deal is reported there', () => {
  const haipai = [tiles('19m 19p 19s 1234567z'), tiles('9999m 123p 123s 789p'), null, null]
  const {found, problems} = check(roundOf(kyuushu, {haipai}))
  expect(found[0]).toEqual(['fifth-copy', 0, -1, {start: 0, end: 5}])
  expect(problems[0]!.problem.values).toEqual({tile: '9m'})
  const three = [tiles('19m 19p 19s 1234567z'), tiles('99m 1234p 123s 789p 1z'), null, null]
  expect(check(roundOf(kyuushu, {haipai: three})).found).toEqual([])
})

/** Two win by one discard of East: South for 2000 points, West for 1000. */
const ron = (player: Player, tile: Tile): Event => ({type: 'agari', player, from: 0, tile, ura: []})
const two: readonly Event[] = [draw(0, '9m'), discard(0, '6s'), ron(1, '6s'), ron(2, '6s')]
const hands = [
  tiles('6s 19m 19p 9s 1234567z'),
  tiles('234m 55p 456p 45s 234s'),
  tiles('234m 222p 567p 88p 78s'),
  null
]
const result = (player: Player, delta: readonly number[] | null): Result => ({
  type: 'win',
  player,
  from: 0,
  pao: null,
  fu: null,
  han: null,
  points: null,
  limit: null,
  yaku: [],
  yakuman: 0,
  before: null,
  delta
})

test('of several wins the changes add up, and honba and sticks go to the first', () => {
  const round = roundOf(two, {haipai: hands, honba: 1, sticks: 1, kyoku: 4})
  const {found, changes} = check(round)
  expect(found).toEqual([])
  expect(changes).toEqual([[-3600, 3300, 1300, 0]])
  const scores = even.map((score, player) => score + changes[0]![player]!)
  expect(check(round, roundOf(kyuushu, {kyoku: 5, dealer: 0, scores})).found).toEqual([])
  expect(check(round, roundOf(kyuushu, {kyoku: 5, scores: even})).found).toHaveLength(1)
})

test('the changes are what the record says, the scores of the next round what the rules pay', () => {
  const stated = [result(1, [-3000, 3000, 0, 0]), result(2, null)]
  const {found, changes} = check(roundOf(two, {haipai: hands, results: stated}))
  expect(found).toEqual([['wrong-payment', 0, 2, {start: 20, end: 25}]])
  expect(changes).toEqual([[-4300, 3000, 1300, 0]])
  const second = [result(1, [-2000, 2000, 0, 0]), result(2, [-1000, 0, 1000, 0])]
  expect(check(roundOf(two, {haipai: hands, results: second})).found).toEqual([
    ['wrong-payment', 0, 3, {start: 30, end: 35}]
  ])
})
