/**
 * Calls: what can be called, which tiles make a meld, and what a call leaves in the hand.
 */
import {kindOf, type Tile} from '@tehai/riichi/tile'
import {expect, test} from 'vitest'
import {discard, draw, idOf, tableAfter, tiles} from '../../../test/table.js'
import type {CallEvent, Event, Player} from '../event.js'
import {isFuriten} from '../hand.js'
import type {TableState} from '../state.js'

/** South waits for 3s and 6s, and holds three whites. */
const haipai = ['19m 19p 19s 1234567z', '234m 55p 456p 45s 555z', null, null]
const after = (...events: readonly Event[]): TableState => tableAfter(haipai, events)

const kan: readonly Event[] = [
  {type: 'draw', player: 0, tile: '2m'},
  {type: 'discard', player: 0, tile: '5z', tsumogiri: false, riichi: false},
  {type: 'daiminkan', player: 1, tile: '5z', own: tiles('555z'), from: 0},
  {type: 'draw', player: 1, tile: '9p'}
]

test('a hand waits after an open kan, also when the replacement tile is discarded as it was drawn', () => {
  const hand = after(...kan, {type: 'discard', player: 1, tile: '9p', tsumogiri: true, riichi: false})
    .hands[1]!
  expect(hand.waits).toEqual([kindOf('3s'), kindOf('6s')])
  expect(isFuriten(hand)).toBe(false)
})

test('with a discard from the hand the waits are those of the new hand', () => {
  const hand = after(...kan, {type: 'discard', player: 1, tile: '5p', tsumogiri: false, riichi: false})
    .hands[1]!
  expect(hand.waits).toEqual([])
})

/** The last discard called by a player of whom the hand is hidden, so that only the shape counts. */
const call = (type: CallEvent['type'], tile: Tile, own: string, player: Player = 1): CallEvent => ({
  type,
  player,
  tile,
  own: tiles(own),
  from: 0
})
const opened = (tile: Tile): TableState =>
  tableAfter([null, null, null, null], [draw(0, null), discard(0, tile)])

test.each<[CallEvent['type'], Tile, string]>([
  ['chii', '1m', '23m'],
  ['chii', '8s', '79s'],
  ['chii', '9p', '78p'],
  ['chii', '0p', '46p'],
  ['pon', '7z', '77z'],
  ['pon', '5s', '05s'],
  ['daiminkan', '1z', '111z']
])('%s of %s with %s is a meld', (type, tile, own) => {
  expect(idOf(opened(tile), call(type, tile, own))).toBe('')
})

test.each<[CallEvent['type'], Tile, string]>([
  ['chii', '9m', '1p 8m'],
  ['chii', '9p', '8p 1s'],
  ['chii', '1m', '24m'],
  ['chii', '1m', '13m'],
  ['chii', '1m', '22m'],
  ['chii', '1m', '234m'],
  ['chii', '1m', '2m'],
  ['chii', '3z', '12z'],
  ['chii', '5z', '67z'],
  ['pon', '7z', '67z'],
  ['pon', '7z', '777z'],
  ['pon', '7z', '7z'],
  ['daiminkan', '1z', '11z'],
  ['daiminkan', '1z', '112z']
])('%s of %s with %s is none', (type, tile, own) => {
  expect(idOf(opened(tile), call(type, tile, own))).toBe('not-a-meld')
})

test('only the tile just discarded can be called, from who has discarded it, and by another', () => {
  const table = opened('5m')
  expect(idOf(tableAfter([null, null, null, null], []), call('pon', '5m', '55m'))).toBe('nothing-to-call')
  expect(idOf(table, call('pon', '5m', '55m', 0))).toBe('nothing-to-call')
  expect(idOf(table, {...call('pon', '5m', '55m', 2), from: 3})).toBe('wrong-discarder')
  expect(idOf(table, call('pon', '0m', '55m'))).toBe('wrong-tile-called')
  const added: Event[] = [
    call('pon', '5m', '55m'),
    discard(1, '9m'),
    draw(2, null),
    discard(2, '1s'),
    draw(3, null),
    discard(3, '1p'),
    draw(0, null),
    discard(0, '2p'),
    draw(1, null),
    {type: 'kakan', player: 1, tile: '0m'}
  ]
  const kakan = tableAfter([null, null, null, null], [draw(0, null), discard(0, '5m'), ...added])
  expect(idOf(kakan, {...call('pon', '0m', '55m', 2), from: 1})).toBe('nothing-to-call')
})

test('the tiles that are laid down must be in the hand', () => {
  const table = after(draw(0, '2m'), discard(0, '1s'))
  expect(idOf(table, call('pon', '1s', '11s'))).toBe('tile-not-in-hand')
})

test('a call is a meld of the caller, who discards next, and marks the tile in the river', () => {
  const table = after(draw(0, '2m'), discard(0, '5z'), call('pon', '5z', '55z'))
  expect(table).toMatchObject({phase: 'discard', turn: 1, isReplacement: false, hiddenDora: 0, open: null})
  expect(table.isUncalled).toBe(false)
  expect(table.hands[0]!.river).toEqual([{tile: '5z', tsumogiri: false, riichi: false, calledBy: 1}])
  expect(table.hands[1]!.melds).toEqual([{type: 'pon', tiles: tiles('555z'), called: 0, from: 'kamicha'}])
  expect(table.hands[1]!.tiles).toEqual(tiles('234m 45556p 45s 5z'))
  expect(table.hands[1]!.waits).toEqual([])
})

test('only the last tile of a river is called away', () => {
  const turns = ([1, 2, 3] as const).flatMap(player => [draw(player, null), discard(player, '9s')])
  const table = tableAfter(
    [null, null, null, null],
    [draw(0, null), discard(0, '1z'), ...turns, draw(0, null), discard(0, '5z'), call('pon', '5z', '55z')]
  )
  expect(table.hands[0]!.river.map(({tile, calledBy}) => [tile, calledBy])).toEqual([
    ['1z', null],
    ['5z', 1]
  ])
})

test('which of the sorted tiles was called, and from which side', () => {
  const meldOf = (type: CallEvent['type'], tile: Tile, own: string, player: Player): unknown =>
    tableAfter([null, null, null, null], [draw(0, null), discard(0, tile), call(type, tile, own, player)])
      .hands[player]!.melds[0]
  expect(meldOf('chii', '4m', '35m', 1)).toMatchObject({tiles: tiles('345m'), called: 1, from: 'kamicha'})
  expect(meldOf('chii', '9s', '78s', 1)).toMatchObject({called: 2})
  expect(meldOf('pon', '9s', '99s', 2)).toMatchObject({called: 0, from: 'toimen'})
  expect(meldOf('pon', '9s', '99s', 3)).toMatchObject({from: 'shimocha'})
})

test('after an open kan a replacement is drawn and an indicator is due', () => {
  const table = after(...kan.slice(0, 3))
  expect(table).toMatchObject({phase: 'draw', turn: 1, isReplacement: true, hiddenDora: 1, swaps: []})
})

test.each<[string, CallEvent['type'], Tile, string, string]>([
  ['the tile and the other end of the run', 'chii', '4m', '23m', '41m'],
  ['from the other side', 'chii', '2p', '34p', '25p'],
  ['a closed wait leaves the tile alone', 'chii', '3s', '24s', '3s'],
  ['there is nothing below 1', 'chii', '3p', '12p', '3p'],
  ['there is nothing above 9', 'chii', '7p', '89p', '7p'],
  ['there is a 9 above 678', 'chii', '6s', '78s', '69s'],
  ['there is a 1 below 234', 'chii', '4s', '23s', '41s'],
  ['of three equal tiles the fourth', 'pon', '5m', '05m', '5m']
])('what may not be discarded after a call: %s', (_, type, tile, own, swaps) => {
  const table = tableAfter([null, null, null, null], [draw(0, null), discard(0, tile), call(type, tile, own)])
  expect(table.swaps).toEqual(tiles(swaps).map(kindOf))
})
