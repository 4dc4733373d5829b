/**
 * Tiles of a hand, its waits, and furiten.
 */
import {kindOf, type Tile} from '@tehai/riichi/tile'
import {expect, test} from 'vitest'
import {tableAfter, tiles} from '../../test/table.js'
import {closedTiles, isFuriten, waitsOfHand, without} from './hand.js'
import type {HandState} from './state.js'

const empty = tableAfter([null, null, null, null], []).hands[0]!
const handOf = (text: string, drawn: HandState['drawn'] = null): HandState => ({
  ...empty,
  tiles: tiles(text),
  drawn
})

test.each<[Tile, string]>([
  ['1m', '11m 3m 2p'],
  ['2m', '123m 2p'],
  ['7z', '13m 2p 7z']
])('the drawn %s is among the closed tiles, in order', (drawn, all) => {
  expect(closedTiles(handOf('13m 2p', drawn))).toEqual(tiles(all))
})

test('what is hidden is not among them', () => {
  expect(closedTiles(handOf('13m 2p', 'back'))).toEqual(tiles('13m 2p'))
  expect(closedTiles({...empty, drawn: '1m'})).toBeNull()
})

test('tiles are taken one for one', () => {
  expect(without(tiles('1122m'), tiles('12m'))).toEqual(tiles('12m'))
  expect(without(tiles('1122m'), tiles('111m'))).toBeNull()
  expect(without(tiles('05m'), tiles('55m'))).toBeNull()
  expect(without(tiles('1m'), [])).toEqual(tiles('1m'))
})

test('a hand waits where one tile completes it', () => {
  const waits = (text: string, players: 3 | 4 = 4): readonly number[] => waitsOfHand(handOf(text), players)
  const kinds = (text: string): readonly number[] => tiles(text).map(kindOf)
  expect(waits('123m 456p 789s 2233z')).toEqual(kinds('23z'))
  expect(waits('1z')).toEqual(kinds('1z'))
  expect(waits('111123m 456p 789s 5z')).toEqual(kinds('5z'))
  expect(waits('123m 456p 789s 2235z')).toEqual([])
  expect(waits('123m 456p 789s 22334z')).toEqual([])
  expect(waits('123m 456p 789s 223z')).toEqual([])
  expect(waits('123m 456p 789s 123m 2233z')).toEqual([])
  expect(waits('11111m 456p 789s 22z')).toEqual([])
  expect(waitsOfHand(empty, 4)).toEqual([])
  // Three players have no 2m to 8m.
  expect(waits('19m 19p 19s 1234567z', 3)).toHaveLength(13)
  expect(waits('79m 123p 123s 789s 55z')).toEqual(kinds('8m'))
  expect(waits('79m 123p 123s 789s 55z', 3)).toEqual([])
})

test('a hand is furiten by a wait in its river, also one that was called, or one let pass', () => {
  const hand = {...empty, waits: [kindOf('3s'), kindOf('5s')]}
  const river = (tile: Tile): HandState['river'] => [
    {tile: '9m', tsumogiri: false, riichi: false, calledBy: null},
    {tile, tsumogiri: false, riichi: false, calledBy: 2}
  ]
  expect(isFuriten({...hand, river: river('4s')})).toBe(false)
  expect(isFuriten({...hand, river: river('3s')})).toBe(true)
  expect(isFuriten({...hand, river: river('0s')})).toBe(true)
  expect(isFuriten({...hand, missed: true})).toBe(true)
})
