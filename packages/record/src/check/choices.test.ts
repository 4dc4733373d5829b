/**
 * What players may do: calls by the shapes of a hand, swaps after them, norths, nine terminals.
 */
import {presets} from '@tehai/riichi'
import {kindOf} from '@tehai/riichi/tile'
import {expect, test} from 'vitest'
import {discard, draw, tableAfter, tiles, withHand} from '../../test/table.js'
import type {Event} from '../game/event.js'
import type {TableState} from '../game/state.js'
import {choicesAt} from './choices.js'

const rules = presets.tenhou
const sanma = presets['tenhou-sanma']
const nineKinds = '19m 19p 19s 1234567z'
const shown = (event: Event): string =>
  event.type === 'chii' || event.type === 'pon' || event.type === 'daiminkan'
    ? `${event.player} ${event.type} ${event.own.join('')}`
    : event.type
const callsAt = (state: TableState, table = rules): readonly string[] =>
  choicesAt(state, table).map(shown).toSorted()

test('a tile is called to every shape that it completes, by the shimocha alone', () => {
  const south = '1245m 1245p 12345s'
  const state = tableAfter(['33m 9m 19p 19s 123456z', south, south, null], [draw(0, '7z'), discard(0, '3m')])
  expect(callsAt(state)).toEqual(['1 chii 1m2m', '1 chii 2m4m', '1 chii 4m5m'])
})

test('a pon may take the red five or leave it', () => {
  const state = tableAfter(
    ['5m 9m 19p 19s 1234567z', '1239p 1239s 11223z', '055m 19p 19s 123456z', null],
    [draw(0, '7z'), discard(0, '5m')]
  )
  expect(callsAt(state)).toEqual(['2 daiminkan 0m5m5m', '2 pon 0m5m', '2 pon 5m5m'])
  const south = tableAfter(
    ['1z 9m 19p 19s 234567z 5m', null, '111z 19m 19p 19s 2345z', null],
    [draw(0, '7z'), discard(0, '1z')]
  )
  expect(callsAt(south)).toEqual(['2 daiminkan 1z1z1z', '2 pon 1z1z'])
  const two = withHand(south, 2, {tiles: tiles('11z 19m')})
  expect(callsAt(two)).toEqual(['2 pon 1z1z'])
})

test('no chii after which every tile is a swap, unless swaps are allowed', () => {
  const state = tableAfter(
    ['3m 9m 19p 19s 1234567z', '1239p 1239s 11223z', null, null],
    [draw(0, '7z'), discard(0, '3m')]
  )
  const swapsOnly = withHand(state, 1, {tiles: tiles('4566m'), waits: []})
  expect(callsAt(swapsOnly)).toEqual([])
  expect(callsAt(swapsOnly, {...rules, kuikae: true} as typeof rules)).toEqual(['1 chii 4m5m'])
  expect(callsAt(withHand(state, 1, {tiles: tiles('456m 9s'), waits: []}))).toEqual(['1 chii 4m5m'])
})

test('a north is put aside by three players only', () => {
  const hand = '19p 129s 11223344z'
  const types = (state: TableState, table: typeof rules): readonly string[] =>
    choicesAt(state, table).map(({type}) => type)
  const three = tableAfter([hand, null, null], [draw(0, '6p')], '1p')
  expect(types(three, sanma)).toContain('kita')
  expect(types(tableAfter([hand, null, null, null], [draw(0, '6p')]), rules)).not.toContain('kita')
  const none = tableAfter(['19p 129s 11223335z', null, null], [draw(0, '6p')], '1p')
  expect(types(none, sanma)).not.toContain('kita')
})

test('nine terminals and honors end a round in the first turn, before any call', () => {
  const first = [draw(0, '2m')]
  const canEnd = (state: TableState): boolean =>
    choicesAt(state, rules).some(({type}) => type === 'ryuukyoku')
  expect(canEnd(tableAfter([nineKinds, null, null, null], first))).toBe(true)
  expect(canEnd(tableAfter(['19m 19p 19s 123z 2345p', null, null, null], first))).toBe(true)
  expect(canEnd(tableAfter(['19m 19p 19s 12z 22345p', null, null, null], first))).toBe(false)
  const later = [...first, discard(0, '2m', true), draw(1, null), discard(1, '3m', true)]
  const next = [draw(2, null), discard(2, '4m', true), draw(3, null), discard(3, '6m', true), draw(0, '8s')]
  expect(canEnd(tableAfter([nineKinds, null, null, null], [...later, ...next]))).toBe(false)
})

test('a tile that completes a hand with a yaku is won by', () => {
  const state = tableAfter(
    ['6s 19m 19p 9s 1234567z', '234m 55p 456p 45s 234s', null, null],
    [draw(0, '2m'), discard(0, '6s')]
  )
  expect(state.hands[1]!.waits).toEqual([kindOf('3s'), kindOf('6s')])
  expect(callsAt(state)).toContain('agari')
  const without = tableAfter(
    ['5s 19m 19p 9s 1234567z', '234m 99p 456p 46s 789s', null, null],
    [draw(0, '2m'), discard(0, '5s')]
  )
  expect(without.hands[1]!.waits).toEqual([kindOf('5s')])
  expect(callsAt(without)).not.toContain('agari')
})

test('after the end of a round there is nothing to choose', () => {
  const state = tableAfter(
    ['6s 19m 19p 9s 1234567z', '234m 55p 456p 45s 234s', '234m 55p 456p 45s 789s', null],
    [draw(0, '2m'), discard(0, '6s')]
  )
  expect(choicesAt(state, rules).length).toBeGreaterThan(0)
  expect(choicesAt({...state, phase: 'over'}, rules)).toEqual([])
})

/** Choices of a player after a draw, without discards. */
const rareAt = (state: TableState, table = rules): readonly string[] =>
  choicesAt(state, table)
    .filter(({type}) => type !== 'discard')
    .map(event => (event.type === 'ankan' ? `ankan ${event.tiles.join('')}` : event.type))

test('four equal tiles are a kan, with the drawn one and a red five too', () => {
  const state = tableAfter(['055m 1111p 456p 12z 3s', null, null, null], [draw(0, '5m')])
  expect(rareAt(state)).toEqual(['ankan 0m5m5m5m', 'ankan 1p1p1p1p'])
})

test('the fourth tile of a pon is added, whether drawn or held', () => {
  const pon = {type: 'pon', tiles: tiles('555z'), called: 0, from: 'toimen'} as const
  const state = tableAfter(['234m 159p 456p 123s 5z', null, null, null], [draw(0, '9p')])
  const melded = withHand(state, 0, {tiles: tiles('19p 456p 123s 5z 2m').slice(0, 10), melds: [pon]})
  expect(rareAt(melded)).toEqual(['kakan'])
  expect(rareAt(withHand(melded, 0, {tiles: tiles('19p 456p 123s 66z'), drawn: '5z'}))).toEqual(['kakan'])
  // After a call nothing was drawn: only a discard follows.
  expect(rareAt(withHand(melded, 0, {drawn: null}))).toEqual([])
})

test('a tile is discarded from the hand or as it was drawn, with riichi where that is allowed', () => {
  const state = tableAfter(['234m 55p 456p 45s 555z', null, null, null], [draw(0, '9p')])
  const discards = choicesAt(state, rules).flatMap(event =>
    event.type === 'discard'
      ? [`${event.tile}${event.tsumogiri ? '_' : ''}${event.riichi ? ' riichi' : ''}`]
      : []
  )
  expect(discards).toEqual(['2m', '3m', '4m', '4p', '5p', '6p', '4s', '5s', '5z', '9p_', '9p_ riichi'])
  const declared = withHand(state, 0, {riichi: {isDouble: false, isAccepted: true, ippatsu: false}})
  expect(choicesAt(declared, rules)).toEqual([discard(0, '9p', true)])
})

test('of hidden hands nothing is known', () => {
  expect(choicesAt(tableAfter([null, null, null, null], [draw(0, '9p')]), rules)).toEqual([])
  expect(choicesAt(tableAfter([null, null, null, null], [draw(0, '9p'), discard(0, '9p')]), rules)).toEqual(
    []
  )
})

test('what is added to a kan is won by, but not called', () => {
  const state = tableAfter(
    ['6s 19m 19p 9s 1234567z', '234m 55p 456p 45s 234s', '66s 123m 456p 789p 12z', null],
    [draw(0, '2m'), discard(0, '6s')]
  )
  const added: TableState = {...state, open: {tile: '6s', player: 0, by: 'kakan'}}
  expect(callsAt(added)).toEqual(['agari'])
})

test('a chii takes each of the red five and a plain one', () => {
  const state = tableAfter(
    ['3m 9m 19p 19s 1234567z', '0455m 1239p 1239s 1z', null, null],
    [draw(0, '7z'), discard(0, '3m')]
  )
  expect(callsAt(state)).toEqual(['1 chii 4m0m', '1 chii 4m5m'])
})
