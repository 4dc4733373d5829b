/**
 * Ends of a round without a win: who shows a hand, and what is paid.
 */
import {presets} from '@tehai/riichi'
import {kindOf, type Tile} from '@tehai/riichi/tile'
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

test('a room says what each pays who is not tenpai', () => {
  const deltaWith = (tenpai: readonly number[], notenPayments: readonly number[]): unknown =>
    checkDraw(tableWith(tenpai), drawOf(null), {...presets.tenhou, notenPayments}).delta
  expect(deltaWith([2], [500, 1500, 3000])).toEqual([-500, -500, 1500, -500])
  expect(deltaWith([0, 3], [500, 1000, 3000])).toEqual([1000, -1000, -1000, 1000])
  expect(deltaWith([0, 1, 3], [500, 1000, 1500])).toEqual([500, 500, -1500, 500])
  expect(deltaWith([2], [0, 0, 0])).toEqual([0, 0, 0, 0])
})

test('what cannot be shared, or is not said, is not judged', () => {
  const rules = {...presets.tenhou, notenPayments: [1000, 1500, 1000]}
  const stated = drawOf(null, {delta: [333, 333, -1000, 334]})
  expect(checkDraw(tableWith([0, 1, 3]), stated, rules)).toEqual({delta: stated.delta, problems: []})
  expect(checkDraw(tableWith([2]), drawOf(null), {...rules, notenPayments: []}).delta).toBeNull()
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

/** A table at the end with these rivers; `*` marks a tile that was called. */
const tableOfRivers = (rivers: readonly string[], dealer: Player = 0): TableState =>
  rivers.reduce(
    (state, river, player) =>
      withHand(state, player as Player, {
        river: river
          .split(' ')
          .filter(Boolean)
          .map(text => ({
            tile: text.slice(0, 2) as Tile,
            tsumogiri: false,
            riichi: false,
            calledBy: text.endsWith('*') ? 3 : null
          }))
      }),
    {...tableAfter(rivers.length === 3 ? [hand, hand, hand] : [hand, hand, hand, hand], []), dealer}
  )
const nagashi = drawOf(null, {reason: 'nagashi'})
const nagashiOf = (rivers: readonly string[], dealer: Player = 0): readonly number[] | null =>
  checkDraw(
    tableOfRivers(rivers, dealer),
    nagashi,
    rivers.length === 3 ? presets['tenhou-sanma'] : presets.tenhou
  ).delta

test('a river of terminals and honors pays as a mangan that was drawn', () => {
  expect(nagashiOf(['1m 9p 7z', '5m', '5m', '5m'])).toEqual([12000, -4000, -4000, -4000])
  expect(nagashiOf(['5m', '5m', '1m 9p 7z', '5m'])).toEqual([-4000, -2000, 8000, -2000])
  expect(nagashiOf(['5m', '5m', '1m 9p 7z', '5m'], 2)).toEqual([-4000, -4000, 12000, -4000])
  expect(nagashiOf(['1m', '5m', '1m 9p 7z', '5m'])).toEqual([8000, -6000, 4000, -6000])
  expect(nagashiOf(['5p', '1p', '5p'])).toHaveLength(3)
})

test('no river pays with another tile, with one that was called, or without tiles', () => {
  for (const river of ['1m 2m', '1m 9p*', '']) {
    const state = tableOfRivers([river, '5m', '5m', '5m'])
    expect(ids(state, nagashi)).toEqual(['no-nagashi undefined'])
    expect(checkDraw(state, {...nagashi, delta: [1, 2, 3, 4]}, presets.tenhou).delta).toEqual([1, 2, 3, 4])
  }
  expect(ids(tableOfRivers(['1m', '5m', '5m', '5m']), nagashi)).toEqual([])
  const without = {...presets.tenhou, nagashiMangan: false}
  const {problems} = checkDraw(tableOfRivers(['1m', '5m', '5m', '5m']), nagashi, without)
  expect(problems.map(({id}) => id)).toEqual(['no-nagashi'])
})

test('a round that is drawn before its end pays nothing', () => {
  const aborted = drawOf(null, {reason: 'suucha-riichi'})
  expect(checkDraw(tableWith([0, 2]), aborted, presets.tenhou).delta).toEqual([0, 0, 0, 0])
  expect(ids(tableWith([0]), {...aborted, delta: [1000, -1000, 0, 0]})).toEqual(['wrong-payment -1'])
})
