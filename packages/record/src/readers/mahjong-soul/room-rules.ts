/**
 * Rules of a room of friends or a tournament of Mahjong Soul, from `GameDetailRule` of its protocol.
 *
 * Protobuf leaves out zeros and `false`, and a room without rules of its own leaves out the long list (`have_…`) as a whole:
 * what a missing field says depends on the fields beside it.
 */
import type {RecordedRules} from '../../game/record.js'
import {countOf} from '../values.js'
import type {Fields} from './named.js'

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

/** What holds where a field of the long list is not set. */
const unlessSet: readonly Row[] = [
  ['have_yifa', {ippatsu: false}],
  ['have_li_dora', {ura: false}],
  ['have_gang_biao_dora', {kanDora: false}],
  ['have_gang_li_dora', {kanUra: false}]
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
  // A 0 that is written for every field that is not set says nothing of a ranked game.
  const reds = isChosen ? (count ?? 0) : count || null
  const honba = isLong && players === 4 ? countOf(rule['changbang_value']) : null
  const listed = [
    ...ifSet.filter(([field]) => isSet(field)),
    ...unlessSet.filter(([field]) => isLong && !isSet(field))
  ]
  return {
    ...(reds === null ? {} : {redFives: reds}),
    ...(isChosen && !isSet('shiduan') ? {kuitan: false} : {}),
    ...(isChosen && players === 3 && !isSet('have_zimosun') ? {sanmaTsumo: 'split'} : {}),
    ...(honba === null || honba % PAYERS > 0 ? {} : {honba: honba / PAYERS}),
    ...listed.reduce((rules, [, more]) => ({...rules, ...more}), {})
  }
}
