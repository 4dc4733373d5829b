import {expect, test} from 'vitest'
import type {Tile} from '@tehai/riichi/tile'
import {layoutBoard, layoutBoards} from './board.js'
import type {Board, BoardSeat} from './board-seats.js'
import {BOARD_WIDTH} from './units.js'

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

const pon = {type: 'pon', tiles: ['5z', '5z', '5z'], called: 0, from: 'kamicha'} as const

test('melds lie at the right hand: beside a hand in a row, in the corner under a hand in a column', () => {
  const hand = ['1m', '2m'] as const
  const of = (place: string): Record<string, readonly number[]> =>
    placesOf({seats: {[place]: {...empty, melds: [pon], hand}}}) as Record<string, readonly number[]>
  const self = of('self')
  expect(self['5z']![0]).toBeGreaterThan(self['2m']![0]!)
  expect(self['5z']![1]).toBe(self['2m']![1]!)
  expect(of('toimen')['5z']![0]).toBeLessThan(of('toimen')['1m']![0]!)
  const shimocha = of('shimocha')
  expect(shimocha['5z']![1]).toBeLessThan(shimocha['1m']![1]!)
  expect(shimocha['5z']![0]).toBeGreaterThan(1836)
  const kamicha = of('kamicha')
  expect(kamicha['5z']![1]).toBeGreaterThan(kamicha['2m']![1]!)
  expect(kamicha['5z']![0]).toBeLessThan(1018)
})

test('melds that are too wide for one row are in two', () => {
  const kan = {type: 'daiminkan', tiles: ['5z', '5z', '5z', '5z'], called: 0, from: 'kamicha'} as const
  const board = {
    seats: {self: {...empty, melds: [kan, kan, kan, kan], hand: ['1m']}},
    lines: [],
    indicators: []
  } as const
  const {width, tiles} = layoutBoard(board)
  expect(width).toBeLessThan(BOARD_WIDTH)
  expect(new Set(tiles.filter(({turn}) => turn === 0).map(({y}) => y)).size).toBe(2)
})

test('a river that is very long has longer rows, so that it stays in its corner', () => {
  const river = discarding(...Array.from({length: 24}, () => '1m' as const))
  expect(layoutBoard({seats: {self: river}, lines: [], indicators: []}).width).toBeLessThan(3300)
})

test('moments of one table have one size, and what does not change is in one place', () => {
  const hand = ['1m', '2m', '3m'] as const
  const at = (drawn: '4m' | null, river: readonly Tile[]): Board => ({
    seats: {self: {...discarding(...river), hand, drawn}},
    lines: [],
    indicators: []
  })
  const [first, second] = layoutBoards([at(null, []), at('4m', ['9p', '9p', '9p', '9p', '9p', '9p', '9p'])])
  expect([first!.width, first!.height]).toEqual([second!.width, second!.height])
  expect(first!.panel).toEqual(second!.panel)
  expect(second!.tiles).toEqual(expect.arrayContaining([...first!.tiles]))
})

test('words that would be wider than the panel are smaller', () => {
  const sizes = (...lines: string[]): number[] =>
    layoutBoard({seats: {}, lines, indicators: []}).texts.map(({size}) => size)
  expect(sizes('East 1', '26 left')).toEqual([270, 185])
  const [title, line] = sizes('South 4, honba 12', '26 left · 10 riichi sticks')
  expect(title).toBeLessThan(220)
  expect(line).toBeLessThan(185)
  expect(sizes('東3局1本場')).toEqual([270])
})

test('a stick lies between the panel and the river of who has declared riichi', () => {
  const {sticks, panel} = layoutBoard({
    seats: {self: {...empty, hasStick: true}, kamicha: {...empty, hasStick: true}},
    lines: [],
    indicators: []
  })
  expect(sticks.map(({width, height}) => width > height)).toEqual([true, false])
  expect(sticks[0]!.y).toBeGreaterThan(panel.y + panel.height)
  expect(sticks[1]!.x + sticks[1]!.width).toBeLessThan(panel.x)
})

test.each([
  [['East 1'], []],
  [['East 4', '1 honba', '1 riichi stick'], ['3p']]
] as const)(
  'words in the middle are as far from the name above as from that below: %j %j',
  (lines, indicators) => {
    const name = ['East', '25,000']
    const seats = {
      self: {...empty, name: ['self']},
      toimen: {...empty, name: ['toimen']},
      kamicha: {...empty, name}
    }
    const {texts, tiles} = layoutBoard({seats, lines, indicators})
    const of = (searched: string) => texts.find(({text}) => text === searched)!
    const top = ({y, size}: {y: number; size: number}): number => y - size * 0.72
    const indicator = tiles[0]
    const above = top(of(lines[0])) - of('toimen').y
    const below = top(of('self')) - (indicator ? indicator.y + 400 : of('25,000').y)
    expect(above).toBeGreaterThan(60)
    expect(Math.abs(above - below)).toBeLessThan(3)
  }
)

test('words do not move while lines and indicators come and go', () => {
  const seats = {kamicha: empty, shimocha: empty}
  const lines = ['East 1', '69 left']
  const [first, second] = layoutBoards([
    {seats, lines, indicators: ['3p']},
    {seats, lines: [...lines, '1 riichi stick'], indicators: ['3p', '4p']}
  ])
  const names = ({texts}: typeof first & {}) => texts.filter(({text}) => text === 'East')
  expect(names(first!)).toEqual(names(second!))
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
