import {expect, test} from 'vitest'
import type {Tile} from '@tehai/riichi/tile'
import {layoutBoard, type Board, type BoardSeat} from './board.js'

const empty: BoardSeat = {name: ['East', '25,000'], river: [], melds: [], kita: 0, hand: [], drawn: null}

/** A seat with a river of these tiles. */
function discarding(...tiles: Tile[]): BoardSeat {
  return {...empty, river: tiles.map(tile => ({tile, riichi: false, called: false, states: []}))}
}

function placesOf(board: Partial<Board>): Record<string, readonly [x: number, y: number, turn: number]> {
  const {tiles} = layoutBoard({seats: {}, lines: [], indicators: [], ...board})
  return Object.fromEntries(tiles.map(({face, x, y, turn}) => [face, [x, y, turn]]))
}

test('rivers begin at their player’s left and run on as on a table', () => {
  const river = discarding('1m', '2m', '3m', '4m', '5m', '6m', '7m')
  expect(placesOf({seats: {self: river}})).toMatchObject({
    '1m': [0, 2520, 0],
    '2m': [306, 2520, 0],
    '7m': [0, 2926, 0]
  })
  expect(placesOf({seats: {toimen: river}})).toMatchObject({
    '1m': [1530, 406, 0],
    '2m': [1224, 406, 0],
    '7m': [1530, 0, 0]
  })
  expect(placesOf({seats: {kamicha: river}})).toMatchObject({
    '1m': [306, 0, 0],
    '2m': [306, 406, 0],
    '7m': [0, 0, 0]
  })
  expect(placesOf({seats: {shimocha: river}})).toMatchObject({
    '1m': [1920, 2030, 0],
    '2m': [1920, 1624, 0],
    '7m': [2226, 2030, 0]
  })
})

test('the tile of a riichi lies, in a column in the middle of its place', () => {
  const river = {...empty, river: [{tile: '1m', riichi: true, called: false, states: []}]} as const
  expect(placesOf({seats: {kamicha: river}})['1m']).toEqual([0, 50, -90])
})

test('hands: one’s own in a row with the drawn tile apart, those beside in columns, face down on their sides', () => {
  const seats = {
    self: {...empty, hand: ['1m', '2m'], drawn: '3m'},
    kamicha: {...empty, hand: ['back']}
  } as const
  const {'1m': first, '3m': drawn, back} = placesOf({seats})
  expect(drawn![0] - first![0]).toBe(306 + 300 + 120)
  expect(back![2]).toBe(-90)
})

test('melds lie in the corner at the right hand', () => {
  const melds = [{type: 'pon', tiles: ['5z', '5z', '5z'], called: 0, from: 'kamicha'}] as const
  const of = (place: string): readonly number[] => placesOf({seats: {[place]: {...empty, melds}}})['5z']!
  expect(of('self')[0]).toBeGreaterThan(1836)
  expect(of('self')[1]).toBeGreaterThan(2430)
  expect(of('shimocha')[0]).toBeGreaterThan(1836)
  expect(of('shimocha')[1]).toBeLessThan(400)
  expect(of('kamicha')[0]).toBeLessThan(1000)
  expect(of('kamicha')[1]).toBeGreaterThan(2430)
})

test('words: each name at its side, lines above the indicators', () => {
  const {texts, tiles} = layoutBoard({
    seats: {self: empty, kamicha: {...empty, name: ['North', '24,000', 'riichi']}},
    lines: ['East 1', '30 left'],
    indicators: ['3p']
  })
  expect(texts.map(({text}) => text)).toEqual([
    'East 25,000',
    'North',
    '24,000',
    'riichi',
    'East 1',
    '30 left'
  ])
  expect(texts.at(-1)!.y).toBeLessThan(tiles[0]!.y)
})
