/**
 * Wins at a table: whether they are wins, and what a record says of them.
 */
import {presets} from '@tehai/riichi'
import {kindOf, type Meld, type Tile} from '@tehai/riichi/tile'
import {expect, test} from 'vitest'
import {discard, draw, riichi, tableAfter, tiles, withHand} from '../../test/table.js'
import type {AgariEvent, Player} from '../game/event.js'
import type {RecordedYaku, WinResult} from '../game/record.js'
import type {TableState} from '../game/state.js'
import {resultOf} from './result.js'
import {checkWinEvent} from './win.js'

const rules = presets.tenhou
const won = (player: Player, from: Player, tile: Tile, ura: readonly Tile[] = []): AgariEvent => ({
  type: 'agari',
  player,
  from,
  tile,
  ura
})

/** South waits for 3s and 6s with pinfu and tanyao; East discards. */
const waiting = '234m 55p 456p 45s 234s'
const after = (tile: Tile, hand: string | null = waiting): TableState =>
  tableAfter([`${tile} 19m 19p 9s 1234567z`, hand, null, null], [draw(0, '9m'), discard(0, tile)])
const table = after('6s')
const ron = won(1, 0, '6s')

const yaku = (...all: readonly (readonly [RecordedYaku['id'], number])[]): readonly RecordedYaku[] =>
  all.map(([id, han]) => ({id, number: -1, name: '', han}))

/** All that a record can say of it, as it is. */
const right: WinResult = {
  type: 'win',
  player: 1,
  from: 0,
  pao: null,
  fu: 30,
  han: 2,
  points: 2000,
  limit: null,
  yaku: yaku(['tanyao', 1], ['pinfu', 1]),
  yakuman: 0,
  before: null,
  delta: [-2000, 2000, 0, 0]
}

const problemsOf = (change: Partial<WinResult>, state = table, event = ron): readonly string[] =>
  checkWinEvent({state, event, isLater: false}, rules, {...right, ...change}).problems.map(({id}) => id)

test('what is right, or is not said, is no problem', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({fu: null, han: null, points: null, yaku: [], delta: null})).toEqual([])
  expect(checkWinEvent({state: table, event: ron, isLater: false}, rules)).toMatchObject({
    delta: [-2000, 2000, 0, 0],
    problems: []
  })
})

test.each<[string, Partial<WinResult>, string[]]>([
  ['fu', {fu: 40}, ['wrong-fu']],
  ['fu of a limit do not count', {fu: 40, limit: 'mangan'}, []],
  ['han', {han: 3}, ['wrong-han']],
  ['points', {points: 2600}, ['wrong-points']],
  ['payments', {delta: [-2600, 2600, 0, 0]}, ['wrong-payment']],
  ['another who is liable', {pao: 2}, ['wrong-liability']],
  ['another yaku', {yaku: yaku(['tanyao', 1], ['iipeikou', 1])}, ['wrong-yaku']],
  ['a yaku more', {yaku: yaku(['tanyao', 1], ['pinfu', 1], ['dora', 1])}, ['wrong-yaku']],
  ['a yaku less', {yaku: yaku(['tanyao', 1])}, ['wrong-yaku']],
  ['another han of a yaku', {yaku: yaku(['tanyao', 1], ['pinfu', 2])}, ['wrong-yaku']],
  ['the order of yaku', {yaku: yaku(['pinfu', 1], ['tanyao', 1])}, []],
  ['dora that are none', {yaku: yaku(['pinfu', 1], ['tanyao', 1], ['dora', 0])}, []],
  ['a yaku that we do not know', {yaku: yaku(['pinfu', 1], [null, 1])}, []]
])('what a record says otherwise: %s', (_, change, ids) => {
  expect(problemsOf(change)).toEqual(ids)
})

test('yaku are named in the order of the table, then dora, each with its han', () => {
  const stated = {...right, yaku: yaku(['ura', 1], ['dora', 2], ['aka', 1], ['tanyao', 1], ['riichi', 1])}
  const [problem] = checkWinEvent({state: table, event: ron, isLater: false}, rules, stated).problems
  const shown = (value: unknown): unknown =>
    (value as readonly {values: {name: string; han: number}}[]).map(
      ({values}) => `${values.name} ${values.han}`
    )
  expect(shown(problem!.values['stated'])).toEqual(['riichi 1', 'tanyao 1', 'aka 1', 'dora 2', 'ura 1'])
  expect(shown(problem!.values['found'])).toEqual(['tanyao 1', 'pinfu 1'])
})

test('the third place of a record of three players may be followed by a fourth, which is empty', () => {
  const three = tableAfter(
    ['6s 19m 19p 9s 1234567z', '111p 55p 456p 45s 234s', null],
    [draw(0, '9m'), discard(0, '6s')]
  )
  const state = withHand(three, 1, {riichi: {isDouble: false, isAccepted: true, ippatsu: false}})
  const event = won(1, 0, '6s', ['9p'])
  const {delta} = checkWinEvent({state, event, isLater: false}, presets['tenhou-sanma'])
  expect(delta).toHaveLength(3)
  const said = (all: readonly number[]) =>
    checkWinEvent({state, event, isLater: false}, presets['tenhou-sanma'], {
      ...right,
      fu: null,
      han: null,
      points: null,
      yaku: [],
      delta: all
    }).problems.map(({id}) => id)
  expect(said([...delta!, 0])).toEqual([])
  expect(said([...delta!, 1])).toEqual(['wrong-payment'])
})

test('norths put aside are dora, as some records count them by themselves', () => {
  const three = tableAfter(
    ['6s 19m 19p 9s 1234567z', '222p 55p 456p 45s 234s', null],
    [draw(0, '9m'), discard(0, '6s')]
  )
  const state = withHand({...three, isUncalled: false}, 1, {kita: 2})
  const said = (...all: readonly (readonly [RecordedYaku['id'], number])[]): readonly string[] =>
    checkWinEvent({state, event: ron, isLater: false}, presets['tenhou-sanma'], {
      ...right,
      fu: null,
      han: null,
      points: null,
      delta: null,
      yaku: yaku(['tanyao', 1], ...all)
    }).problems.map(({id}) => id)
  expect(said(['dora', 2])).toEqual([])
  expect(said(['kita', 2])).toEqual([])
  expect(said(['dora', 1], ['kita', 1])).toEqual([])
  expect(said(['dora', 2], ['kita', 2])).toEqual(['wrong-yaku'])
})

test('a ron by a furiten hand is a problem, a tsumo is none', () => {
  const furiten = withHand(table, 1, {missed: true})
  expect(problemsOf({}, furiten)).toEqual(['furiten'])
  const drawn = tableAfter(
    ['8s 19m 19p 9s 1234567z', waiting, null, null],
    [draw(0, '9m'), discard(0, '8s'), draw(1, '6s')]
  )
  const state = withHand({...drawn, isUncalled: false}, 1, {missed: true})
  const tsumo = checkWinEvent({state, event: won(1, 1, '6s'), isLater: false}, rules)
  expect(tsumo.problems).toEqual([])
  // Pinfu, tanyao, tsumo: 700 from each, 1300 from the dealer.
  expect(tsumo.delta).toEqual([-1300, 2700, -700, -700])
})

test('what is no win, and why', () => {
  const idsOf = (state: TableState, event: AgariEvent): readonly string[] =>
    checkWinEvent({state, event, isLater: false}, rules).problems.map(({id}) => id)
  expect(idsOf(after('7s'), won(1, 0, '7s'))).toEqual(['not-complete'])
  expect(idsOf(after('5s', '234m 99p 456p 46s 789s'), won(1, 0, '5s'))).toEqual(['no-yaku'])
  expect(idsOf(after('1z', '111m 1p 234p 567p 999s'), won(1, 0, '1p'))).toEqual(['no-yaku'])
  expect(checkWinEvent({state: after('7s'), event: won(1, 0, '7s'), isLater: false}, rules)).toMatchObject({
    score: null,
    delta: null
  })
  const five = withHand(table, 1, {tiles: tiles('55555m 456p 45s 234s')})
  expect(idsOf(five, ron)).toEqual(['not-possible'])
})

test('of a hidden hand what the record says is believed', () => {
  const hidden = after('6s', null)
  expect(checkWinEvent({state: hidden, event: ron, isLater: false}, rules, {...right, points: 1})).toEqual({
    score: null,
    delta: right.delta,
    problems: []
  })
  expect(checkWinEvent({state: hidden, event: ron, isLater: false}, rules).delta).toBeNull()
})

test('honba and sticks go to the first of several', () => {
  const state = {...table, honba: 2, sticks: 3}
  const deltaOf = (isLater: boolean) => checkWinEvent({state, event: ron, isLater}, rules).delta
  expect(deltaOf(false)).toEqual([-2600, 5600, 0, 0])
  expect(deltaOf(true)).toEqual([-2000, 2000, 0, 0])
})

test('who is liable for big dragons pays', () => {
  const dragons = ([5, 6, 7] as const).map((rank, index): Meld => ({
    type: 'pon',
    tiles: tiles(`${rank}${rank}${rank}z`),
    called: 0,
    from: index === 2 ? 'toimen' : 'kamicha'
  }))
  const state = withHand(table, 1, {tiles: tiles('45s 99p'), melds: dragons, waits: [kindOf('6s')]})
  const said = {...right, fu: null, han: null, points: 32000, yaku: yaku(['daisangen', 13]), yakuman: 1}
  const idsOf = (change: Partial<WinResult>) =>
    checkWinEvent({state, event: ron, isLater: false}, rules, {...said, ...change}).problems.map(({id}) => id)
  // The shimocha of South’s shimocha gave the third.
  expect(idsOf({pao: 3, delta: [-16000, 32000, 0, -16000]})).toEqual([])
  expect(idsOf({pao: 2, delta: null})).toEqual(['wrong-liability'])
  expect(idsOf({pao: 3, delta: null, fu: 110, han: 26})).toEqual([])
  const result = resultOf({state, event: ron, isLater: false}, rules)
  expect(result).toMatchObject({pao: 3, fu: null, han: null, points: 32000, yakuman: 1, limit: 'yakuman'})
  expect(result.yaku).toEqual([{id: 'daisangen', number: 39, name: '大三元', han: 13}])
})

test('the result of a win as tenhou names it: winds by seat and round, dora last', () => {
  const hands = ['6s 19m 19p 9s 1234567z', '222333z 055p 45s 99s', null, null]
  const winds = tableAfter(hands, [draw(0, '9m'), discard(0, '6s')], '4p')
  // South 4: the dealer is player 3, and player 1 sits in the west.
  const south: TableState = {...winds, kyoku: 7, dealer: 3, scores: [30000, 20000, 25000, 25000]}
  const {yaku: found, ...rest} = resultOf({state: south, event: ron, isLater: false}, rules)
  expect(found.map(({number, name, han}) => [number, name, han])).toEqual([
    [29, '三暗刻', 2],
    [15, '場風 南', 1],
    [12, '自風 西', 1],
    [52, 'ドラ', 3],
    [54, '赤ドラ', 1]
  ])
  expect(rest).toMatchObject({
    player: 1,
    from: 0,
    pao: null,
    han: 8,
    fu: 50,
    points: 16000,
    limit: 'baiman',
    yakuman: 0,
    before: [30000, 20000, 25000, 25000],
    delta: [-16000, 16000, 0, 0]
  })
  expect(() => resultOf({state: after('7s'), event: won(1, 0, '7s'), isLater: false}, rules)).toThrow(
    'Expected a win, got {"type":"agari"'
  )
})

test('a riichi by whose discard another wins is not paid', () => {
  const declared = tableAfter(
    ['19m 19p 9s 1234567z 6s', waiting, null, null],
    [draw(0, '9m'), riichi(0, '6s')]
  )
  expect(checkWinEvent({state: declared, event: ron, isLater: false}, rules, right).problems).toEqual([])
})
