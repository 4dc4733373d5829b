/**
 * Rules of a room of friends or a tournament of Mahjong Soul, from `GameDetailRule` of its protocol.
 *
 * Protobuf leaves out zeros and `false`, and a room without rules of its own leaves out the long list (`have_…`) as a whole:
 * the meaning of a missing field depends on the other fields.
 *
 * Sources: the rules of a room and their defaults as the client lists them, by which `noting_fafu_1` to `_3` (1000, 1500, 3000)
 * is what each player pays; the numbers of `enable_…`, by the contests that <https://github.com/Longhorn-Riichi/Ronhorn> creates;
 * 人和 as a yaku of five han beside others, by <https://github.com/Fat-pig-Cui/majsoul-replay-editor>. Not applied: the least
 * han (`fanfu`), and whether a concealed kan can be robbed for kokushi (`disable_angang_guoshi`); wins under these
 * rules are also right by the usual rules.
 */
import type {RecordedRules} from '../../game/record.js'
import {countOf} from '../values.js'
import type {Fields} from './named-records.js'

type Row = readonly [field: string, rules: RecordedRules]

/** What holds where a field is set. */
const ifSet: readonly Row[] = [
  ['have_qieshangmanguan', {kiriage: true}],
  ['have_toutiao', {rons: 1}],
  ['disable_leijiyiman', {kazoe: 'sanbaiman'}],
  ['disable_multi_yukaman', {doubleYakuman: false, multipleYakuman: false}],
  ['disable_double_yakuman', {doubleYakuman: false}],
  ['disable_composite_yakuman', {multipleYakuman: false}],
  ['disable_double_wind_four_fu', {doubleWindPairFu: 2}],
  ['enable_shiti', {kuikae: true}],
  ['enable_nontsumo_liqi', {riichiWithoutDraw: true}]
]

/** What holds where a field has a number. */
const ifNumber: readonly (readonly [...Row, number: number])[] = [
  ['enable_renhe', {renhou: '5-han'}, 1],
  ['enable_renhe', {renhou: 'yakuman'}, 2],
  ['enable_baopai_extend_settings', {pao: ['daisangen', 'daisuushii', 'suukantsu']}, 1],
  ['enable_baopai_extend_settings', {pao: []}, 2]
]

/** Values that apply if a field of the long list is not set. */
const unlessSet: readonly Row[] = [
  ['have_yifa', {ippatsu: false}],
  ['have_li_dora', {ura: false}],
  ['have_gang_biao_dora', {kanDora: false}],
  ['have_gang_li_dora', {kanUra: false}],
  ['have_liujumanguan', {nagashiMangan: false}]
]

/** What every long list sets: dora count. */
const LONG_LIST = 'have_biao_dora'

/** `changbang_value` is what three players pay together for one honba (本場). */
const PAYERS = 3

/**
 * The rules that `GameDetailRule` gives.
 *
 * @param isRoom
 *   Whether it is of a room or a tournament: those of the ranked games say nothing.
 */
export function roomRules(rule: Fields, isRoom: boolean, players: 3 | 4): RecordedRules {
  const isSet = (key: string): boolean => Boolean(rule[key])
  const isLong = isSet(LONG_LIST)
  const isChosen = isRoom && Object.keys(rule).length > 0
  const count = countOf(rule['dora_count'])
  // In a ranked game, a 0 that is written for every unset field has no meaning.
  const reds = isChosen ? (count ?? 0) : count || null
  const honba = isLong && players === 4 ? countOf(rule['changbang_value']) : null
  const stick = isLong ? countOf(rule['liqibang_value']) : null
  const noten = isLong ? notenPayments(rule) : null
  const listed: readonly (readonly [string, RecordedRules, ...unknown[]])[] = [
    ...ifSet.filter(([field]) => isSet(field)),
    ...ifNumber.filter(([field, , number]) => rule[field] === number),
    ...unlessSet.filter(([field]) => isLong && !isSet(field))
  ]
  return {
    ...(reds === null ? {} : {redFives: reds}),
    ...(isChosen && !isSet('shiduan') ? {kuitan: false} : {}),
    ...(isChosen && players === 3 && !isSet('have_zimosun') ? {sanmaTsumo: 'split'} : {}),
    ...(honba === null || honba % PAYERS > 0 ? {} : {honba: honba / PAYERS}),
    ...(stick === null ? {} : {riichiStick: stick}),
    ...(noten === null ? {} : {notenPayments: noten}),
    ...listed.reduce((rules, [, more]) => ({...rules, ...more}), {})
  }
}

/** What each player who is not tenpai pays if one player is tenpai, two are, three are; `null` if no field has it. */
function notenPayments(rule: Fields): readonly number[] | null {
  // Converters to camel case write `notingFafu_1` or `notingFafu1`.
  const payments = [1, 2, 3].map(tenpai =>
    countOf(rule[`noting_fafu_${tenpai}`] ?? rule[`noting_fafu${tenpai}`])
  )
  return payments.every(points => points === null) ? null : payments.map(points => points ?? 0)
}
