import {expect, test} from 'vitest'
import type {Meld, Tile} from '../tile/index.js'
import {viewOf, type Position, type PositionPlayer} from './index.js'

const tilesOf = (text: string): Tile[] =>
  [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, ranks, suit]) =>
    [...ranks!].map(rank => `${rank}${suit}` as Tile)
  )

/** A river: `r` after a tile declares riichi with it, `c` says that it was called. */
const river = (text: string): PositionPlayer['river'] =>
  text
    .split(' ')
    .filter(Boolean)
    .map(one => ({tile: one.slice(0, 2) as Tile, riichi: one.includes('r'), called: one.includes('c')}))

const pon = (tiles: string, from: 'kamicha' | 'toimen' | 'shimocha'): Meld => ({
  type: 'pon',
  tiles: tilesOf(tiles),
  called: 0,
  from
})

const hand = tilesOf('123m')
const table = (...players: PositionPlayer[]): Position => ({hand, players})
const passed = (position: Position, opponent: number) => {
  const {passed: after, unordered} = viewOf(position, opponent)
  return [after?.join(' '), unordered.join(' ')]
}

test('turns go round, and the player who discards next is the first of the list', () => {
  const position = table(
    {river: river('1z 2z 3z')},
    {river: river('1m 2mr 3m')},
    {river: river('4m 5m 6m')},
    {river: river('7m 8m 9m')}
  )
  expect(passed(position, 1)).toEqual(['3z 5m 6m 8m 9m', ''])
})

test('another player may have begun', () => {
  const position = table(
    {river: river('1z 2z')},
    {river: river('1m 2mr')},
    {river: river('4m 5m 6m')},
    {river: river('7m 8m 9m')}
  )
  expect(passed(position, 1)).toEqual(['6m 9m', ''])
})

test('what was discarded before and after a call', () => {
  // shimocha, toimen with riichi, kamicha whose 5z shimocha calls, shimocha, toimen, kamicha, self to discard
  const position: Position = {
    hand,
    players: [
      {river: []},
      {river: river('1m 2m'), melds: [pon('555z', 'toimen')]},
      {river: river('4mr 5m')},
      {river: river('5zc 8m')}
    ]
  }
  expect(passed(position, 2)).toEqual(['2m 5z 8m', ''])
})

test('rivers that do not fit say nothing of the order', () => {
  const position = table(
    {river: river('1z 2z 3z 4z')},
    {river: river('1mr')},
    {river: river('4m')},
    {river: river('7m')}
  )
  expect(passed(position, 1)).toEqual(['', '1z 2z 3z 4z 4m 7m'])
})

test('a partial river says nothing of its own order, nor of turns that a call skipped', () => {
  const rest = [{river: river('1m 2mr 3m')}, {river: river('4m 5m 6m')}]
  const cut = table({river: river('1z 2z'), isPartial: true}, ...rest, {river: river('7m 8m 9m')})
  expect(passed(cut, 1)).toEqual(['5m 6m 8m 9m', '1z 2z'])
  const called = table({river: river('1z'), isPartial: true}, ...rest, {river: river('7mc 8m 9m')})
  expect(passed(called, 1)).toEqual(['', '1z 4m 5m 6m 7m 8m 9m'])
})

test('where only some rivers are shown, turns of the same number may have any order', () => {
  const none = {river: [], isPartial: true}
  // The toimen discards after the shimocha in a turn, unless the toimen began.
  const position = table(none, {river: river('1m 2mr 3m')}, {river: river('4m 5m 6m')}, none)
  expect(passed(position, 1)).toEqual(['5m 6m', ''])
  const began = table(none, {river: river('1m 2mr 3m')}, {river: river('4m 5m 6m 7m')}, none)
  expect(passed(began, 1)).toEqual(['6m 7m', ''])
})

test('a call that no river shows says nothing of the order', () => {
  const position = table(
    {river: river('1z')},
    {river: river('1mr')},
    {river: river('4m'), melds: [pon('555z', 'toimen')]},
    {river: river('7m')}
  )
  expect(passed(position, 1)).toEqual(['', '1z 4m 7m'])
})

test('before riichi nothing is let pass for good', () => {
  const position = table(
    {river: river('1z')},
    {river: river('1m')},
    {river: river('4m')},
    {river: river('7m')}
  )
  expect(passed(position, 1)).toEqual(['', ''])
  expect(viewOf(position, 1).hasRiichi).toBe(false)
})

test('a tile that was called away is seen in its meld, once', () => {
  const position: Position = {
    hand,
    indicators: tilesOf('9s'),
    players: [
      {river: []},
      {river: river('1m'), melds: [pon('555z', 'toimen')]},
      {river: river('4m')},
      {river: river('5zc')}
    ]
  }
  expect(viewOf(position, 1).visible.join(' ')).toBe('9s 1m 5z 5z 5z 4m')
  expect(viewOf(position, 3).river).toEqual(['5z'])
  expect(viewOf(position, 1).melds).toBe(1)
})

test('three players: the kamicha is the last of three', () => {
  const position: Position = {
    hand,
    players: [{river: river('1z 2z'), kita: 1}, {river: river('1pr 2p')}, {river: river('3p 4p')}]
  }
  expect(passed(position, 1)).toEqual(['2z 3p 4p', ''])
  expect(viewOf(position, 1).visible).toContain('4z')
  expect(viewOf(position, 1).sanma).toBe(true)
})

test('an opponent is one of the others', () => {
  expect(() => viewOf(table({river: []}, {river: []}), 0)).toThrow('Expected an opponent from 1 to 1, got 0')
  expect(() => viewOf(table({river: []}, {river: []}), 2)).toThrow(RangeError)
})
