/**
 * What the rules allow: riichi, calls and kans, and ends of a round that depend on several players.
 */
import {presets} from '@tehai/riichi'
import {kindOf, type Meld, type Tile} from '@tehai/riichi/tile'
import {expect, test} from 'vitest'
import {discard, draw, riichi, tableAfter, tiles, withHand} from '../../test/table.js'
import type {CallEvent, DrawReason, Event, Player} from '../game/event.js'
import type {TableState} from '../game/state.js'
import {illegalities} from './legality.js'
import type {TableRules} from './rules.js'

const accepted = {isDouble: false, isAccepted: true, ippatsu: false}
const start = tableAfter([null, null, null, null], [])
const kans = (count: number): readonly Meld[] =>
  ['1111m', '2222m', '3333m', '4444m', '5555z']
    .slice(0, count)
    .map(text => ({type: 'ankan', tiles: tiles(text), faceDown: null}) as Meld)
const withKans = (...counts: readonly number[]): TableState =>
  counts.reduce((state, count, player) => withHand(state, player as Player, {melds: kans(count)}), start)
const isDue = (state: TableState, reason: DrawReason): boolean =>
  illegalities(state, {type: 'ryuukyoku', reason}, presets.tenhou).length === 0

test('four kans end a round unless one player has all of them', () => {
  expect(isDue(withKans(3, 1, 0, 0), 'suukaikan')).toBe(true)
  expect(isDue(withKans(1, 1, 1, 1), 'suukaikan')).toBe(true)
  expect(isDue(withKans(0, 4, 0, 0), 'suukaikan')).toBe(false)
  expect(isDue(withKans(2, 1, 0, 0), 'suukaikan')).toBe(false)
})

test('a fifth kan is none, also where several players have the others', () => {
  const event = {type: 'ankan', player: 0, tiles: tiles('5555z')} as const
  const fifth = (state: TableState): boolean =>
    illegalities(state, event, presets.tenhou).some(({id}) => id === 'fifth-kan')
  expect(fifth(withKans(3, 0, 0, 0))).toBe(false)
  expect(fifth(withKans(2, 2, 0, 0))).toBe(true)
  expect(fifth(withKans(4, 0, 0, 0))).toBe(true)
})

test('four riichi end a round, three do not', () => {
  const three = [0, 1, 2].reduce(
    (state, player) => withHand(state, player as Player, {riichi: accepted}),
    start
  )
  expect(isDue(three, 'suucha-riichi')).toBe(false)
  expect(isDue(withHand(three, 3, {riichi: accepted}), 'suucha-riichi')).toBe(true)
})

test('the wall must be used up for an exhaustive draw', () => {
  expect(isDue({...start, left: 0}, 'exhaustive')).toBe(true)
  expect(isDue({...start, left: 1}, 'exhaustive')).toBe(false)
  expect(isDue({...start, left: 0, phase: 'discard'}, 'nagashi')).toBe(false)
})

const idsOf = (state: TableState, event: Event, rules: TableRules = presets.tenhou): readonly string[] =>
  illegalities(state, event, rules).map(({id}) => id)

/** East is tenpai with 3s and 6s after a discard of the drawn 9p. */
const tenpai = tableAfter(['234m 55p 456p 45s 555z', null, null, null], [draw(0, '9p')])
const pon: Meld = {type: 'pon', tiles: tiles('555z'), called: 0, from: 'toimen'}

test('riichi is declared with a closed hand that is tenpai after the discard', () => {
  expect(idsOf(tenpai, riichi(0, '9p'))).toEqual([])
  expect(idsOf(tenpai, riichi(0, '4m'))).toEqual(['riichi-not-tenpai'])
  expect(idsOf(tenpai, discard(0, '4m'))).toEqual([])
  const melded = (meld: Meld): TableState =>
    withHand(tenpai, 0, {tiles: tiles('234m 55p 456p 45s'), melds: [meld]})
  expect(idsOf(melded(pon), riichi(0, '9p'))).toEqual(['riichi-with-open-hand'])
  expect(idsOf(melded({type: 'ankan', tiles: tiles('5555z'), faceDown: null}), riichi(0, '9p'))).toEqual([])
  expect(idsOf(withHand(tenpai, 0, {tiles: null}), riichi(0, '4m'))).toEqual([])
})

test('riichi costs 1000 points, or what a stick is worth', () => {
  const withScore = (score: number): TableState => ({...tenpai, scores: [score, 25000, 25000, 25000]})
  expect(idsOf(withScore(1000), riichi(0, '9p'))).toEqual([])
  expect(idsOf(withScore(900), riichi(0, '9p'))).toEqual(['riichi-without-points'])
  expect(idsOf(withScore(900), discard(0, '9p'))).toEqual([])
  expect(idsOf({...withScore(900), riichiStick: 500}, riichi(0, '9p'))).toEqual([])
  expect(idsOf({...withScore(900), riichiStick: 901}, riichi(0, '9p'))).toEqual(['riichi-without-points'])
  expect(idsOf({...withScore(-100), riichiStick: 0}, riichi(0, '9p'))).toEqual([])
})

test('riichi needs another draw of each player', () => {
  expect(idsOf({...tenpai, left: 4}, riichi(0, '9p'))).toEqual([])
  expect(idsOf({...tenpai, left: 3}, riichi(0, '9p'))).toEqual(['riichi-at-the-end'])
  const without = {...presets.tenhou, riichiWithoutDraw: true}
  expect(idsOf({...tenpai, left: 3}, riichi(0, '9p'), without)).toEqual([])
  const three = tableAfter(['234p 55p 456p 45s 555z', null, null], [draw(0, '9p')])
  expect(idsOf({...three, left: 3}, riichi(0, '9p'))).toEqual([])
  expect(idsOf({...three, left: 2}, riichi(0, '9p'))).toEqual(['riichi-at-the-end'])
})

test('after riichi only the drawn tile is discarded, and riichi is not declared again', () => {
  const declared = withHand(tenpai, 0, {riichi: accepted})
  expect(idsOf(declared, discard(0, '9p', true))).toEqual([])
  expect(idsOf(declared, discard(0, '9p'))).toEqual([])
  expect(idsOf(declared, discard(0, '4m'))).toEqual(['discard-after-riichi'])
  expect(idsOf(declared, riichi(0, '9p'))).toEqual(['riichi-twice'])
})

test('what the call before could have taken is not discarded, unless that is allowed', () => {
  const swapping: TableState = {...tenpai, swaps: [kindOf('9p')]}
  expect(idsOf(swapping, discard(0, '9p'))).toEqual(['swap-call'])
  expect(idsOf(swapping, discard(0, '4m'))).toEqual([])
  expect(idsOf(swapping, discard(0, '9p'), {...presets.tenhou, kuikae: true})).toEqual([])
})

const call = (type: CallEvent['type'], player: Player, own: string): CallEvent => ({
  type,
  player,
  tile: '5m',
  own: tiles(own),
  from: 0
})
const open = tableAfter([null, null, null, null], [draw(0, null), discard(0, '5m')])

test('a tile is called for a run by the shimocha alone, for equal tiles by any', () => {
  expect(idsOf(open, call('chii', 1, '46m'))).toEqual([])
  expect(idsOf(open, call('chii', 2, '46m'))).toEqual(['chii-not-from-kamicha'])
  expect(idsOf(open, call('pon', 3, '55m'))).toEqual([])
  expect(idsOf(open, call('daiminkan', 3, '055m'))).toEqual([])
})

test('three players call no runs', () => {
  const three = tableAfter([null, null, null], [draw(0, null), discard(0, '5p')])
  const chii = {...call('chii', 1, '46p'), tile: '5p' as Tile}
  expect(idsOf(three, chii)).toEqual(['chii-with-three'])
  expect(idsOf(three, {...chii, type: 'pon', own: tiles('55p')})).toEqual([])
})

test('nothing is called after riichi, nor the last tile', () => {
  const declared = withHand(open, 1, {riichi: accepted})
  for (const [type, own] of [
    ['chii', '46m'],
    ['pon', '55m'],
    ['daiminkan', '055m']
  ] as const) {
    expect(idsOf(declared, call(type, 1, own))).toEqual(['call-after-riichi'])
    expect(idsOf({...open, left: 0}, call(type, 1, own))).toEqual(['call-of-last-tile'])
    expect(idsOf({...open, left: 1}, call(type, 1, own))).toEqual([])
  }
})

test('an open kan is no fifth one', () => {
  expect(idsOf(withHand(open, 2, {melds: kans(4)}), call('daiminkan', 1, '055m'))).toEqual(['fifth-kan'])
  expect(idsOf(withHand(open, 2, {melds: kans(4)}), call('pon', 1, '55m'))).toEqual([])
  expect(idsOf(withHand(open, 2, {melds: [...kans(3), pon]}), call('daiminkan', 1, '055m'))).toEqual([])
})

test('after riichi a concealed kan is allowed, an added one is not, and neither with the last tile', () => {
  const ankan = {type: 'ankan', player: 0, tiles: tiles('5555z')} as const
  const kakan = {type: 'kakan', player: 0, tile: '5z'} as const
  const declared = withHand(start, 0, {riichi: accepted})
  expect(idsOf(declared, ankan)).toEqual([])
  expect(idsOf(declared, kakan)).toEqual(['kan-after-riichi'])
  expect(idsOf(start, kakan)).toEqual([])
  expect(idsOf({...start, left: 0}, kakan)).toEqual(['call-of-last-tile'])
  expect(idsOf({...start, left: 0}, ankan)).toEqual(['call-of-last-tile'])
  expect(idsOf({...start, left: 1}, ankan)).toEqual([])
})

test('a north is put aside by three players, and not as the last tile', () => {
  const kita = {type: 'kita', player: 0} as const
  const three = tableAfter([null, null, null], [])
  expect(idsOf(start, kita)).toEqual(['kita-with-four'])
  expect(idsOf(three, kita)).toEqual([])
  expect(idsOf({...three, left: 0}, kita)).toEqual(['call-of-last-tile'])
  expect(idsOf({...three, left: 1}, kita)).toEqual([])
})

const nineOf = (hand: string | null, events: readonly Event[] = [draw(0, '8p')]): boolean =>
  isDue(tableAfter([hand, null, null, null], events), 'kyuushu')

test('nine kinds of terminals and honors, the drawn tile among them, end the first turn', () => {
  expect(nineOf('19m 19p 19s 123z 2345p')).toBe(true)
  expect(nineOf('19m 19p 19s 12z 22345p')).toBe(false)
  expect(nineOf('19m 19p 19s 12z 22345p', [draw(0, '7z')])).toBe(true)
  expect(nineOf('19m 19p 19s 12z 22345p', [draw(0, '1z')])).toBe(false)
  expect(nineOf(null)).toBe(true)
  expect(nineOf('19m 19p 19s 123z 2345p', [])).toBe(false)
  const turns = ([1, 2, 3] as const).flatMap(player => [draw(player, null), discard(player, '8m', true)])
  const second = [draw(0, '8p'), discard(0, '8p', true), ...turns, draw(0, '8p')]
  expect(nineOf('19m 19p 19s 123z 2345p', second)).toBe(false)
  expect(
    isDue({...tableAfter([null, null, null, null], [draw(0, null)]), isUncalled: false}, 'kyuushu')
  ).toBe(false)
})

/** The table after one discard of each player. */
const firstTurn = (...discards: readonly Tile[]): TableState =>
  tableAfter(
    [null, null, null, null],
    discards.flatMap((tile, player) => [draw(player as Player, null), discard(player as Player, tile)])
  )

test.each<[string, readonly Tile[], boolean]>([
  ['four times East', ['1z', '1z', '1z', '1z'], true],
  ['four times North', ['4z', '4z', '4z', '4z'], true],
  ['white is no wind', ['5z', '5z', '5z', '5z'], false],
  ['no tile of a suit', ['1m', '1m', '1m', '1m'], false],
  ['two winds', ['1z', '1z', '1z', '2z'], false],
  ['three discards', ['1z', '1z', '1z'], false]
])('the same wind discarded by all ends a round: %s', (_, discards, isOne) => {
  expect(isDue(firstTurn(...discards), 'suufon-renda')).toBe(isOne)
})

test('the same wind ends no round after a call, or in a later turn', () => {
  const table = firstTurn('1z', '1z', '1z', '1z')
  expect(isDue({...table, isUncalled: false}, 'suufon-renda')).toBe(false)
  const again = tableAfter([null, null, null, null], [draw(0, null), discard(0, '1z')], '9m', {
    ...table,
    open: null
  })
  expect(isDue(again, 'suufon-renda')).toBe(false)
})

test('three who can win by the open tile end a round; of a hidden hand it is believed', () => {
  const waiting = (...players: readonly Player[]): TableState =>
    players.reduce(
      (state, player) => withHand(state, player, {waits: [kindOf('5m')]}),
      tableAfter(
        ['5m 9m 19p 19s 1234567z', '123m 456p 789s 1122z', '123m 456p 789s 1122z', '123m 456p 789s 1122z'],
        [draw(0, '8p'), discard(0, '5m')]
      )
    )
  expect(isDue(waiting(1, 2, 3), 'sanchahou')).toBe(true)
  expect(isDue(waiting(1, 2), 'sanchahou')).toBe(false)
  expect(isDue(waiting(0, 1, 2), 'sanchahou')).toBe(false)
  expect(isDue(withHand(waiting(1, 2), 3, {tiles: null}), 'sanchahou')).toBe(true)
  expect(isDue({...waiting(1, 2, 3), open: null}, 'sanchahou')).toBe(false)
})
