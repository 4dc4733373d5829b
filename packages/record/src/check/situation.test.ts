/**
 * The situation of a win, as it follows from the table.
 */
import type {Situation} from '@tehai/riichi'
import {expect, test} from 'vitest'
import {discard, draw, tableAfter, tiles, withHand} from '../../test/table.js'
import type {AgariEvent, Player} from '../game/event.js'
import type {TableState} from '../game/state.js'
import {winAt} from './situation.js'

const hand = '234m 55p 456p 45s 234s'
const won = (player: Player, from: Player, ura: AgariEvent['ura'] = []): AgariEvent => ({
  type: 'agari',
  player,
  from,
  tile: '6s',
  ura
})

/** South draws, or East has discarded, in a later turn. */
const base = tableAfter([hand, hand, null, null], [draw(0, '6s'), discard(0, '6s')], '1z')
const later: TableState = {...base, isUncalled: false}
const ron = won(1, 0)
const tsumo = won(1, 1)

function situation(state: TableState, event: AgariEvent, isLater = false): Situation {
  return winAt(state, event, isLater)!.situation!
}

/** What is so of the chances that the table gives. */
function chances(state: TableState, event: AgariEvent): readonly string[] {
  const names = ['rinshan', 'chankan', 'haitei', 'houtei', 'tenhou', 'chiihou', 'renhou', 'ippatsu'] as const
  const found = situation(state, event)
  return names.filter(name => found[name])
}

test('the hand without the winning tile, by tsumo or by ron', () => {
  expect(winAt(later, ron, false)).toMatchObject({win: '6s', by: 'ron', melds: []})
  expect(winAt(later, ron, false)!.hand).toHaveLength(13)
  expect(winAt(later, tsumo, false)!.by).toBe('tsumo')
  expect(winAt(withHand(later, 1, {tiles: null}), ron, false)).toBeNull()
})

test('winds, dora indicators, honba and sticks are those of the table', () => {
  const state: TableState = {...later, kyoku: 5, dealer: 1, honba: 2, sticks: 1}
  expect(situation(state, ron)).toMatchObject({
    round: 'south',
    seat: 'east',
    dora: ['1z'],
    honba: 2,
    sticks: 1,
    laterRon: false
  })
  expect(situation(later, ron)).toMatchObject({round: 'east', seat: 'south'})
  expect(situation({...later, kyoku: 8}, ron).round).toBe('west')
  expect(situation({...later, kyoku: 16}, ron).round).toBe('east')
  expect(situation(later, ron, true).laterRon).toBe(true)
})

test('who has discarded, seen from the winner', () => {
  expect(situation(later, ron).loser).toBe('kamicha')
  expect(situation(later, won(0, 2)).loser).toBe('toimen')
  expect(situation(later, tsumo).loser).toBeUndefined()
})

test('riichi counts once it is accepted, and with it ippatsu and ura dora', () => {
  const riichi = {isDouble: false, isAccepted: true, ippatsu: true}
  const declared = withHand(later, 1, {riichi})
  expect(situation(declared, won(1, 0, ['2z']))).toMatchObject({riichi: true, ippatsu: true, ura: ['2z']})
  const double = withHand(later, 1, {riichi: {...riichi, isDouble: true, ippatsu: false}})
  expect(situation(double, ron)).toMatchObject({riichi: 'double', ippatsu: false, ura: []})
  const fresh = withHand(later, 1, {riichi: {...riichi, isAccepted: false, ippatsu: false}})
  expect(situation(fresh, ron).riichi).toBeUndefined()
  expect(situation(later, won(1, 0, ['2z']))).toMatchObject({riichi: undefined, ura: undefined})
})

test('norths put aside count for three players', () => {
  const three = tableAfter(
    [hand.replace('234m', '111p'), null, null],
    [draw(0, '6s'), discard(0, '6s')],
    '1z'
  )
  expect(situation(withHand(three, 0, {kita: 2}), won(0, 1)).kita).toBe(2)
  expect(situation(later, ron).kita).toBeUndefined()
})

test.each<[string, Partial<TableState>, AgariEvent, string[]]>([
  ['in a later turn', {}, ron, []],
  ['in a later turn', {}, tsumo, []],
  ['by the last tile', {left: 0}, tsumo, ['haitei']],
  ['by the last discard', {left: 0}, ron, ['houtei']],
  ['by the last but one', {left: 1}, tsumo, []],
  ['by the last discard but one', {left: 1}, ron, []],
  ['by a replacement', {isReplacement: true}, tsumo, ['rinshan']],
  ['by a replacement that is the last tile', {isReplacement: true, left: 0}, tsumo, ['rinshan']],
  [
    'by a tile added to a kan',
    {open: {tile: '6s', player: 0, by: 'kakan'}, isReplacement: true},
    ron,
    ['chankan']
  ],
  [
    'by an added tile when none is left',
    {open: {tile: '6s', player: 0, by: 'kakan'}, left: 0},
    ron,
    ['chankan']
  ],
  ['by a concealed kan', {open: {tile: '6s', player: 0, by: 'ankan'}, isReplacement: true}, ron, []],
  ['in the first turn', {isUncalled: true}, ron, ['renhou']],
  ['in the first turn', {isUncalled: true}, tsumo, ['chiihou']],
  ['of the dealer in the first turn', {isUncalled: true, dealer: 1}, tsumo, ['tenhou']],
  ['of the dealer in the first turn', {isUncalled: true, dealer: 1}, ron, []]
])('a win %s', (_, change, event, expected) => {
  expect(chances({...later, ...change}, event)).toEqual(expected)
})

test('the first turn of a player is past with a discard or a meld', () => {
  const river = [{tile: '9m', tsumogiri: true, riichi: false, calledBy: null}] as const
  expect(chances(withHand(base, 1, {river}), tsumo)).toEqual([])
  const melds = [{type: 'ankan', tiles: tiles('1111z'), faceDown: null}] as const
  expect(chances(withHand(base, 1, {melds}), tsumo)).toEqual([])
})
