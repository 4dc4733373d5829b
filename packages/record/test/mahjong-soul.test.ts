/**
 * Records of Mahjong Soul as converters write them, and the settings of rooms in them.
 */
import {expect, test} from 'vitest'
import {presets} from '@tehai/riichi'
import {gameOf, read} from './read-log.js'
import {soulOf} from './soul-records.js'
import {
  checkRecord,
  readRecord,
  rulesOfRecord,
  toTenhou6,
  type Event,
  type RecordedGame
} from '../src/index.js'

type Line = Readonly<Record<string, unknown>>

const eventsOf = ({rounds}: RecordedGame): readonly (readonly Event[])[] => rounds.map(({events}) => events)

const camel = (key: string): string => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Every key in another spelling. */
function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [camel(key), renamed(inner)]))
}

/** A record whose name is without its prefixes. */
const short = ({name, data}: {readonly name: string; readonly data: unknown}): unknown => ({
  name: name.replace('.lq.Record', ''),
  data
})

test('a win of which neither fu nor han are said is right', () => {
  const game = gameOf(read('double-ron.xml'))
  const records = game.rounds.flatMap(round => soulOf(round, game.players))
  const ids = checkRecord(JSON.stringify({records})).messages.map(({id}) => id)
  expect(ids.filter(id => id === 'wrong-fu' || id === 'wrong-han')).toEqual([])
})

test('records in every place and spelling in which converters put them', () => {
  for (const file of ['double-ron.xml', 'four-kans.xml']) {
    const game = gameOf(read(file))
    const records = game.rounds.flatMap(round => soulOf(round, game.players))
    const head = {accounts: [{nickname: 'あ'}, {seat: 2, nickname: 'う'}]}
    const texts = [
      records,
      {head, data: {name: '.lq.GameDetailRecords', data: {records}}},
      {head, data: {data: {version: 210715, actions: records.map(result => ({type: 1, result}))}}},
      {
        record: {head},
        data: {actions: records.map(({name, data}) => ({result: {_wrapper_type: name, ...data}}))}
      },
      {head, records: renamed(records)},
      records.map(({name, data}) => ({'@type': `type.googleapis.com${name.replace('.', '/')}`, ...data})),
      {mode: 12, events: records.map(short)},
      {rounds: game.rounds.map(round => soulOf(round, game.players).map(short))},
      {details: records.map(({name, data}) => ({...data, '@type': name.replace('.lq.', '')}))},
      {events: records.map(({name, data}) => ({type: name.replace('.lq.', ''), data}))}
    ]
    const drawn = (events: readonly Event[]): readonly Event[] =>
      events.filter(({type}) => type !== 'ryuukyoku' && type !== 'dora')
    for (const [index, value] of texts.entries()) {
      const {game: again} = readRecord(JSON.stringify(value))
      expect([index, again?.format]).toEqual([index, 'mahjong-soul'])
      expect(eventsOf(again!).map(drawn)).toEqual(eventsOf(game).map(drawn))
      if (index > 0 && index < 5) expect(again!.names.slice(0, 3)).toEqual(['あ', '', 'う'])
    }
  }
})

test('rules of a room', () => {
  const game = gameOf(read('first-example.xml'))
  const records = game.rounds.flatMap(round => soulOf(round, 4))
  const head = {config: {mode: {mode: 2, detail_rule: {dora_count: 4, have_qieshangmanguan: true}}}}
  const room = readRecord(JSON.stringify({head, records})).game!
  expect(rulesOfRecord(room)).toMatchObject({redFives: 4, kiriage: true})
  expect(gameOf(JSON.stringify(toTenhou6(room))).rules.service).toBe('mahjong-soul')
})

test('rules of rooms, and what a field says that is missing', () => {
  const records = gameOf(read('first-example.xml')).rounds.flatMap(round => soulOf(round, 4))
  const rulesWith = (rule: Line, meta: Line = {room_id: 12345}) =>
    rulesOfRecord(
      readRecord(JSON.stringify({head: {config: {meta, mode: {detail_rule: rule}}}, records})).game!
    )
  const ranked = rulesWith({}, {mode_id: 12})
  expect(ranked).toEqual(presets['mahjong-soul'])
  expect(rulesWith({dora_count: 0, shiduan: 0, have_yifa: false}, {mode_id: 12})).toEqual(ranked)
  // A room without rules of its own has the short list.
  expect(rulesWith({dora_count: 3, shiduan: 1, init_point: 25000})).toEqual(ranked)
  expect(rulesWith({shiduan: 1, init_point: 25000})).toEqual({...ranked, redFives: 0})
  expect(rulesWith({dora_count: 3, init_point: 25000})).toEqual({...ranked, kuitan: false})
  expect(rulesWith({}, {room_id: 1})).toEqual(ranked)
  // Rules of the M.League, as rooms offer them.
  const league = rulesWith({
    dora_count: 3,
    shiduan: 1,
    changbang_value: 300,
    have_biao_dora: true,
    have_gang_biao_dora: true,
    have_li_dora: true,
    have_gang_li_dora: true,
    have_yifa: true,
    have_qieshangmanguan: true,
    have_toutiao: true,
    disable_double_wind_four_fu: 1,
    disable_leijiyiman: true,
    disable_double_yakuman: 1,
    enable_baopai_extend_settings: 1
  })
  expect(league).toEqual(presets['m-league'])
  const bare = {dora_count: 3, shiduan: 1, changbang_value: 4500, have_biao_dora: true}
  const off = {ippatsu: false, ura: false, kanDora: false, kanUra: false, nagashiMangan: false, honba: 1500}
  expect(rulesWith(bare)).toEqual({...ranked, ...off})
  expect(rulesWith({...bare, disable_composite_yakuman: 1}).multipleYakuman).toBe(false)
})

test('numbers of a room that cannot be are left out', () => {
  const records = gameOf(read('first-example.xml')).rounds.flatMap(round => soulOf(round, 4))
  for (const wrong of [-1, 0.5, 'x', null, {}]) {
    const rule = {shiduan: 1, dora_count: wrong, changbang_value: wrong, have_biao_dora: true}
    const text = JSON.stringify({
      head: {config: {meta: {contest_uid: 1}, mode: {detail_rule: rule}}},
      records
    })
    expect(rulesOfRecord(readRecord(text).game!)).toMatchObject({honba: 100, redFives: 0})
  }
})

test('a room of three without ツモ損', () => {
  const three = gameOf(read('sanma2.xml'))
  const records = three.rounds.flatMap(round => soulOf(round, 3))
  const rulesWith = (rule: Line) =>
    rulesOfRecord(
      readRecord(JSON.stringify({head: {config: {meta: {room_id: 1}, mode: {detail_rule: rule}}}, records}))
        .game!
    ).sanmaTsumo
  expect(rulesWith({dora_count: 2, shiduan: 1})).toBe('split')
  expect(rulesWith({dora_count: 2, shiduan: 1, have_zimosun: true})).toBe('loss')
})

test('games of other rules are not read', () => {
  const records = soulOf(gameOf(read('first-example.xml')).rounds[0]!, 4)
  const modes: readonly (readonly [rule: Line, mode: string])[] = [
    [{guyi_mode: 1}, 'guyi_mode'],
    [{dora_count: 3, xuezhandaodi: 1}, 'xuezhandaodi']
  ]
  for (const [rule, mode] of modes) {
    const head = {config: {mode: {mode: 4, detail_rule: rule}}}
    const {game, faults} = readRecord(JSON.stringify({head, records}))
    expect([game, faults.map(({id, values}) => [id, values])]).toEqual([null, [['other-game', {mode}]]])
    const text = JSON.stringify({head, records})
    const [message] = checkRecord(text).messages
    expect(text.slice(message!.start - mode.length - 2, message!.end)).toBe(`${mode}":1`)
  }
  const usual = {config: {mode: {mode: 4, detail_rule: {guyi_mode: 0, open_hand: 1}}}}
  expect(readRecord(JSON.stringify({head: usual, records})).faults).toEqual([])
  const changed = [...records.slice(0, 1), {name: '.lq.RecordChangeTile', data: {}}, ...records.slice(1)]
  expect(readRecord(JSON.stringify(changed)).faults.map(({values}) => values)).toEqual([
    {mode: 'RecordChangeTile'}
  ])
})
