/**
 * Layouts that are kept: equal for equal boards, and of each size of tiles their own.
 */
import {formatBoards} from '@tehai/core/page'
import {expect, test} from 'vitest'
import {boardLayouts} from './layouts.js'

const tile = {width: 300, height: 400}

const board = (river: string) => ({
  caption: '',
  mark: '',
  label: '',
  spoken: [],
  lines: ['East 1'],
  indicators: '4s',
  seats: [
    {
      place: 'self' as const,
      isDealer: true,
      isRiichi: false,
      isLast: false,
      draw: null,
      names: ['East'],
      rows: [`j ${river}`]
    }
  ]
})

test('the same source has the layout that it had', () => {
  const source = formatBoards([board('1z9m')], null)
  const first = boardLayouts(source, tile)
  expect(boardLayouts(source, tile)).toBe(first)
  expect(first.layouts[0]!.tiles.map(({face}) => face)).toEqual(['1z', '9m', '4s'])
})

test('tiles of another size, and another river, have their own', () => {
  const source = formatBoards([board('1z9m')], null)
  expect(boardLayouts(source, {width: 200, height: 300})).not.toBe(boardLayouts(source, tile))
  const other = boardLayouts(formatBoards([board('1z8m')], null), tile)
  expect(other.layouts[0]!.tiles.map(({face}) => face)).toEqual(['1z', '8m', '4s'])
})

test('the first of many is laid out again', () => {
  const sources = Array.from({length: 301}, (_, index) =>
    formatBoards([board(`${(index % 9) + 1}m`.repeat(1 + Math.floor(index / 9)))], null)
  )
  const [first] = sources.map(source => boardLayouts(source, tile))
  expect(boardLayouts(sources[300]!, tile)).toBe(boardLayouts(sources[300]!, tile))
  const again = boardLayouts(sources[0]!, tile)
  expect(again).not.toBe(first)
  expect(again).toEqual(first)
})

test('a round of many boards is not kept', () => {
  const source = formatBoards(
    ['1m', '2m', '3m', '4m', '5m'].map(river => board(river)),
    {name: 'East 1', next: 'Next', previous: 'Previous'}
  )
  expect(boardLayouts(source, tile)).not.toBe(boardLayouts(source, tile))
})
