/**
 * Rules of rooms of Mahjong Soul.
 */
import {expect, test} from 'vitest'
import {roomRules} from './room-rules.js'

const ranked = (rule: object, players: 3 | 4 = 4) => roomRules({...rule}, false, players)
const room = (rule: object, players: 3 | 4 = 4) => roomRules({...rule}, true, players)
const usual = {shiduan: 1, dora_count: 3}

test.each([
  ['have_qieshangmanguan', {kiriage: true}],
  ['have_toutiao', {rons: 1}],
  ['disable_leijiyiman', {kazoe: 'sanbaiman'}],
  ['disable_multi_yukaman', {doubleYakuman: false, multipleYakuman: false}],
  ['disable_double_yakuman', {doubleYakuman: false}],
  ['disable_composite_yakuman', {multipleYakuman: false}],
  ['disable_double_wind_four_fu', {doubleWindPairFu: 2}],
  ['enable_shiti', {kuikae: true}],
  ['enable_nontsumo_liqi', {riichiWithoutDraw: true}]
])('%s', (field, rules) => {
  expect(ranked({[field]: true})).toEqual(rules)
  expect(ranked({[field]: false})).toEqual({})
})

test.each([
  ['have_yifa', {ippatsu: false}],
  ['have_li_dora', {ura: false}],
  ['have_gang_biao_dora', {kanDora: false}],
  ['have_gang_li_dora', {kanUra: false}],
  ['have_liujumanguan', {nagashiMangan: false}]
])('a long list without %s', (field, rules) => {
  const all = {
    have_biao_dora: true,
    have_yifa: true,
    have_li_dora: true,
    have_gang_biao_dora: true,
    have_gang_li_dora: true,
    have_liujumanguan: true
  }
  expect(ranked(all)).toEqual({})
  expect(ranked({...all, [field]: false})).toEqual(rules)
})

test('red fives: a 0 that is left out is one of a room, but not of a ranked game', () => {
  expect(room({...usual, dora_count: undefined})).toEqual({redFives: 0})
  expect(room(usual)).toEqual({redFives: 3})
  expect([ranked({}), ranked({dora_count: 0}), ranked({dora_count: 4})]).toEqual([{}, {}, {redFives: 4}])
  expect(room({})).toEqual({})
})

test('open tanyao, and what three players pay', () => {
  expect(room({dora_count: 3})).toEqual({redFives: 3, kuitan: false})
  expect(room(usual, 3)).toEqual({redFives: 3, sanmaTsumo: 'split'})
  expect(room({...usual, have_zimosun: true}, 3)).toEqual({redFives: 3})
  expect(ranked({dora_count: 2}, 3)).toEqual({redFives: 2})
})

test('honba as what three players pay together, in a long list of four players', () => {
  const honbaOf = (value: unknown, players: 3 | 4 = 4, isLong = true): unknown =>
    ranked({changbang_value: value, have_biao_dora: isLong}, players).honba
  expect([300, 1500, 0, 100, 'x'].map(value => honbaOf(value))).toEqual([100, 500, 0, undefined, undefined])
  expect([honbaOf(300, 3), honbaOf(300, 4, false)]).toEqual([undefined, undefined])
})

test.each([
  ['enable_renhe', 1, {renhou: '5-han'}],
  ['enable_renhe', 2, {renhou: 'yakuman'}],
  ['enable_baopai_extend_settings', 1, {pao: ['daisangen', 'daisuushii', 'suukantsu']}],
  ['enable_baopai_extend_settings', 2, {pao: []}]
])('%s by its number: %i', (field, number, rules) => {
  expect(ranked({[field]: number})).toEqual(rules)
  expect([0, 3, true, '1'].map(value => ranked({[field]: value}))).toEqual([{}, {}, {}, {}])
})

test('what a riichi stick is worth, in a long list', () => {
  const stickOf = (value: unknown, isLong = true): unknown =>
    ranked({liqibang_value: value, have_biao_dora: isLong}).riichiStick
  expect([1000, 5000, 0, 'x', undefined].map(value => stickOf(value))).toEqual([
    1000,
    5000,
    0,
    undefined,
    undefined
  ])
  expect(stickOf(500, false)).toBeUndefined()
})

test('what players pay who are not tenpai, in a long list; of several a 0 is left out', () => {
  const notenOf = (rule: object, isLong = true): unknown =>
    ranked({...rule, have_biao_dora: isLong}).notenPayments
  const three = {noting_fafu_1: 1000, noting_fafu_2: 1500, noting_fafu_3: 3000}
  expect(notenOf(three)).toEqual([1000, 1500, 3000])
  expect(notenOf({noting_fafu1: 500, noting_fafu2: 2000})).toEqual([500, 2000, 0])
  expect([notenOf({}), notenOf(three, false)]).toEqual([undefined, undefined])
})
