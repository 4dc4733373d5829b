/**
 * Tiles and melds as 電脳麻将 writes them.
 */
import {expect, test} from 'vitest'
import {tiles} from '../../../test/table.js'
import {readMeld, tileOfText, tilesOfHand} from './tiles.js'

test('a hand has the suit before its ranks', () => {
  expect(tilesOfHand('m127p234688s457z47')).toEqual(tiles('127m 234688p 457s 47z'))
  expect(tilesOfHand('m05')).toEqual(tiles('05m'))
  expect(tilesOfHand('')).toEqual([])
  expect(['m1_', '1m', 'z8', 'x1'].map(tilesOfHand)).toEqual([null, null, null, null])
})

test('a tile is of the first two characters', () => {
  expect(['m1', 's0_*', 'z7*'].map(tileOfText)).toEqual(['1m', '0s', '7z'])
  expect(['', 'm', '_', 'z8', '1m'].map(tileOfText)).toEqual([null, null, null, null, null])
})

test.each([
  ['m3-45', 'chii', '3m', '45m'],
  ['m34-5', 'chii', '4m', '35m'],
  ['p340-', 'chii', '0p', '34p'],
  ['z111+', 'pon', '1z', '11z'],
  ['m505=', 'pon', '5m', '05m'],
  ['s055-', 'pon', '5s', '05s'],
  ['m5550-', 'daiminkan', '0m', '555m'],
  ['z1111', 'ankan', '1z', '111z'],
  ['p5505', 'ankan', '5p', '055p'],
  ['z111+1', 'kakan', '1z', '111z'],
  ['s555=0', 'kakan', '0s', '555s']
])('%s is a %s', (text, type, tile, own) => {
  expect(readMeld(text)).toEqual({type, tile, own: tiles(own)})
})

test.each(['', 'm', 'm345', 'm3-4', 'm3-456', 'z11+11', 'z8-88', 'm1_-2', 'm33333', 'm3-3333'])(
  '%s is no meld',
  text => {
    expect(readMeld(text)).toBeNull()
  }
)
