/**
 * Records of Mahjong Soul, one by one: zeros and `false` may be left out.
 */
import {expect, test} from 'vitest'
import {tiles} from '../../../test/table.js'
import {isMahjongSoul, readMahjongSoul} from './reader.js'

type Fields = Readonly<Record<string, unknown>>
type Entry = readonly [name: string, fields: Fields]

const hand = tiles('123m 456p 789s 1122z')
const newRound: Fields = {
  chang: 1,
  ju: 2,
  ben: 3,
  liqibang: 1,
  scores: [25000, 24000, 26000, 25000],
  doras: ['1z'],
  tiles0: hand,
  tiles1: hand,
  tiles2: [...hand, '7z'],
  tiles3: hand
}
const named = (...records: readonly Entry[]): unknown =>
  records.map(([name, data]) => ({name: `.lq.Record${name}`, data}))
const read = (...records: readonly Entry[]) =>
  readMahjongSoul([{value: named(['NewRound', newRound], ...records), start: 0, end: 0}])
const roundOf = (...records: readonly Entry[]) => read(...records).game!.rounds[0]!
/** Events after the first draw of the dealer. */
const eventsOf = (...records: readonly Entry[]): readonly unknown[] => roundOf(...records).events.slice(1)

test('what is dealt, and the fourteenth tile of the dealer as the first draw', () => {
  const {game, faults} = read()
  expect(faults).toEqual([])
  expect(game).toMatchObject({format: 'mahjong-soul', players: 4, names: ['', '', '', '']})
  expect(game!.rounds[0]).toMatchObject({
    kyoku: 6,
    honba: 3,
    sticks: 1,
    dealer: 2,
    indicator: '1z',
    scores: [25000, 24000, 26000, 25000],
    haipai: [hand, hand, hand, hand],
    events: [{type: 'draw', player: 2, tile: '7z'}],
    places: [{document: 0, path: [0]}]
  })
})

test('zeros that are left out, and the older field of the indicator', () => {
  const {chang: _, ju: __, ben: ___, liqibang: ____, doras: _____, ...rest} = newRound
  const deal = {...rest, dora: '9p', tiles0: [...hand, '7z'], tiles2: hand}
  const {game} = readMahjongSoul([{value: named(['NewRound', deal]), start: 0, end: 0}])
  expect(game!.rounds[0]).toMatchObject({kyoku: 0, honba: 0, sticks: 0, dealer: 0, indicator: '9p'})
})

test.each([
  ['ju', 4],
  ['scores', [1, 2]],
  ['scores', 'x'],
  ['doras', ['x']],
  ['tiles2', hand],
  ['tiles2', []],
  ['tiles1', ['x']]
])('a deal without a right %s is no round: %j', (key, value) => {
  const records = named(['NewRound', {...newRound, [key]: value}])
  expect(readMahjongSoul([{value: records, start: 0, end: 0}])).toEqual({
    game: null,
    faults: [{id: 'bad-value', values: {name: 'RecordNewRound', value: ''}, place: {document: 0, path: [0]}}]
  })
})

test('draws and discards', () => {
  expect(
    eventsOf(
      ['DiscardTile', {seat: 2, tile: '7z', moqie: true}],
      ['DealTile', {seat: 3, tile: '0m'}],
      ['DiscardTile', {seat: 3, tile: '1m', moqie: true, is_liqi: true}],
      ['DealTile', {tile: '5m'}],
      ['DiscardTile', {tile: '5m', is_wliqi: true}]
    )
  ).toEqual([
    {type: 'discard', player: 2, tile: '7z', tsumogiri: true, riichi: false},
    {type: 'draw', player: 3, tile: '0m'},
    // The drawn tile is another one.
    {type: 'discard', player: 3, tile: '1m', tsumogiri: false, riichi: true},
    {type: 'draw', player: 0, tile: '5m'},
    {type: 'discard', player: 0, tile: '5m', tsumogiri: false, riichi: true}
  ])
})

test('calls: the called tile is the one of another seat', () => {
  expect(
    eventsOf(
      ['ChiPengGang', {seat: 3, tiles: ['4m', '3m', '2m'], froms: [3, 3, 2]}],
      ['ChiPengGang', {seat: 3, type: 1, tiles: ['0m', '5m', '5m'], froms: [3, 0, 3]}],
      ['ChiPengGang', {type: 2, tiles: ['1z', '1z', '1z', '1z'], froms: [0, 0, 0, 1]}]
    )
  ).toEqual([
    {type: 'chii', player: 3, tile: '2m', own: tiles('34m'), from: 2},
    {type: 'pon', player: 3, tile: '5m', own: tiles('05m'), from: 0},
    {type: 'daiminkan', player: 0, tile: '1z', own: tiles('111z'), from: 1}
  ])
})

test('a concealed kan names one of its four tiles; the others are those that were dealt or drawn', () => {
  expect(
    eventsOf(
      ['DealTile', {seat: 2, tile: '1z'}],
      ['DealTile', {seat: 2, tile: '1z'}],
      ['AnGangAddGang', {seat: 2, type: 3, tiles: '1z'}],
      ['AnGangAddGang', {seat: 2, type: 2, tiles: '2z'}],
      ['BaBei', {seat: 2}]
    ).slice(2)
  ).toEqual([
    {type: 'ankan', player: 2, tiles: tiles('1111z')},
    {type: 'kakan', player: 2, tile: '2z'},
    {type: 'kita', player: 2}
  ])
})

const place = {document: 0, path: [1]}
test.each<[Entry, string, Fields]>([
  [['DealTile', {seat: 4, tile: '1m'}], 'bad-tile', {tile: '1m'}],
  [['DealTile', {seat: 1, tile: 'x'}], 'bad-tile', {tile: 'x'}],
  [['DiscardTile', {seat: 1}], 'bad-tile', {tile: ''}],
  [['ChiPengGang', {seat: 1, type: 3, tiles: ['1m', '1m', '1m'], froms: [1, 1, 2]}], 'bad-tile', {tile: ''}],
  [['ChiPengGang', {seat: 1, tiles: ['1m', '2m', '3m'], froms: [1, 1, 1]}], 'bad-tile', {tile: ''}],
  [['ChiPengGang', {seat: 1, tiles: ['1m', 'x', '3m'], froms: [1, 1, 2]}], 'bad-tile', {tile: ''}],
  [['ChiPengGang', {seat: 1, tiles: ['1m', '2m'], froms: [1, 1, 2]}], 'bad-tile', {tile: ''}],
  [['AnGangAddGang', {seat: 1, type: 3, tiles: '1z'}], 'bad-tile', {tile: ''}],
  [['AnGangAddGang', {seat: 1, type: 3, tiles: 'x'}], 'bad-tile', {tile: ''}],
  [['LiuJu', {type: 9}], 'bad-value', {name: 'type', value: '9'}],
  [['LiuJu', {}], 'bad-value', {name: 'type', value: 'undefined'}],
  [['Hule', {}], 'bad-value', {name: 'hules', value: ''}],
  [['Hule', {hules: [{seat: 4, hu_tile: '1m'}]}], 'bad-value', {name: 'hules', value: ''}],
  [['Hule', {hules: [{seat: 1, hu_tile: 'x'}]}], 'bad-value', {name: 'hules', value: ''}]
])('%j is a fault', (record, id, values) => {
  expect(read(record).faults).toEqual([{id, values, place}])
})

test('what says nothing of the table is left out', () => {
  expect(read(['NewCard', {}]).faults).toEqual([])
})

test('indicators are listed whole; with a discard they are turned after it', () => {
  const kan: Entry = ['AnGangAddGang', {seat: 2, type: 2, tiles: '2z', doras: ['1z', '2m']}]
  expect(eventsOf(kan)).toEqual([
    {type: 'dora', tile: '2m'},
    {type: 'kakan', player: 2, tile: '2z'}
  ])
  const discard: Entry = ['DiscardTile', {seat: 2, tile: '7z', doras: ['1z', '2m', '3m']}]
  expect(eventsOf(kan, discard).slice(2)).toMatchObject([{type: 'discard'}, {type: 'dora', tile: '3m'}])
})

test('an indicator that was turned with the discard does not count for who wins by it', () => {
  const discard: Entry = ['DiscardTile', {seat: 2, tile: '7z', doras: ['1z', '2m']}]
  const typesWith = (doras: readonly string[]): readonly unknown[] =>
    eventsOf(discard, ['Hule', {hules: [{seat: 1, hu_tile: '7z', doras}]}]).map(
      event => (event as {type: string}).type
    )
  expect(typesWith(['1z'])).toEqual(['discard', 'agari'])
  expect(typesWith(['1z', '2m'])).toEqual(['discard', 'dora', 'agari'])
  expect(typesWith([])).toEqual(['discard', 'dora', 'agari'])
})

const discarded: Entry = ['DiscardTile', {seat: 2, tile: '7z'}]
const hule = {seat: 1, hu_tile: '7z', liqi: true, li_doras: ['3s'], count: 3, fu: 40, point_rong: 5200}

test('wins: from whom, with ura dora after riichi', () => {
  expect(eventsOf(discarded, ['Hule', {hules: [hule]}])[1]).toEqual({
    type: 'agari',
    player: 1,
    from: 2,
    tile: '7z',
    ura: ['3s']
  })
  expect(eventsOf(discarded, ['Hule', {hules: [{...hule, liqi: false}]}])[1]).toMatchObject({ura: []})
  expect(eventsOf(['Hule', {hules: [{...hule, seat: 2, zimo: true}]}])[0]).toMatchObject({player: 2, from: 2})
  const two = roundOf(discarded, [
    'Hule',
    {hules: [hule, {hu_tile: '7z'}], delta_scores: [1, 2, 3, 4], old_scores: [5]}
  ])
  expect(two.events.slice(2)).toMatchObject([
    {player: 1, from: 2},
    {player: 0, from: 2}
  ])
  // What is paid is that of all together.
  expect(two.results).toMatchObject([
    {delta: null, before: null},
    {delta: null, before: null}
  ])
})

test('what a win is worth', () => {
  const fans = [
    {id: 2, val: 1, name: 'riichi'},
    {id: 10, val: 1},
    {id: 99, val: 1}
  ]
  const resultWith = (change: Fields): unknown =>
    roundOf(discarded, [
      'Hule',
      {hules: [{...hule, fans, ...change}], delta_scores: [0, 5200, -5200, 0], old_scores: [1, 2, 3, 4]}
    ]).results[0]
  expect(resultWith({})).toEqual({
    type: 'win',
    player: 1,
    from: 2,
    pao: null,
    fu: 40,
    han: 3,
    points: 5200,
    limit: null,
    yaku: [
      {id: 'riichi', number: 1, name: 'riichi', han: 1},
      {id: 'seat_wind', number: -1, name: '', han: 1},
      {id: null, number: -1, name: '', han: 1}
    ],
    yakuman: 0,
    before: [1, 2, 3, 4],
    delta: [0, 5200, -5200, 0]
  })
  expect(resultWith({count: 5})).toMatchObject({limit: 'mangan'})
  expect(resultWith({zimo: true})).toMatchObject({points: null})
  expect(resultWith({count: 0, fu: 0, point_rong: undefined})).toMatchObject({
    han: null,
    fu: null,
    points: null
  })
  const yakuman = {
    yiman: true,
    count: 2,
    fans: [
      {id: 37, val: 1},
      {id: 50, val: 2}
    ]
  }
  expect(resultWith(yakuman)).toMatchObject({
    fu: null,
    han: null,
    limit: 'yakuman',
    yakuman: 2,
    yaku: [
      {id: 'daisangen', han: 13},
      {id: 'daisuushii', han: 26}
    ]
  })
  expect(resultWith({yiman: true, count: undefined})).toMatchObject({yakuman: 1})
})

test('the wall is used up, or a river pays', () => {
  const resultOf = (fields: Fields): unknown => roundOf(['NoTile', fields]).results[0]
  const players = [{tingpai: true}, {}, {tingpai: false}, {tingpai: true}]
  const scores = [{old_scores: [1, 2, 3, 4], delta_scores: [1500, -1500, -1500, 1500]}]
  expect(resultOf({players, scores})).toEqual({
    type: 'draw',
    reason: 'exhaustive',
    tenpai: [true, false, false, true],
    before: [1, 2, 3, 4],
    delta: [1500, -1500, -1500, 1500]
  })
  const nagashi = [{delta_scores: [8000, -4000, -2000, -2000]}, {delta_scores: [-4000, 8000, -2000]}]
  expect(resultOf({liujumanguan: true, scores: nagashi})).toMatchObject({
    reason: 'nagashi',
    before: null,
    delta: [4000, 4000, -4000, -2000]
  })
  expect(resultOf({})).toMatchObject({tenpai: [false, false, false, false], delta: [0, 0, 0, 0]})
})

test.each([
  [1, 'kyuushu'],
  [2, 'suufon-renda'],
  [3, 'suukaikan'],
  [4, 'suucha-riichi'],
  [5, 'sanchahou']
])('a round drawn before its end, type %i: %s', (type, reason) => {
  const round = roundOf(['LiuJu', {type}])
  expect(round.events[1]).toEqual({type: 'ryuukyoku', reason})
  expect(round.results).toEqual([{type: 'draw', reason, tenpai: null, before: null, delta: [0, 0, 0, 0]}])
})

test('three players have three scores', () => {
  const deal = {...newRound, scores: [35000, 35000, 35000], tiles3: undefined}
  const {game} = readMahjongSoul([{value: named(['NewRound', deal], ['NoTile', {}]), start: 0, end: 0}])
  expect(game).toMatchObject({players: 3, names: ['', '', '']})
  expect(game!.rounds[0]).toMatchObject({
    haipai: [{}, {}, {}, []],
    results: [{tenpai: [false, false, false]}]
  })
})

test('each deal begins a round, also after one that cannot be read', () => {
  expect(read(discarded, ['NewRound', newRound]).game!.rounds.map(({events}) => events.length)).toEqual([
    2, 1
  ])
  const {game, faults} = read(['NewRound', {}], discarded, ['NewRound', newRound])
  expect(game!.rounds).toHaveLength(2)
  expect(faults).toHaveLength(1)
})

test.each([
  'HuleXueZhanMid',
  'SelectGap',
  'ChangeTile',
  'RevealTile',
  'UnveilTile',
  'LockTile',
  'GangResult',
  'FillAwaitingTiles'
])('a record with %s is of another game', name => {
  expect(read([name, {}])).toEqual({
    game: null,
    faults: [{id: 'other-game', values: {mode: `Record${name}`}, place}]
  })
})

test('a record is found by the name of a deal in it', () => {
  expect(isMahjongSoul(named(['NewRound', newRound]))).toBe(true)
  expect([named(['DealTile', {}]), {}, [], null].some(isMahjongSoul)).toBe(false)
})
