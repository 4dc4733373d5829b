/**
 * Words for yaku and limits.
 */
import type {LimitId, YakuId} from '@tehai/riichi'
import type {Language} from '@tehai/kernel/source'
import type {DoraId} from '../ids.js'
import {dictionaries as handWords} from '../words/scores.js'

/** A yaku in the words of a page: `pinfu`, 平和. English pages use romaji, as players do. */
export function nameOfYaku(id: YakuId | DoraId, language: Language): string {
  return handWords[language].yaku[id]
}

/** Han: `3 han`, 3翻. */
export function nameOfHan(han: number, language: Language): string {
  return handWords[language].han(han)
}

/** Fu: `30 fu`, 30符. */
export function nameOfFu(fu: number, language: Language): string {
  return handWords[language].fu(fu)
}

/** A limit: `mangan`, 満貫; `double yakuman`, 二倍役満 for several yakuman. */
export function nameOfLimit(limit: LimitId, yakuman: number, language: Language): string {
  const {times, limits} = handWords[language]
  return (limit === 'yakuman' ? times(yakuman) : '') + limits[limit]
}
