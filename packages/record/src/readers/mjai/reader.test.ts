/**
 * mjai, line by line: what is read, and the fault of what cannot be.
 */
import {expect, test} from 'vitest'
import {tiles} from '../../../test/table.js'
import {isMjai, readMjai} from './reader.js'

type Line = Readonly<Record<string, unknown>>

const hidden = Array.from({length: 13}, () => '?')
const hand = ['1m', '2m', '3m', '4m', '5mr', '6m', '7m', '8m', '9m', 'E', 'E', 'P', 'C']
const kyoku = {
  type: 'start_kyoku',
  bakaze: 'S',
  kyoku: 2,
  honba: 3,
  kyotaku: 1,
  oya: 1,
  scores: [25000, 24000, 26000, 25000],
  dora_marker: '5pr',
  tehais: [hidden, hand, hidden, hidden]
}
const read = (...lines: readonly unknown[]) =>
  readMjai(lines.map((value, index) => ({value, start: index, end: index + 1})))
const roundOf = (...lines: readonly Line[]) => read(kyoku, ...lines).game!.rounds[0]!
const eventsOf = (...lines: readonly Line[]): unknown => roundOf(...lines).events
const resultOf = (...lines: readonly Line[]): unknown => roundOf(...lines).results[0]
const without = (key: string): Line =>
  Object.fromEntries(Object.entries(kyoku).filter(([name]) => name !== key))

test('what is dealt', () => {
  const {game, faults} = read({type: 'start_game', names: ['a', 'b', 'c']}, kyoku)
  expect(faults).toEqual([])
  expect(game).toMatchObject({format: 'mjai', players: 4, names: ['a', 'b', 'c', ''], rules: {}})
  expect(game!.rounds[0]).toMatchObject({
    kyoku: 5,
    honba: 3,
    sticks: 1,
    dealer: 1,
    scores: [25000, 24000, 26000, 25000],
    indicator: '0p',
    haipai: [null, tiles('123406789m 1157z'), null, null],
    events: []
  })
})

test.each([0, 1, 2, 3])('the wind of the round %i', wind => {
  const kyokuOf = (bakaze: unknown): number => read({...kyoku, bakaze}).game!.rounds[0]!.kyoku
  expect(kyokuOf('ESWN'[wind])).toBe(4 * wind + 1)
  expect(kyokuOf(`${wind + 1}z`)).toBe(4 * wind + 1)
})

test('old records name only the dealer', () => {
  const {bakaze: _, kyoku: __, honba: ___, kyotaku: ____, scores: _____, ...rest} = kyoku
  expect(read(rest).game!.rounds[0]).toMatchObject({
    kyoku: 1,
    honba: 0,
    sticks: 0,
    scores: [25000, 25000, 25000, 25000]
  })
})

test.each([
  ['dora_marker', '?', 'bad-value'],
  ['dora_marker', undefined, 'missing-value'],
  ['oya', 4, 'bad-value'],
  ['oya', undefined, 'missing-value'],
  ['bakaze', 'P', 'bad-value'],
  ['bakaze', '1m', 'bad-value'],
  ['bakaze', 5, 'bad-value'],
  ['tehais', [hand, hand], 'bad-value'],
  ['tehais', [hand.slice(1), hand, hand, hand], 'bad-value'],
  ['tehais', [hand, [...hand, '1m', '1m'], hand, hand], 'bad-value'],
  ['tehais', undefined, 'missing-value']
])('a deal without a right %s is no round: %j', (name, value, id) => {
  const line = value === undefined ? without(name) : {...kyoku, [name]: value}
  expect(read(line)).toEqual({
    game: null,
    faults: [{id, values: {name, value: typeof value === 'string' ? value : ''}, place: {start: 0, end: 1}}]
  })
})

test('a fourteenth tile of the dealer is the first draw, which may be written once more', () => {
  const dealt = {...kyoku, tehais: [hidden, [...hand, 'F'], hidden, hidden]}
  const eventsWith = (...lines: readonly Line[]): unknown => read(dealt, ...lines).game!.rounds[0]!.events
  const first = {type: 'draw', player: 1, tile: '6z'}
  expect(eventsWith()).toEqual([first])
  expect(read(dealt).game!.rounds[0]!.haipai[1]).toHaveLength(13)
  expect(eventsWith({type: 'tsumo', actor: 1, pai: 'F'})).toEqual([first])
  expect(eventsWith({type: 'tsumo', actor: 1, pai: 'C'})).toHaveLength(2)
  expect(eventsWith({type: 'tsumo', actor: 2, pai: 'F'})).toHaveLength(2)
  expect(eventsOf({type: 'tsumo', actor: 1, pai: 'F'}, {type: 'tsumo', actor: 1, pai: 'C'})).toHaveLength(2)
})

test('draws and discards', () => {
  expect(
    eventsOf(
      {type: 'tsumo', actor: 1, pai: 'F'},
      {type: 'dahai', actor: 1, pai: 'F', tsumogiri: true},
      {type: 'tsumo', actor: 2, pai: '?'},
      {type: 'dahai', actor: 2, pai: '5sr', tsumogiri: false},
      {type: 'tsumo', actor: 3, pai: '1m'},
      {type: 'dahai', actor: 3, pai: '1m'},
      {type: 'tsumo', actor: 0, pai: '1m'},
      {type: 'dahai', actor: 0, pai: '2m'}
    )
  ).toEqual([
    {type: 'draw', player: 1, tile: '6z'},
    {type: 'discard', player: 1, tile: '6z', tsumogiri: true, riichi: false},
    {type: 'draw', player: 2, tile: null},
    {type: 'discard', player: 2, tile: '0s', tsumogiri: false, riichi: false},
    {type: 'draw', player: 3, tile: '1m'},
    // Where it is not said, the tile says it.
    {type: 'discard', player: 3, tile: '1m', tsumogiri: true, riichi: false},
    {type: 'draw', player: 0, tile: '1m'},
    {type: 'discard', player: 0, tile: '2m', tsumogiri: false, riichi: false}
  ])
})

test('riichi is declared before the discard of the same player', () => {
  const riichiOf = (actor: number, ...before: readonly Line[]): unknown =>
    (
      eventsOf({type: 'reach', actor}, ...before, {type: 'dahai', actor: 1, pai: 'E'}) as {riichi: boolean}[]
    ).at(-1)!.riichi
  expect([riichiOf(1), riichiOf(2)]).toEqual([true, false])
  expect(riichiOf(1, {type: 'dahai', actor: 1, pai: 'P'})).toBe(false)
  const {rounds} = read({type: 'reach', actor: 1}, kyoku, {type: 'dahai', actor: 1, pai: 'E'}).game!
  expect(rounds[0]!.events).toMatchObject([{riichi: false}])
})

test('calls, kans, norths and indicators', () => {
  expect(
    eventsOf(
      {type: 'chi', actor: 2, target: 1, pai: '3m', consumed: ['5m', '4m']},
      {type: 'pon', actor: 3, target: 1, pai: 'E', consumed: ['E', 'E']},
      {type: 'daiminkan', actor: 0, target: 1, pai: '5m', consumed: ['5m', '5m', '5mr']},
      {type: 'ankan', actor: 0, consumed: ['P', 'P', 'P', 'P']},
      {type: 'kakan', actor: 0, pai: 'E', consumed: ['E', 'E', 'E']},
      {type: 'nukidora', actor: 0, pai: 'N'},
      {type: 'kita', actor: 0},
      {type: 'dora', dora_marker: 'C'}
    )
  ).toEqual([
    {type: 'chii', player: 2, tile: '3m', own: tiles('45m'), from: 1},
    {type: 'pon', player: 3, tile: '1z', own: tiles('11z'), from: 1},
    {type: 'daiminkan', player: 0, tile: '5m', own: tiles('055m'), from: 1},
    {type: 'ankan', player: 0, tiles: tiles('5555z')},
    {type: 'kakan', player: 0, tile: '1z'},
    {type: 'kita', player: 0},
    {type: 'kita', player: 0},
    {type: 'dora', tile: '7z'}
  ])
})

test.each<[Line, string, Line]>([
  [{type: 'tsumo', actor: 4, pai: '1m'}, 'bad-tile', {tile: '1m'}],
  [{type: 'tsumo', actor: 0, pai: 'x'}, 'bad-tile', {tile: 'x'}],
  [{type: 'dahai', actor: 0, pai: '?'}, 'bad-tile', {tile: '?'}],
  [{type: 'chi', actor: 0, pai: '1m', consumed: ['2m', '3m']}, 'bad-tile', {tile: '1m'}],
  [{type: 'pon', actor: 0, target: 1, pai: '1m', consumed: ['?', '?']}, 'bad-tile', {tile: '1m'}],
  [{type: 'pon', actor: 0, target: 1, consumed: ['1m', '1m']}, 'bad-tile', {tile: ''}],
  [{type: 'ankan', actor: 0, consumed: []}, 'bad-tile', {tile: ''}],
  [{type: 'ankan', actor: 0, consumed: ['?']}, 'bad-tile', {tile: ''}],
  [{type: 'kakan', actor: 0}, 'bad-tile', {tile: ''}],
  [{type: 'dora', dora_marker: 'x'}, 'bad-tile', {tile: 'x'}],
  [{type: 'foo', actor: 0}, 'unknown-tag', {tag: 'foo'}],
  [{type: 'hora', actor: 4, target: 1, pai: '1m'}, 'bad-value', {name: 'actor', value: ''}],
  [{type: 'hora', actor: 0, target: 1}, 'bad-value', {name: 'actor', value: ''}]
])('%j is a fault', (line, id, values) => {
  expect(read(kyoku, line).faults).toEqual([{id, values, place: {start: 1, end: 2}}])
})

test('what is no object is a fault; what says nothing of the table is none', () => {
  expect(read(kyoku, 5).faults).toEqual([
    {id: 'bad-value', values: {name: 'type', value: ''}, place: {start: 1, end: 2}}
  ])
  const types = ['reach_accepted', 'none', 'hello', 'error', 'log', 'haipai', 'possible_actions']
  expect(read(kyoku, ...types.map(type => ({type}))).faults).toEqual([])
  // Before the first deal nothing is known.
  expect(read({type: 'foo'}, kyoku).faults).toEqual([])
})

test.each(['end_kyoku', 'end_game'])('with %s a round ends', type => {
  const {rounds} = read(kyoku, {type}, {type: 'tsumo', actor: 1, pai: 'F'}, kyoku).game!
  expect(rounds.map(({events}) => events.length)).toEqual([0, 0])
})

const hora = {type: 'hora', actor: 2, target: 1, pai: '1m'}

test('a win names its tile, or is by the last one', () => {
  const discard = {type: 'dahai', actor: 1, pai: 'F'}
  const winAfter = (before: Line, win: Line): unknown => (eventsOf(before, win) as unknown[])[1]
  expect(winAfter(discard, hora)).toEqual({type: 'agari', player: 2, from: 1, tile: '1m', ura: []})
  expect(winAfter(discard, {type: 'hora', actor: 2})).toMatchObject({from: 1, tile: '6z'})
  expect(winAfter({type: 'tsumo', actor: 2, pai: 'C'}, {type: 'hora', actor: 2})).toMatchObject({
    from: 2,
    tile: '7z'
  })
  const ankan = {type: 'ankan', actor: 1, consumed: ['P', 'P', 'P', 'P']}
  expect(winAfter(ankan, {type: 'hora', actor: 2})).toMatchObject({from: 1, tile: '5z'})
  expect(winAfter({type: 'kita', actor: 1}, {type: 'hora', actor: 2})).toMatchObject({from: 1, tile: '4z'})
})

test.each(['ura_markers', 'uradora_markers', 'uradora_marker'])('ura dora as `%s`', key => {
  expect(eventsOf({...hora, [key]: ['E', 'x', '5mr']})).toMatchObject([{ura: ['1z', '0m']}])
})

test('what the line says of a win', () => {
  const yakus = [
    ['reach', 1],
    ['jikaze', 1]
  ]
  const said = {yakus, fu: 30, fan: 2, hora_points: 2000, deltas: [0, -2000, 2000, 0]}
  expect(resultOf({...hora, ...said})).toEqual({
    type: 'win',
    player: 2,
    from: 1,
    pao: null,
    fu: 30,
    han: 2,
    points: 2000,
    limit: null,
    yaku: [
      {id: 'riichi', number: 1, name: 'reach', han: 1},
      {id: 'seat_wind', number: -1, name: 'jikaze', han: 1}
    ],
    yakuman: 0,
    before: null,
    delta: [0, -2000, 2000, 0]
  })
  expect(resultOf(hora)).toMatchObject({fu: null, han: null, points: null, yaku: [], yakuman: 0, delta: null})
  expect(resultOf({...hora, yaku: [{name: 'reach', fan: 1}], han: 3})).toMatchObject({
    han: 3,
    yaku: [{id: 'riichi', han: 1}]
  })
  const fuOf = (fu: number): unknown => (resultOf({...hora, fu}) as {fu: number}).fu
  expect([20, 25, 32, 38, 40].map(fuOf)).toEqual([20, 25, 40, 40, 40])
})

test('a yakuman counts as 13 han, or as 100 in some records', () => {
  for (const han of [13, 100])
    expect(resultOf({...hora, yakus: [['daisangen', han]], fan: han})).toMatchObject({
      han: null,
      yakuman: 1,
      yaku: [{id: 'daisangen', han: 13}]
    })
  expect(resultOf({...hora, yakus: [['reach', 12], ['x']]})).toMatchObject({
    yakuman: 0,
    yaku: [{han: 12}, {id: null, han: 0}]
  })
})

test('what the line says of a draw', () => {
  const line = {
    type: 'ryukyoku',
    reason: 'fanpai',
    tenpais: [true, false, false, false],
    deltas: [3000, -1000, -1000, -1000]
  }
  expect(eventsOf(line)).toEqual([{type: 'ryuukyoku', reason: 'exhaustive'}])
  expect(resultOf(line)).toEqual({
    type: 'draw',
    reason: 'exhaustive',
    tenpai: [true, false, false, false],
    before: null,
    delta: [3000, -1000, -1000, -1000]
  })
  expect(resultOf({type: 'ryukyoku', reason: 'fanpai', tenpais: [true, 1]})).toMatchObject({
    tenpai: null,
    delta: null
  })
  expect(resultOf({type: 'ryukyoku', reason: 'fanpai', tenpais: []})).toMatchObject({tenpai: null})
  // After a draw without a discard.
  expect(resultOf({type: 'tsumo', actor: 1, pai: 'F'}, {type: 'ryukyoku'})).toMatchObject({reason: 'kyuushu'})
})

test('scores after a round are those of a next one that does not say them', () => {
  const after = [1000, 2000, 3000, 4000]
  for (const end of [
    {...hora, scores: after},
    {type: 'ryukyoku', reason: 'fanpai', scores: after}
  ]) {
    const {rounds} = read(kyoku, end, without('scores')).game!
    expect(rounds[1]!.scores).toEqual(after)
  }
  expect(read(kyoku, hora, without('scores')).game!.rounds[1]!.scores).toEqual([25000, 25000, 25000, 25000])
})

test('three play where there are three hands, or a north is put aside, or the fourth does nothing for long', () => {
  const playersOf = (...lines: readonly Line[]): number => read(...lines).game!.players
  const turns = (count: number): readonly Line[] =>
    Array.from({length: count}, (_, index) => ({type: 'none', actor: index % 3}))
  expect(playersOf({...kyoku, tehais: [hidden, hand, hidden]})).toBe(3)
  expect(playersOf({...kyoku, tehais: [hidden, hand, hidden, []]})).toBe(3)
  expect(playersOf(kyoku, {type: 'kita', actor: 1})).toBe(3)
  expect(playersOf(kyoku, {type: 'nukidora', actor: 1})).toBe(3)
  expect(playersOf(kyoku, ...turns(12))).toBe(4)
  expect(playersOf(kyoku, ...turns(13))).toBe(3)
  expect(playersOf(kyoku, ...turns(13), {type: 'none', actor: 3})).toBe(4)
})

test('events may be a list, alone or in a document', () => {
  const events = [kyoku, {type: 'tsumo', actor: 1, pai: 'F'}]
  for (const [value, path] of [
    [events, [1]],
    [{mjai_log: events}, ['mjai_log', 1]],
    [{events}, ['events', 1]]
  ] as const) {
    expect(isMjai(value)).toBe(true)
    const {places} = readMjai([{value, start: 5, end: 9}]).game!.rounds[0]!
    expect(places).toEqual([{document: 5, path}])
  }
  expect([kyoku, {type: 'x'}].every(isMjai)).toBe(true)
  expect([{}, [], [5], {type: 5}, {events: 5}, null].some(isMjai)).toBe(false)
})

test('a game without red fives', () => {
  const rulesOf = (line: Line): unknown => read({type: 'start_game', ...line}, kyoku).game!.rules
  expect(rulesOf({aka_flag: false})).toEqual({redFives: 0})
  expect(rulesOf({aka_flag: true})).toEqual({})
})
