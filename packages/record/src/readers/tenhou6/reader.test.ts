/**
 * Documents of tenhou.net/6: what is dealt, and the fault of what cannot be read.
 */
import {expect, test} from 'vitest'
import {tiles} from '../../../test/table.js'
import {isTenhou6, readTenhou6} from './reader.js'

const hand = [11, 12, 13, 24, 25, 26, 37, 38, 39, 41, 41, 42, 42]
/** A hand that draws nothing. */
const silent: readonly unknown[] = [hand, [], []]
const end = ['流局', [0, 0, 0, 0]]
/** A round: header, scores, indicators, ura dora, then hand, draws and discards of each player. */
const round = [
  [6, 1, 2],
  [25000, 24000, 26000, 25000],
  [41],
  [],
  ...silent,
  ...silent,
  hand,
  [47],
  [60],
  ...silent,
  end
]
const read = (...log: readonly (readonly unknown[])[]) =>
  readTenhou6([{value: {name: ['a', 'b', 'c', 'd'], log}, start: 3, end: 9}])
const place = (...path: readonly (string | number)[]) => ({document: 3, path: ['log', 0, ...path]})

test('what is dealt', () => {
  const {game, faults} = read(round)
  expect(faults).toEqual([])
  expect(game).toMatchObject({format: 'tenhou6', players: 4, names: ['a', 'b', 'c', 'd']})
  expect(game!.rounds[0]).toMatchObject({
    kyoku: 6,
    honba: 1,
    sticks: 2,
    dealer: 2,
    scores: [25000, 24000, 26000, 25000],
    indicator: '1z',
    events: [
      {type: 'draw', player: 2, tile: '7z'},
      {type: 'discard', player: 2, tile: '7z', tsumogiri: true},
      {type: 'ryuukyoku', reason: 'exhaustive'}
    ],
    places: [place(11, 0), place(12, 0), place(16)]
  })
  expect(game!.rounds[0]!.haipai[3]).toEqual(tiles('123m 456p 789s 1122z'))
})

test.each<[number, string, unknown, string]>([
  [0, 'kyoku', [0, 0], '[0,0]'],
  [0, 'kyoku', [0, 0, -1], '[0,0,-1]'],
  [0, 'kyoku', [0.5, 0, 0], '[0.5,0,0]'],
  [0, 'kyoku', 'x', '"x"'],
  [1, 'scores', [1, 2], '[1,2]'],
  [1, 'scores', ['x'], '["x"]'],
  [2, 'dora', [], '[]'],
  [2, 'dora', [10], '[10]'],
  [3, 'ura', 5, '5'],
  [4, 'haipai', [11], '[11]'],
  [10, 'haipai', [...hand, 99], '[11,12,13,24,25,26,37,38,39,41,41,42,42,…'],
  [13, 'haipai', null, 'null']
])('a round without a right entry %i is skipped: %s', (index, name, value, shown) => {
  const other = [...round.slice(0, index), value, ...round.slice(index + 1)]
  const {game, faults} = read(other, round)
  expect(game!.rounds).toHaveLength(1)
  expect(faults).toEqual([{id: 'bad-value', values: {name, value: shown}, place: place(index)}])
})

test('a round that ends before its scores', () => {
  expect(read(round.slice(0, 1), round).faults).toEqual([
    {id: 'missing-value', values: {name: 'scores', value: ''}, place: place()}
  ])
})

test('with three players the fourth of a wind has no dealer, and the last hand is empty', () => {
  const three = (kyoku: number): readonly unknown[] => [
    [kyoku, 0, 0],
    [35000, 35000, 35000, 0],
    ...round.slice(2, 13),
    [],
    [],
    [],
    end
  ]
  const {game, faults} = read(three(6), three(3))
  expect(game).toMatchObject({players: 3, names: ['a', 'b', 'c']})
  expect(game!.rounds.map(({dealer}) => dealer)).toEqual([2])
  expect(faults).toMatchObject([{id: 'bad-value', values: {name: 'kyoku'}}])
})

test('an item that cannot be read ends its list, and what is left is said', () => {
  const draws = [...round.slice(0, 11), [47, 'x', 12], ...round.slice(12)]
  expect(read(draws).faults).toEqual([
    {id: 'bad-value', values: {name: 'item', value: 'x'}, place: place(11, 1)}
  ])
  const discards = [...round.slice(0, 12), [60, 60], ...round.slice(13)]
  expect(read(discards).faults).toEqual([{id: 'item-left', values: {}, place: place(12, 1)}])
})

test('an end that is none is a fault, one that is left open is none', () => {
  const withEnd = (last: unknown) => read([...round.slice(0, -1), last])
  expect(withEnd(['x']).faults).toEqual([
    {id: 'bad-value', values: {name: 'result', value: 'x'}, place: place(16)}
  ])
  expect(withEnd([]).faults).toEqual([])
  expect(withEnd([]).game!.rounds[0]).toMatchObject({events: [{}, {}], results: []})
})

test('a win is by the last tile, of each winner with ura dora after riichi', () => {
  const waiting = [11, 12, 13, 24, 25, 26, 37, 38, 39, 41, 41, 41, 47]
  const win = (player: number, from: number): readonly unknown[] => [
    '和了',
    [0, 0, 0, 0],
    [player, from, player, '']
  ]
  const roundWith = (
    last: unknown,
    draws: readonly unknown[],
    discards: readonly unknown[],
    ura: readonly number[]
  ) =>
    read([
      ...round.slice(0, 3),
      ura,
      ...silent,
      ...silent,
      waiting,
      draws,
      discards,
      waiting,
      [],
      [],
      last
    ]).game!.rounds[0]!.events.at(-1)
  expect(roundWith(win(3, 2), [47], [60], [42])).toEqual({
    type: 'agari',
    player: 3,
    from: 2,
    tile: '7z',
    ura: []
  })
  expect(roundWith(win(2, 2), [47], [], [])).toEqual({type: 'agari', player: 2, from: 2, tile: '7z', ura: []})
})

test('a win by a north put aside, or by a tile of a kan', () => {
  const win = ['和了', [0, 0, 0, 0], [1, 0, 1, '']]
  const lastOf = (draw: number, item: string, players: 3 | 4): unknown =>
    read([
      [0, 0, 0],
      ...round.slice(1, 4),
      hand,
      [draw],
      [item],
      ...silent,
      ...silent,
      players === 3 ? [] : hand,
      [],
      [],
      win
    ]).game!.rounds[0]!.events.at(-1)
  expect(lastOf(44, 'f44', 3)).toMatchObject({type: 'agari', player: 1, from: 0, tile: '4z'})
  expect(lastOf(41, '414141a41', 4)).toMatchObject({type: 'agari', player: 1, from: 0, tile: '1z'})
  expect(lastOf(51, 'k51151515', 4)).toMatchObject({tile: '0m'})
})

test('of several documents the first with an object says who plays', () => {
  const {game} = readTenhou6([
    {value: 5, start: 0, end: 1},
    {value: {name: ['a'], log: [round]}, start: 2, end: 3}
  ])
  expect(game!.names).toEqual(['a', '', '', ''])
  expect(readTenhou6([{value: {log: []}, start: 0, end: 1}]).faults).toMatchObject([{id: 'no-rounds'}])
})

test('a document is one by its list of lists', () => {
  expect([{log: [round]}, {log: []}].every(isTenhou6)).toBe(true)
  expect([{log: [5]}, {log: [[5]]}, {log: [[[{}]]]}, {log: 5}, {}, [], null].some(isTenhou6)).toBe(false)
})
