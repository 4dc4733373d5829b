/**
 * What players of a playout choose, by the numbers that chance gives them.
 */
import {presets} from '@tehai/riichi'
import {expect, test} from 'vitest'
import {discard, draw, tableAfter} from '../../test/table.js'
import type {TableState} from '../game/state.js'
import {chooseCall, chooseOwn} from './playout-choices.js'

/** Numbers one after another; the last one from then on. */
function chance(...numbers: readonly number[]): () => number {
  let index = -1
  return () => numbers[Math.min((index += 1), numbers.length - 1)]!
}
const rules = presets.tenhou
const own = (state: TableState, ...numbers: readonly number[]) =>
  chooseOwn({rules, random: chance(...numbers), state})
const call = (state: TableState, ...numbers: readonly number[]) =>
  chooseCall({rules, random: chance(...numbers), state})

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
