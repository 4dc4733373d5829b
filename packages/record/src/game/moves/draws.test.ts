/**
 * Draws: whose turn it is, how many tiles are left, and what passes when one is drawn.
 */
import {expect, test} from 'vitest'
import {discard, draw, idOf, riichi, tableAfter, withHand} from '../../../test/table.js'

const hidden = [null, null, null, null]
const start = tableAfter(hidden, [])

test('the dealer draws first, then each player after a discard', () => {
  expect(idOf(start, draw(1, null))).toBe('not-your-turn')
  expect(idOf(start, draw(0, null))).toBe('')
  expect(idOf(tableAfter(hidden, [draw(0, null)]), draw(1, null))).toBe('discard-missing')
  expect(idOf(tableAfter(hidden, [draw(0, null), discard(0, '1m')]), draw(1, null))).toBe('')
})

test('the wall of four players has 70 tiles to draw, of three 55', () => {
  expect(start.left).toBe(70)
  expect(tableAfter([null, null, null], []).left).toBe(55)
  expect(tableAfter(hidden, [draw(0, null)]).left).toBe(69)
  expect(idOf({...start, left: 1}, draw(0, null))).toBe('')
  expect(idOf({...start, left: 0}, draw(0, null))).toBe('wall-is-empty')
})

test('four copies of a tile can be drawn, the indicator among them', () => {
  const hands = ['19m 19p 19s 1234567z', '5m 555s 1239p 1239s 1z', null, null]
  const three = [draw(0, '5s'), discard(0, '5s', true)]
  expect(idOf(tableAfter(hands, three), draw(1, '5s'))).toBe('fifth-copy')
  expect(idOf(tableAfter(hands, three), draw(1, '0s'))).toBe('fifth-copy')
  expect(idOf(tableAfter(hands, three), draw(1, '5m'))).toBe('')
  expect(idOf(tableAfter(hands, [], '5s'), draw(0, '5s'))).toBe('fifth-copy')
  expect(idOf(tableAfter(hands, []), draw(0, '5s'))).toBe('')
})

test('a winning tile let pass is forgotten with the next draw, after riichi never', () => {
  const missed = withHand(start, 0, {missed: true})
  expect(tableAfter(hidden, [draw(0, null)], '9m', missed).hands[0]!.missed).toBe(false)
  const declared = {isDouble: false, isAccepted: true, ippatsu: false}
  const after = withHand(missed, 0, {riichi: declared})
  expect(tableAfter(hidden, [draw(0, null)], '9m', after).hands[0]!.missed).toBe(true)
})

test('the draw after a riichi pays its stick, and what could be called is gone', () => {
  const table = tableAfter(hidden, [draw(0, null), riichi(0, '1m'), draw(1, null)])
  expect(table).toMatchObject({sticks: 1, scores: [24000, 25000, 25000, 25000], open: null})
  expect(table.isUncalled).toBe(true)
})

test('a replacement interrupts the first turn, and ippatsu', () => {
  const declared = {isDouble: false, isAccepted: true, ippatsu: true}
  const table = withHand({...start, isReplacement: true}, 2, {riichi: declared})
  const after = tableAfter(hidden, [draw(0, null)], '9m', table)
  expect(after.isUncalled).toBe(false)
  expect(after.hands[2]!.riichi).toEqual({...declared, ippatsu: false})
})
