/**
 * Ends of a round without a win: who shows a hand, and what is paid.
 */
import {presets} from '@tehai/riichi'
import {kindOf} from '@tehai/riichi/tile'
import {expect, test} from 'vitest'
import {tableAfter, withHand} from '../../test/table.js'
import type {Player} from '../game/event.js'
import type {DrawResult} from '../game/record.js'
import type {TableState} from '../game/state.js'
import {checkDraw} from './draw.js'

const hand = '1479m 147p 147s 123z'
const riichi = {isDouble: false, isAccepted: true, ippatsu: false}

/** A table at the end with these players tenpai. */
const tableWith = (
  tenpai: readonly number[],
  hands: readonly (string | null)[] = [hand, hand, hand, hand]
): TableState =>
  tenpai.reduce(
    (state, player) => withHand(state, player as Player, {waits: [kindOf('3s')]}),
    tableAfter(hands, [])
  )

const drawOf = (tenpai: readonly boolean[] | null, more: Partial<DrawResult> = {}): DrawResult => ({
  type: 'draw',
  reason: 'exhaustive',
  tenpai,
  before: null,
  delta: null,
  ...more
})

const ids = (state: TableState, result: DrawResult): readonly string[] =>
  checkDraw(state, result, presets.tenhou).problems.map(({id, values}) => `${id} ${values['player']}`)

test.each([
  [[], [0, 0, 0, 0]],
  [[2], [-1000, -1000, 3000, -1000]],
  [
    [0, 3],
    [1500, -1500, -1500, 1500]
  ],
  [
    [0, 1, 3],
    [1000, 1000, -3000, 1000]
  ],
  [
    [0, 1, 2, 3],
    [0, 0, 0, 0]
  ]
])('those who are not tenpai pay 3000 points together: %j', (tenpai, delta) => {
  expect(checkDraw(tableWith(tenpai), drawOf(null), presets.tenhou)).toEqual({delta, problems: []})
  const wrong = drawOf(null, {delta: [1, 2, 3, 4]})
  expect(ids(tableWith(tenpai), wrong)).toEqual(['wrong-payment -1'])
})

test('three players pay 2000 points together', () => {
  const state = tableWith([1], [hand, hand, hand])
  expect(checkDraw(state, drawOf(null), presets['tenhou-sanma']).delta).toEqual([-1000, 2000, -1000])
})

test('who shows a hand must be tenpai, and after riichi must show it', () => {
  const state = tableWith([0, 1])
  expect(ids(state, drawOf([true, true, false, false]))).toEqual([])
  // Who is tenpai need not say so.
  expect(ids(state, drawOf([true, false, false, false]))).toEqual([])
  expect(ids(state, drawOf([true, false, true, false]))).toEqual(['not-tenpai 2'])
  expect(ids(withHand(state, 1, {riichi}), drawOf([true, false, false, false]))).toEqual(['not-noten 1'])
  expect(ids(withHand(state, 2, {riichi}), drawOf([true, true, false, false]))).toEqual([])
  // Only the end of the wall shows hands.
  expect(ids(state, drawOf([false, false, true, false], {reason: 'suufon-renda'}))).toEqual([])
})

test('what hidden hands show is believed, and where nothing is said nothing is known', () => {
  const state = tableWith([0], [hand, null, hand, hand])
  expect(ids(state, drawOf([true, true, false, false]))).toEqual([])
  expect(checkDraw(state, drawOf([true, true, false, false]), presets.tenhou).delta).toEqual([
    1500, 1500, -1500, -1500
  ])
  expect(checkDraw(state, drawOf(null), presets.tenhou).delta).toBeNull()
})
