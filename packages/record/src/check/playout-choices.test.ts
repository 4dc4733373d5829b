/**
 * What players of a playout choose, by the numbers that chance gives them.
 */
import {presets} from '@tehai/riichi'
import {expect, test} from 'vitest'
import {discard, draw, tableAfter, withHand} from '../../test/table.js'
import type {TableState} from '../game/state.js'
import {chooseCall, chooseOwn} from './playout-choices.js'
import {type Habits, usualHabits} from './playout-habits.js'

/** Numbers one after another; the last one from then on. */
function chance(...numbers: readonly number[]): () => number {
  let index = -1
  return () => numbers[Math.min((index += 1), numbers.length - 1)]!
}
const rules = presets.tenhou
const by = (change: Partial<Habits>, numbers: readonly number[], state: TableState) => ({
  habits: {...usualHabits, ...change},
  rules,
  random: chance(...numbers),
  state
})
const own = (state: TableState, ...numbers: readonly number[]) => chooseOwn(by({}, numbers, state))
const call = (state: TableState, ...numbers: readonly number[]) => chooseCall(by({}, numbers, state))

const tenpai = '234m 55p 456p 45s 555z'
const drawn = (hand: string, tile: '9p' | '6s' | '5z' | '9s'): TableState =>
  tableAfter([hand, null, null, null], [draw(0, tile)])

test('a win is never let pass', () => {
  expect(own(drawn(tenpai, '6s'), 0.99)).toMatchObject({type: 'agari', tile: '6s'})
})

test('a kan is chosen in six cases of ten', () => {
  const kan = drawn(tenpai, '5z')
  expect(own(kan, 0.59)).toMatchObject({type: 'ankan'})
  expect(own(kan, 0.6).type).toBe('discard')
})

test('riichi is declared in seven cases of ten', () => {
  expect(own(drawn(tenpai, '9p'), 0.69, 0)).toMatchObject({type: 'discard', riichi: true})
  expect(own(drawn(tenpai, '9p'), 0.7)).toMatchObject({type: 'discard', riichi: false})
})

test('otherwise the hand stays as near to a win as it is, but for one discard of ten', () => {
  const far = drawn('234m 55p 456p 45s 15z 9m', '9s')
  const nearest = Array.from({length: 10}, (_, index) => own(far, 0.2, index / 10))
  for (const choice of nearest) expect(['9m', '1z', '5z', '9s']).toContain((choice as {tile: string}).tile)
  expect(own(far, 0.05, 0)).toMatchObject({tile: '2m'})
  expect(own(far, 0.1, 0)).not.toMatchObject({tile: '2m'})
  // Chance decides among those that are equally near.
  expect(own(far, 0.2, 0.9)).toMatchObject({tile: '9m'})
  expect(own(far, 0.2, 0.9, 0.9, 0.9, 0.9, 0.1)).not.toMatchObject({tile: '9m'})
})

test('a tile is called in less than half of the cases', () => {
  const open = tableAfter(
    ['7z 19m 19p 19s 123456z', '77z 19m 19p 19s 12345z', null, null],
    [draw(0, '9p'), discard(0, '7z')]
  )
  expect(call(open, 0.54)).toBeNull()
  expect(call(open, 0.55, 0)).toMatchObject({type: 'pon', player: 1})
  expect(call(open, 0.56, 0.99)).toMatchObject({type: 'pon', player: 1})
  const none = tableAfter(
    ['7z 19m 19p 19s 123456z', '7z 159m 19p 19s 12345z', null, null],
    [draw(0, '9p'), discard(0, '7z')]
  )
  expect(call(none, 0.56, 0)).toBeNull()
})

test('a win is no call', () => {
  const waiting = tableAfter(
    ['6s 19m 19p 9s 1234567z', '234m 55p 456p 45s 234s', null, null],
    [draw(0, '9m'), discard(0, '6s')]
  )
  expect(call(waiting, 0.56, 0)).toMatchObject({type: 'chii'})
  expect(call(waiting, 0.56, 0.99)).toMatchObject({type: 'chii'})
})

test('a win is let pass by those who let wins pass', () => {
  const won = drawn(tenpai, '6s')
  expect(chooseOwn(by({win: 0.1}, [0.09], won)).type).toBe('agari')
  expect(chooseOwn(by({win: 0.1}, [0.1, 0.9], won)).type).toBe('discard')
})

test('in the first turn the wind is discarded that the others have discarded', () => {
  const hands = ['1236z 19m 19p 19s 456s', '1236z 19m 19p 19s 456s', null, null]
  const first = tableAfter(hands, [draw(0, '9p')])
  const second = tableAfter(hands, [draw(0, '9p'), discard(0, '3z'), draw(1, '9p')])
  const dragon = tableAfter(hands, [draw(0, '9p'), discard(0, '6z'), draw(1, '9p')])
  const follow = (state: TableState, at: number) => chooseOwn(by({followsWinds: true}, [0.9, at], state))
  expect([0, 0.4, 0.9].map(at => follow(first, at))).toMatchObject([{tile: '1z'}, {tile: '2z'}, {tile: '3z'}])
  expect([0, 0.9].map(at => follow(second, at))).toMatchObject([{tile: '3z'}, {tile: '3z'}])
  expect(follow(dragon, 0)).not.toMatchObject({tile: '3z'})
  const later = withHand(first, 0, {river: second.hands[0]!.river})
  expect(follow(later, 0.9)).toEqual(own(later, 0.9))
})

test('three equal tiles are called for a kan by those who like kans', () => {
  const open = tableAfter(
    ['7z 19m 19p 19s 123456z', '777z 19m 19p 19s 1234z', null, null],
    [draw(0, '9p'), discard(0, '7z')]
  )
  expect(chooseCall(by({prefersKans: true}, [0.9, 0], open))).toMatchObject({type: 'daiminkan'})
  expect(call(open, 0.9, 0)).toMatchObject({type: 'pon'})
})

test('terminals and honors are discarded by those who keep simples', () => {
  const hand = drawn('234m 55p 456p 4445s 9s 1z', '6s')
  const discarded = (at: number) => chooseOwn(by({keepsSimples: true, win: 0}, [at], hand))
  expect([0, 0.9].map(discarded)).toMatchObject([{tile: '9s'}, {tile: '1z'}])
  expect(chooseOwn(by({keepsSimples: true, win: 0}, [0.9], drawn('234m 55p 456p 44456s', '6s'))).type).toBe(
    'discard'
  )
})
