/**
 * Discards: who may discard which tile, and what follows for riichi.
 */
import {kindOf} from '@tehai/riichi/tile'
import {expect, test} from 'vitest'
import {discard, draw, idOf, riichi, tableAfter} from '../../../test/table.js'
import type {Event} from '../event.js'
import type {TableState} from '../state.js'

const hands = ['19m 19p 19s 1234567z', '234m 55p 456p 45s 555z', null, null]
const after = (...events: readonly Event[]): TableState => tableAfter(hands, events)

test('only who has drawn discards, and only what is held', () => {
  expect(idOf(after(), discard(0, '1m'))).toBe('draw-missing')
  expect(idOf(after(draw(0, '2m')), discard(1, '2m'))).toBe('not-your-turn')
  expect(idOf(after(draw(0, '2m')), discard(0, '5p'))).toBe('tile-not-in-hand')
  expect(idOf(after(draw(0, '2m')), discard(0, '2m'))).toBe('')
})

test('what is discarded as drawn is the drawn tile, unless that is hidden', () => {
  expect(idOf(after(draw(0, '2m')), discard(0, '1m', true))).toBe('not-the-drawn-tile')
  expect(idOf(after(draw(0, '2m')), discard(0, '2m', true))).toBe('')
  const hidden = after(
    draw(0, '2m'),
    discard(0, '2m', true),
    draw(1, '9p'),
    discard(1, '9p', true),
    draw(2, null)
  )
  expect(idOf(hidden, discard(2, '8s', true))).toBe('')
  const called = tableAfter(hands, [
    draw(0, '2m'),
    discard(0, '5z'),
    {type: 'pon', player: 1, tile: '5z', own: ['5z', '5z'], from: 0}
  ])
  expect(idOf(called, discard(1, '5p', true))).toBe('not-the-drawn-tile')
})

test('a discard lies in the river, and the next player may draw', () => {
  const table = after(draw(0, '2m'), discard(0, '1m'))
  expect(table).toMatchObject({phase: 'draw', turn: 1, open: {tile: '1m', player: 0, by: 'discard'}})
  expect(table.hands[0]!.drawn).toBeNull()
  expect(table.hands[0]!.tiles).toContain('2m')
  expect(table.hands[0]!.river).toEqual([{tile: '1m', tsumogiri: false, riichi: false, calledBy: null}])
})

test('the waits are those of the hand after the discard', () => {
  const first = after(draw(0, '9m'), discard(0, '9m', true), draw(1, '3s'), discard(1, '5p'))
  expect(first.hands[0]!.waits).toHaveLength(13)
  expect(first.hands[1]!.waits).toEqual([kindOf('5p')])
  const drawn = after(draw(0, '9m'), discard(0, '9m', true), draw(1, '1p'), discard(1, '1p', true))
  expect(drawn.hands[1]!.waits).toEqual([kindOf('3s'), kindOf('6s')])
})

test('riichi with the first discard is double riichi unless there was a call, a later one is not', () => {
  const first = after(draw(0, '1m'), riichi(0, '1m'))
  expect(first.hands[0]!.riichi).toEqual({isDouble: true, isAccepted: false, ippatsu: false})
  const pon: Event = {type: 'pon', player: 2, tile: '7z', own: ['7z', '7z'], from: 0}
  const called = after(draw(0, '1m'), discard(0, '7z'), pon, discard(2, '8m'), draw(3, null), riichi(3, '1p'))
  expect(called.hands[3]!.riichi).toMatchObject({isDouble: false})
  const turns = [
    draw(1, null),
    discard(1, '5p'),
    draw(2, null),
    discard(2, '8m'),
    draw(3, null),
    discard(3, '8m')
  ]
  const later = tableAfter(
    [null, null, null, null],
    [draw(0, null), discard(0, '1m'), ...turns, draw(0, null), riichi(0, '1m')]
  )
  expect(later.hands[0]!.riichi).toMatchObject({isDouble: false})
})

test('ippatsu lasts until the next discard of who has declared', () => {
  const none = [null, null, null, null]
  const turn = (player: 1 | 2 | 3): readonly Event[] => [draw(player, null), discard(player, '8m', true)]
  const declared = [draw(0, null), riichi(0, '1m'), ...turn(1), ...turn(2), ...turn(3), draw(0, null)]
  const table = tableAfter(none, declared)
  expect(table.hands[0]!.riichi).toEqual({isDouble: true, isAccepted: true, ippatsu: true})
  const past = tableAfter(none, [...declared, discard(0, '8m', true)])
  expect(past.hands[0]!.riichi).toEqual({isDouble: true, isAccepted: true, ippatsu: false})
})
