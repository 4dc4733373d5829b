import {expect, test} from 'vitest'
import {byPlayer, countOf, decoded, isPlayer, isTileText, limitOf, numberOf} from './values.js'

test('players are 0 to 3', () => {
  expect([0, 1, 2, 3].every(isPlayer)).toBe(true)
  expect([-1, 4, 0.5, '0', null].some(isPlayer)).toBe(false)
})

test('a list by seats begins with the dealer', () => {
  expect(byPlayer(['east', 'south', 'west', 'north'], 0)).toEqual(['east', 'south', 'west', 'north'])
  expect(byPlayer(['east', 'south', 'west', 'north'], 3)).toEqual(['south', 'west', 'north', 'east'])
})

test('numbers are finite, counts whole and not below 0', () => {
  expect([0, -1.5, Infinity, '1'].map(numberOf)).toEqual([0, -1.5, null, null])
  expect([0, 3, -1, 1.5, '1'].map(countOf)).toEqual([0, 3, null, null, null])
})

test('tiles as we write them', () => {
  expect(['0m', '7z'].every(isTileText)).toBe(true)
  expect(['8z', 'E', 5, null].some(isTileText)).toBe(false)
})

test('what is not encoded well stays', () => {
  expect(decoded('%E3%81%82')).toBe('あ')
  expect(decoded('100%')).toBe('100%')
})

test.each([
  [1, 110, null],
  [2, 110, null],
  [3, 60, null],
  [3, 70, 'mangan'],
  [4, 30, null],
  [4, 40, 'mangan'],
  [5, 20, 'mangan'],
  [6, 30, 'haneman'],
  [7, 30, 'haneman'],
  [8, 30, 'baiman'],
  [10, 30, 'baiman'],
  [11, 30, 'sanbaiman'],
  [12, 30, 'sanbaiman'],
  [13, 30, 'kazoe-yakuman'],
  [20, 30, 'kazoe-yakuman'],
  [0, 0, null]
])('%i han and %i fu: %s', (han, fu, limit) => {
  expect(limitOf(han, fu)).toBe(limit)
})
