/**
 * Records of 電脳麻将, entry by entry: seats are counted from the dealer of the round.
 */
import {expect, test} from 'vitest'
import {tiles} from '../../../test/table.js'
import {isKobalab, readKobalab} from './reader.js'

const hand = 'm123p456s789z1122'
const qipai = {
  zhuangfeng: 1,
  jushu: 2,
  changbang: 3,
  lizhibang: 1,
  defen: [25000, 26000, 24000, 23000],
  baopai: 'z1',
  shoupai: [hand, '', '', 'm1']
}
const game = (...entries: readonly unknown[]) => ({
  player: ['a', 'b', 'c', 'd'],
  qijia: 1,
  log: [[{qipai}, ...entries]]
})
const read = (value: unknown) => readKobalab([{value, start: 7, end: 9}])
const roundOf = (...entries: readonly unknown[]) => read(game(...entries)).game!.rounds[0]!

test('what is dealt: by seats from the dealer on', () => {
  const {game: found, faults} = read(game())
  expect(faults).toEqual([])
  expect(found).toMatchObject({format: 'kobalab', players: 4, rules: {}})
  expect(found!.rounds[0]).toMatchObject({
    kyoku: 6,
    honba: 3,
    sticks: 1,
    dealer: 2,
    indicator: '1z',
    scores: [24000, 23000, 25000, 26000],
    haipai: [null, null, tiles('123m 456p 789s 1122z'), null]
  })
})

test('the first dealer is the player of `qijia`', () => {
  expect(read(game()).game!.names).toEqual(['b', 'c', 'd', 'a'])
  expect(read({...game(), qijia: undefined}).game!.names).toEqual(['a', 'b', 'c', 'd'])
})

test('honba and sticks may be left out', () => {
  const {changbang: _, lizhibang: __, ...rest} = qipai
  expect(read({log: [[{qipai: rest}]]}).game!.rounds[0]).toMatchObject({honba: 0, sticks: 0})
})

test.each([
  ['baopai', 'x'],
  ['defen', [1, 2, 3]],
  ['jushu', 4],
  ['zhuangfeng', 'x']
])('a deal without a right %s is no round', (key, value) => {
  expect(read({log: [[{qipai: {...qipai, [key]: value}}]]})).toEqual({
    game: null,
    faults: [
      {id: 'missing-value', values: {name: 'qipai', value: ''}, place: {document: 7, path: ['log', 0, 0]}}
    ]
  })
})

test('draws, discards, and the tile just drawn', () => {
  const {events, places} = roundOf(
    {zimo: {l: 0, p: 'm5'}},
    {dapai: {l: 0, p: 'm5_'}},
    {zimo: {l: 1, p: ''}},
    {dapai: {l: 1, p: 'p0*'}},
    {gangzimo: {l: 2, p: '__'}},
    {dapai: {l: 2, p: 's9_*'}}
  )
  expect(events).toEqual([
    {type: 'draw', player: 2, tile: '5m'},
    {type: 'discard', player: 2, tile: '5m', tsumogiri: true, riichi: false},
    {type: 'draw', player: 3, tile: null},
    {type: 'discard', player: 3, tile: '0p', tsumogiri: false, riichi: true},
    {type: 'draw', player: 0, tile: null},
    {type: 'discard', player: 0, tile: '9s', tsumogiri: true, riichi: true}
  ])
  expect(places[0]).toEqual({document: 7, path: ['log', 0, 1]})
})

test('calls are of the last discard, kans of one’s own tiles, and indicators', () => {
  expect(
    roundOf(
      {dapai: {l: 3, p: 'm3'}},
      {fulou: {l: 0, m: 'm3-45'}},
      {gang: {l: 0, m: 'z1111'}},
      {gang: {l: 0, m: 'z222+2'}},
      {kaigang: {baopai: 'p1'}}
    ).events.slice(1)
  ).toEqual([
    {type: 'chii', player: 2, tile: '3m', own: tiles('45m'), from: 1},
    {type: 'ankan', player: 2, tiles: tiles('1111z')},
    {type: 'kakan', player: 2, tile: '2z'},
    {type: 'dora', tile: '1p'}
  ])
})

const place = {document: 7, path: ['log', 0, 1]}
test.each([
  [{zimo: {l: 4, p: 'm1'}}, {id: 'bad-tile', values: {tile: 'm1'}, place}],
  [{zimo: {l: 0, p: 'x1'}}, {id: 'bad-tile', values: {tile: 'x1'}, place}],
  [{dapai: {l: 0, p: ''}}, {id: 'bad-tile', values: {tile: ''}, place}],
  [{fulou: {l: 0, m: 'm3-45'}}, {id: 'bad-tile', values: {tile: 'm3-45'}, place}],
  [{gang: {l: 0, m: 'm3'}}, {id: 'bad-tile', values: {tile: 'm3'}, place}],
  [{kaigang: {baopai: 'x'}}, {id: 'bad-tile', values: {tile: 'x'}, place}],
  [{foo: {l: 0}}, {id: 'unknown-tag', values: {tag: 'foo'}, place}],
  [{zimo: 5}, {id: 'bad-value', values: {name: 'zimo', value: ''}, place}],
  [5, {id: 'bad-value', values: {name: '', value: ''}, place}],
  [{}, {id: 'bad-value', values: {name: '', value: ''}, place}],
  [{hule: {l: 0}}, {id: 'bad-value', values: {name: 'hule', value: ''}, place}]
])('%j is a fault', (entry, fault) => {
  expect(read(game(entry)).faults).toEqual([fault])
})

const drawn = {zimo: {l: 1, p: 'm5'}}
const given = {dapai: {l: 0, p: 'p0'}}

test('a win by the drawn tile or the last discard, with ura dora', () => {
  expect(roundOf(drawn, {hule: {l: 1}}).events[1]).toEqual({
    type: 'agari',
    player: 3,
    from: 3,
    tile: '5m',
    ura: []
  })
  expect(roundOf(drawn, {hule: {l: 1, baojia: 0}}).events[1]).toMatchObject({from: 3})
  expect(roundOf(given, {hule: {l: 3, baojia: 0, fubaopai: ['m1', 'x']}}).events[1]).toEqual({
    type: 'agari',
    player: 1,
    from: 2,
    tile: '0p',
    ura: ['1m']
  })
  const added = roundOf({gang: {l: 0, m: 'z222+2'}}, {hule: {l: 3, baojia: 0}})
  expect(added.events[1]).toMatchObject({player: 1, from: 2, tile: '2z'})
  expect(read(game(drawn, {hule: {l: 4}})).faults).toMatchObject([{id: 'bad-value'}])
})

test('what a win is worth', () => {
  const hule = {
    l: 3,
    baojia: 0,
    fu: 30,
    fanshu: 2,
    defen: 2000,
    hupai: [
      {name: '立直', fanshu: 1},
      {name: '翻牌 白', fanshu: 1}
    ],
    fenpei: [-2000, 0, 0, 2000]
  }
  const resultOf = (change: object): unknown => roundOf(given, {hule: {...hule, ...change}}).results[0]
  expect(resultOf({})).toEqual({
    type: 'win',
    player: 1,
    from: 2,
    pao: null,
    fu: 30,
    han: 2,
    points: 2000,
    limit: null,
    yaku: [
      {id: 'riichi', number: 1, name: '立直', han: 1},
      {id: 'haku', number: 18, name: '翻牌 白', han: 1}
    ],
    yakuman: 0,
    before: null,
    delta: [0, 2000, -2000, 0]
  })
  expect(resultOf({fanshu: 5})).toMatchObject({limit: 'mangan', han: 5})
  expect(resultOf({fu: undefined, fanshu: undefined, defen: undefined, fenpei: [1]})).toMatchObject({
    fu: null,
    han: null,
    points: null,
    limit: null,
    delta: null
  })
  expect(resultOf({damanguan: 1})).toMatchObject({limit: 'yakuman', yakuman: 1})
  const yakuman = {
    fu: undefined,
    fanshu: undefined,
    damanguan: 2,
    hupai: [{name: '国士無双十三面', fanshu: '**'}, 5]
  }
  expect(resultOf(yakuman)).toMatchObject({
    limit: 'yakuman',
    yakuman: 2,
    yaku: [
      {id: 'kokushi_13', han: 26},
      {id: null, han: 0}
    ]
  })
})

test.each([
  ['ダブル立直', 'double_riichi'],
  ['翻牌 發', 'hatsu'],
  ['翻牌 中', 'chun'],
  ['国士無双', 'kokushi']
])('the yaku %s', (name, id) => {
  const {results} = roundOf(given, {hule: {l: 3, baojia: 0, hupai: [{name, fanshu: 1}]}})
  expect(results[0]).toMatchObject({yaku: [{id, name}]})
})

test('a draw shows the hands of who is tenpai, by player', () => {
  const resultOf = (fields: object): unknown => roundOf({pingju: fields}).results[0]
  const shown = {shoupai: [hand, '', '', hand], fenpei: [1500, -1500, -1500, 1500]}
  expect(resultOf({name: '荒牌平局', ...shown})).toEqual({
    type: 'draw',
    reason: 'exhaustive',
    tenpai: [false, true, true, false],
    before: null,
    delta: [-1500, 1500, 1500, -1500]
  })
  expect(resultOf({name: '九種九牌', ...shown})).toMatchObject({reason: 'kyuushu', tenpai: null})
  expect(resultOf({name: '', shoupai: [hand], fenpei: [0]})).toMatchObject({
    reason: 'exhaustive',
    tenpai: null,
    delta: null
  })
  expect(roundOf({pingju: {name: '四風連打'}}).events).toEqual([{type: 'ryuukyoku', reason: 'suufon-renda'}])
})

test('a record is an object with rounds that begin with a deal, or a list of them', () => {
  expect([game(), [game()]].every(isKobalab)).toBe(true)
  expect([{}, [], {log: []}, {log: [[{}]]}, {log: [[5]]}, null].some(isKobalab)).toBe(false)
  const {game: all} = read([game(), 5, {...game(drawn), player: ['x']}])
  expect(all!.rounds).toHaveLength(2)
  expect(all!.names).toEqual(['b', 'c', 'd', 'a'])
  expect(all!.rounds[1]!.places[0]).toEqual({document: 7, path: [2, 'log', 0, 1]})
})
