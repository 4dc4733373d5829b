/**
 * Why a round ended, where the record does not say it.
 */
import {expect, test} from 'vitest'
import {discard, draw, riichi, tiles} from '../../test/table.js'
import type {DrawReason, Event, Player} from '../game/event.js'
import type {Result} from '../game/record.js'
import {reasonOf} from './draw-reason.js'
import {addEvent, openRound} from './open-round.js'

const place = {start: 0, end: 0}
const players: readonly Player[] = [0, 1, 2, 3]
const deal = {
  kyoku: 0,
  honba: 0,
  sticks: 0,
  dealer: 0,
  scores: [25000, 25000, 25000, 25000],
  indicator: '9m',
  haipai: [null, null, null, null]
} as const

function reason(
  events: readonly Event[],
  delta: readonly number[] | null = null,
  results: Result[] = []
): DrawReason {
  const round = openRound(deal)
  for (const event of events) addEvent(round, event, place)
  round.results.push(...results)
  return reasonOf(round, 4, delta)
}

/** All 70 tiles are drawn and discarded. */
const all = Array.from({length: 70}, (_, index) => (index % 4) as Player).flatMap(player => [
  draw(player, null),
  discard(player, '8m', true)
])

test('the wall is used up; who gets more than 3000 points has a river that pays', () => {
  expect(reason(all)).toBe('exhaustive')
  expect(reason(all, [3000, -1000, -1000, -1000])).toBe('exhaustive')
  expect(reason(all, [8000, -4000, -2000, -2000])).toBe('nagashi')
})

test('a round that ends before a discard ends by nine terminals', () => {
  expect(reason([draw(0, null)])).toBe('kyuushu')
})

test('four riichi', () => {
  expect(reason(players.flatMap(player => [draw(player, null), riichi(player, '8m')]))).toBe('suucha-riichi')
})

test('the same wind four times', () => {
  const first = (...discards: readonly ('1z' | '4z' | '5z' | '9s')[]): DrawReason =>
    reason(
      discards.flatMap((tile, player) => [draw(player as Player, null), discard(player as Player, tile)])
    )
  expect(first('1z', '1z', '1z', '1z')).toBe('suufon-renda')
  expect(first('4z', '4z', '4z', '4z')).toBe('suufon-renda')
  expect(first('5z', '5z', '5z', '5z')).toBe('sanchahou')
  expect(first('9s', '9s', '9s', '9s')).toBe('sanchahou')
  expect(first('1z', '1z', '1z', '4z')).toBe('sanchahou')
  expect(first('1z', '1z', '1z')).toBe('sanchahou')
})

test('four kans, else three win', () => {
  const kan = (rank: number): readonly Event[] => [
    draw(0, null),
    {type: 'ankan', player: 0, tiles: tiles(`${rank}${rank}${rank}${rank}z`)}
  ]
  const last = [draw(0, null), discard(0, '8m')]
  expect(reason([...[1, 2, 3, 4].flatMap(kan), ...last])).toBe('suukaikan')
  expect(reason([...[1, 2, 3].flatMap(kan), ...last])).toBe('sanchahou')
  // Players whose hands are hidden: a pon of 5z, to which the fourth is added, and an open kan of 6z.
  const called: readonly Event[] = [
    draw(0, null),
    discard(0, '5z'),
    {type: 'pon', player: 1, tile: '5z', own: tiles('55z'), from: 0},
    discard(1, '6z'),
    {type: 'daiminkan', player: 0, tile: '6z', own: tiles('666z'), from: 1},
    draw(0, null),
    discard(0, '8m'),
    draw(1, null),
    {type: 'kakan', player: 1, tile: '5z'},
    draw(1, null),
    discard(1, '8m'),
    draw(2, null),
    {type: 'ankan', player: 2, tiles: tiles('1111z')},
    draw(2, null),
    {type: 'ankan', player: 2, tiles: tiles('2222z')},
    draw(2, null),
    discard(2, '8m')
  ]
  expect(reason(called)).toBe('suukaikan')
})

test('a round that has ended is not played again', () => {
  const result: Result = {type: 'draw', reason: 'suukaikan', tenpai: null, before: null, delta: null}
  expect(reason([draw(0, null)], null, [result])).toBe('suukaikan')
})
