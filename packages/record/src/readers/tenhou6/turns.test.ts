/**
 * The order of turns, found from the lists of each player.
 */
import {expect, test} from 'vitest'
import type {Item} from './items.js'
import {readItem} from './items.js'
import {orderTurns, type PlayerLists, type Turns} from './turns.js'

/** Draws and discards of each player, as tenhou.net/6 writes them. */
type Written = readonly (readonly [draws: string, discards: string])[]

function order(written: Written, dealer: 0 | 1 = 0): Turns {
  const items = (text: string): readonly Item[] =>
    text
      .split(' ')
      .filter(Boolean)
      .map(item => readItem(item)!)
  const lists = written.map(([draws, discards], player): PlayerLists => ({
    draws: items(draws),
    discards: items(discards),
    placeOfDraw: index => ({document: player, path: ['draws', index]}),
    placeOfDiscard: index => ({document: player, path: ['discards', index]})
  }))
  return orderTurns(lists, dealer, written.length === 3 ? 3 : 4)
}
const shown = ({events}: Turns): readonly string[] =>
  events.map(event => ('player' in event ? `${event.player} ${event.type}` : event.type))

test('players draw and discard in turn, from the dealer on', () => {
  const turns = order([
    ['11', '60'],
    ['12', '13'],
    ['', ''],
    ['', '']
  ])
  expect(turns.events).toEqual([
    {type: 'draw', player: 0, tile: '1m'},
    {type: 'discard', player: 0, tile: '1m', tsumogiri: true, riichi: false},
    {type: 'draw', player: 1, tile: '2m'},
    {type: 'discard', player: 1, tile: '3m', tsumogiri: false, riichi: false}
  ])
  expect(turns).toMatchObject({left: [], isTangled: false})
  expect(turns.places).toEqual([
    {document: 0, path: ['draws', 0]},
    {document: 0, path: ['discards', 0]},
    {document: 1, path: ['draws', 0]},
    {document: 1, path: ['discards', 0]}
  ])
  expect(
    shown(
      order(
        [
          ['', ''],
          ['12', '60'],
          ['13', ''],
          ['', '']
        ],
        1
      )
    )
  ).toEqual(['1 draw', '1 discard', '2 draw'])
})

test('riichi is declared with a tile of the hand, or the drawn one', () => {
  const {events} = order([
    ['11 12', 'r15 r60'],
    ['21', '60'],
    ['22', '60'],
    ['23', '60']
  ])
  expect(events.filter(event => event.type === 'discard' && event.riichi)).toEqual([
    {type: 'discard', player: 0, tile: '5m', tsumogiri: false, riichi: true},
    {type: 'discard', player: 0, tile: '2m', tsumogiri: true, riichi: true}
  ])
})

test('a call takes the turn; who calls a tile for equal ones goes first', () => {
  const pon = order([
    ['11', '15'],
    ['c151416', ''],
    ['15p1515', '19'],
    ['21', '']
  ])
  expect(shown(pon)).toEqual(['0 draw', '0 discard', '2 pon', '2 discard', '3 draw'])
  expect(pon.left).toEqual([{document: 1, path: ['draws', 0]}])
})

test('a call may be of a later copy of the tile', () => {
  const written: Written = [
    ['11 12', '15 15'],
    ['21', '60'],
    ['22 15p1515', '60 19'],
    ['23', '60']
  ]
  expect(shown(order(written))).toEqual([
    '0 draw',
    '0 discard',
    '1 draw',
    '1 discard',
    '2 draw',
    '2 discard',
    '3 draw',
    '3 discard',
    '0 draw',
    '0 discard',
    '2 pon',
    '2 discard'
  ])
})

test('an open kan has an empty place among the discards, and a replacement', () => {
  const {events, left} = order([
    ['11', '15'],
    ['', ''],
    ['15m151515 29', '0 60'],
    ['', '']
  ])
  expect(events.slice(2)).toEqual([
    {type: 'daiminkan', player: 2, tile: '5m', own: ['5m', '5m', '5m'], from: 0},
    {type: 'draw', player: 2, tile: '9p'},
    {type: 'discard', player: 2, tile: '9p', tsumogiri: true, riichi: false}
  ])
  expect(left).toEqual([])
})

test('kans of one’s own turn and norths lie among the discards, and a draw follows', () => {
  expect(
    shown(
      order([
        ['11 12 13', '111111a11 k12121212 60'],
        ['', ''],
        ['', ''],
        ['', '']
      ])
    )
  ).toEqual(['0 draw', '0 ankan', '0 draw', '0 kakan', '0 draw', '0 discard'])
  expect(
    shown(
      order([
        ['44 12', 'f44 60'],
        ['', ''],
        ['', '']
      ])
    )
  ).toEqual(['0 draw', '0 kita', '0 draw', '0 discard'])
})

test('of three players the empty seat may be counted among the steps or not', () => {
  const callers = (call: string): readonly string[] => [
    ...shown(
      order([
        ['11', '21'],
        [call, '19'],
        ['', '']
      ])
    ).slice(2, 3),
    ...shown(
      order([
        ['11', '21'],
        ['', ''],
        [call, '19']
      ])
    ).slice(2, 3)
  ]
  // The discarder is the kamicha of 1 and the shimocha of 2.
  expect(callers('p212121')).toEqual(['1 pon'])
  expect(callers('21p2121')).toEqual(['1 pon', '2 pon'])
  expect(callers('2121p21')).toEqual(['2 pon'])
})

test('what no turn has used is left, and what follows a missing draw', () => {
  const {events, left, isTangled} = order([
    ['11', '60'],
    ['', '15'],
    ['22', ''],
    ['', '']
  ])
  expect(events).toHaveLength(2)
  expect(left).toEqual([
    {document: 1, path: ['discards', 0]},
    {document: 2, path: ['draws', 0]}
  ])
  expect(isTangled).toBe(false)
  // Nothing was drawn after a call that could be discarded as drawn.
  expect(
    shown(
      order([
        ['11', '15'],
        ['p151515', '60'],
        ['', ''],
        ['', '']
      ])
    )
  ).toEqual(['0 draw', '0 discard', '1 pon'])
})
