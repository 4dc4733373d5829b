/**
 * Ends of a round that depend on kans and riichi of several players.
 */
import {presets} from '@tehai/riichi'
import type {Meld} from '@tehai/riichi/tile'
import {expect, test} from 'vitest'
import {tableAfter, tiles, withHand} from '../../test/table.js'
import type {DrawReason, Player} from '../game/event.js'
import type {TableState} from '../game/state.js'
import {illegalities} from './legality.js'

const start = tableAfter([null, null, null, null], [])
const kans = (count: number): readonly Meld[] =>
  ['1111m', '2222m', '3333m', '4444m', '5555z']
    .slice(0, count)
    .map(text => ({type: 'ankan', tiles: tiles(text), faceDown: null}) as Meld)
const withKans = (...counts: readonly number[]): TableState =>
  counts.reduce((state, count, player) => withHand(state, player as Player, {melds: kans(count)}), start)
const isDue = (state: TableState, reason: DrawReason): boolean =>
  illegalities(state, {type: 'ryuukyoku', reason}, presets.tenhou).length === 0

test('four kans end a round unless one player has all of them', () => {
  expect(isDue(withKans(3, 1, 0, 0), 'suukaikan')).toBe(true)
  expect(isDue(withKans(1, 1, 1, 1), 'suukaikan')).toBe(true)
  expect(isDue(withKans(0, 4, 0, 0), 'suukaikan')).toBe(false)
  expect(isDue(withKans(2, 1, 0, 0), 'suukaikan')).toBe(false)
})

test('a fifth kan is none, also where several players have the others', () => {
  const event = {type: 'ankan', player: 0, tiles: tiles('5555z')} as const
  const fifth = (state: TableState): boolean =>
    illegalities(state, event, presets.tenhou).some(({id}) => id === 'fifth-kan')
  expect(fifth(withKans(3, 0, 0, 0))).toBe(false)
  expect(fifth(withKans(2, 2, 0, 0))).toBe(true)
  expect(fifth(withKans(4, 0, 0, 0))).toBe(true)
})

test('four riichi end a round, three do not', () => {
  const riichi = {isDouble: false, isAccepted: true, ippatsu: false}
  const three = [0, 1, 2].reduce((state, player) => withHand(state, player as Player, {riichi}), start)
  expect(isDue(three, 'suucha-riichi')).toBe(false)
  expect(isDue(withHand(three, 3, {riichi}), 'suucha-riichi')).toBe(true)
})

test('the wall must be used up for an exhaustive draw', () => {
  expect(isDue({...start, left: 0}, 'exhaustive')).toBe(true)
  expect(isDue({...start, left: 1}, 'exhaustive')).toBe(false)
  expect(isDue({...start, left: 0, phase: 'discard'}, 'nagashi')).toBe(false)
})
