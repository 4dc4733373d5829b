/**
 * Items of tenhou.net/6, by the examples of its editor.
 */
import type {Tile} from '@tehai/riichi/tile'
import {expect, test} from 'vitest'
import {tiles} from '../../../test/table.js'
import {numberOfTile, readItem, tileOfNumber} from './items.js'

const pairs: readonly (readonly [number, Tile])[] = [
  [11, '1m'],
  [19, '9m'],
  [21, '1p'],
  [39, '9s'],
  [41, '1z'],
  [47, '7z'],
  [51, '0m'],
  [52, '0p'],
  [53, '0s']
]
test.each(pairs)('the tile %i is %s', (number, tile) => {
  expect(tileOfNumber(number)).toBe(tile)
  expect(numberOfTile(tile)).toBe(number)
})

test.each([0, 1, 9, 10, 20, 30, 40, 48, 49, 50, 54, 55, 60, 61, 15.5, -11, NaN])('%d is no tile', number => {
  expect(tileOfNumber(number)).toBeNull()
})

test.each<[unknown, unknown]>([
  [17, {type: 'tile', tile: '7m'}],
  ['17', {type: 'tile', tile: '7m'}],
  [0, {type: 'nothing'}],
  [60, {type: 'tsumogiri', riichi: false}],
  ['60', {type: 'tsumogiri', riichi: false}],
  ['r60', {type: 'tsumogiri', riichi: true}],
  ['r33', {type: 'riichi', tile: '3s'}],
  ['c171618', {type: 'chii', tile: '7m', own: tiles('68m'), from: 3}],
  ['c521614', {type: 'chii', tile: '0p', own: tiles('46m'), from: 3}],
  ['p414141', {type: 'pon', tile: '1z', own: tiles('11z'), from: 3}],
  ['41p4141', {type: 'pon', tile: '1z', own: tiles('11z'), from: 2}],
  ['1551p15', {type: 'pon', tile: '5m', own: tiles('05m'), from: 1}],
  ['m41414141', {type: 'daiminkan', tile: '1z', own: tiles('111z'), from: 3}],
  ['41m414141', {type: 'daiminkan', tile: '1z', own: tiles('111z'), from: 2}],
  ['414141m41', {type: 'daiminkan', tile: '1z', own: tiles('111z'), from: 1}],
  ['151515a51', {type: 'ankan', tiles: tiles('0555m')}],
  ['k51151515', {type: 'kakan', tile: '0m'}],
  ['1515k1551', {type: 'kakan', tile: '5m'}],
  ['f44', {type: 'kita'}]
])('%j', (value, item) => {
  expect(readItem(value)).toEqual(item)
})

test.each<[unknown]>([
  [null],
  [{}],
  [''],
  ['r'],
  ['r333'],
  ['r3333'],
  ['r99'],
  ['r0'],
  [99],
  ['99'],
  ['1c71618'],
  ['c1716'],
  ['c17161819'],
  ['c179918'],
  ['c1716x8'],
  ['171618c'],
  ['p41414141'],
  ['m414141'],
  ['a414141'],
  ['k414141'],
  ['f4444'],
  ['x414141'],
  ['1111k111'],
  ['m4141414141'],
  ['+1'],
  ['1.5']
])('%j is no item', value => {
  expect(readItem(value)).toBeNull()
})
