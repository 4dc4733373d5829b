/**
 * What a call leaves in the hand.
 */
import {kindOf} from '@tehai/riichi/tile'
import {expect, test} from 'vitest'
import {tableAfter, tiles} from '../../test/table.js'
import type {Event} from './event.js'
import {isFuriten} from './hand.js'
import type {TableState} from './state.js'

/** South waits for 3s and 6s, and holds three whites. */
const haipai = ['19m 19p 19s 1234567z', '234m 55p 456p 45s 555z', null, null]
const after = (...events: readonly Event[]): TableState => tableAfter(haipai, events)

const kan: readonly Event[] = [
  {type: 'draw', player: 0, tile: '2m'},
  {type: 'discard', player: 0, tile: '5z', tsumogiri: false, riichi: false},
  {type: 'daiminkan', player: 1, tile: '5z', own: tiles('555z'), from: 0},
  {type: 'draw', player: 1, tile: '9p'}
]

test('a hand waits after an open kan, also when the replacement tile is discarded as it was drawn', () => {
  const hand = after(...kan, {type: 'discard', player: 1, tile: '9p', tsumogiri: true, riichi: false})
    .hands[1]!
  expect(hand.waits).toEqual([kindOf('3s'), kindOf('6s')])
  expect(isFuriten(hand)).toBe(false)
})

test('with a discard from the hand the waits are those of the new hand', () => {
  const hand = after(...kan, {type: 'discard', player: 1, tile: '5p', tsumogiri: false, riichi: false})
    .hands[1]!
  expect(hand.waits).toEqual([])
})
