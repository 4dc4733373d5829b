/**
 * Rules by which the worth of a hand differs, as an author writes them after `rules:`.
 */
import type {RuleChanges} from '../riichi/rules.js'

/** A rule with a value, and its words. */
export interface RuleWords {
  readonly id: string
  readonly change: RuleChanges
  readonly en: string
  readonly ja: string
}

/** Rules that explain a score which they would make right, in the order in which they are tried. */
export const deciding: readonly RuleWords[] = [
  {id: 'double-yakuman', change: {doubleYakuman: true}, en: 'double yakuman', ja: 'ダブル役満あり'},
  {id: 'no-double-yakuman', change: {doubleYakuman: false}, en: 'no double yakuman', ja: 'ダブル役満なし'},
  {id: 'multiple-yakuman', change: {multipleYakuman: true}, en: 'multipleYakuman', ja: '役満複合あり'},
  {id: 'no-multiple-yakuman', change: {multipleYakuman: false}, en: 'no multipleYakuman', ja: '役満複合なし'},
  {id: 'kazoe', change: {kazoe: 'yakuman'}, en: 'kazoe yakuman', ja: '数え役満あり'},
  {id: 'no-kazoe', change: {kazoe: 'sanbaiman'}, en: 'no kazoe yakuman', ja: '数え役満なし'},
  {id: 'double-wind-2', change: {doubleWindPairFu: 2}, en: 'doubleWindPairFu=2', ja: '連風牌2符'},
  {id: 'double-wind-4', change: {doubleWindPairFu: 4}, en: 'doubleWindPairFu=4', ja: '連風牌4符'},
  {id: 'pinfu-tsumo', change: {pinfuTsumo: true}, en: 'pinfuTsumo', ja: 'ピンヅモあり'},
  {id: 'no-pinfu-tsumo', change: {pinfuTsumo: false}, en: 'no pinfuTsumo', ja: 'ピンヅモなし'}
]

/** A rule as its reader writes it. */
export function nameOfRule(id: string, language: 'en' | 'ja'): string {
  return deciding.find(one => one.id === id)?.[language] ?? id
}
