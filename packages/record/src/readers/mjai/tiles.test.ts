import {expect, test} from 'vitest'
import {tiles} from '../../../test/table.js'
import {handOf, textOfTile, tileOfText} from './tiles.js'

test.each([
  ['1m', '1m'],
  ['9s', '9s'],
  ['5mr', '0m'],
  ['5pr', '0p'],
  ['5sr', '0s'],
  ['E', '1z'],
  ['S', '2z'],
  ['W', '3z'],
  ['N', '4z'],
  ['P', '5z'],
  ['F', '6z'],
  ['C', '7z']
] as const)('%s is %s', (text, tile) => {
  expect(tileOfText(text)).toBe(tile)
  expect(textOfTile(tile)).toBe(text)
})

test('some write red fives and honors as we do', () => {
  expect(['0p', '7z'].map(tileOfText)).toEqual(['0p', '7z'])
})

test.each([['?'], ['X'], [''], ['4mr'], ['5zr'], ['5mx'], ['5mrr'], ['8z'], [5], [null]])(
  '%j is none',
  value => {
    expect(tileOfText(value)).toBeNull()
  }
)

test('a hand with a hidden tile is hidden; none is empty', () => {
  expect(handOf(['1m', '5pr', 'E'])).toEqual(tiles('1m 0p 1z'))
  expect(handOf(['1m', '?'])).toBeNull()
  expect([handOf([]), handOf(undefined)]).toEqual([[], []])
})
