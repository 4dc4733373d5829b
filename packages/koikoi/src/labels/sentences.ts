/**
 * Yaku and results in sentences.
 */
import type {Language} from '@tehai/kernel/source'
import type {GameResult} from '../round/index.js'
import type {Yaku} from '../yaku/index.js'
import {dictionaries as koiKoiWords} from './words/index.js'
import type {YakuNameId} from './words/schema.js'

/** Yaku and their points, as in `Three Brights (6), Plains (1): 7 points`. */
export function yakuInWords(
  yaku: readonly (Pick<Yaku, 'totalScore'> & {readonly type: YakuNameId})[],
  language: Language
): string {
  const words = koiKoiWords[language]
  const total = yaku.reduce((sum, one) => sum + one.totalScore, 0)
  const items = yaku.map(({type, totalScore}) => words.yakuPoints(words.yaku[type], totalScore))
  return words.yakuList(items, total)
}

/** A name and its points, as for yaku: 親権1文, `Plains (1)`. */
export const nameAndPoints = (name: string, points: number, language: Language): string =>
  koiKoiWords[language].yakuPoints(name, points)

/**
 * How a round ended, as in `Player 1 wins 6 points.`
 *
 * @param names
 *   Names of the players, by `PlayerId` (default: `Player 1`, `Player 2`; プレイヤー1, プレイヤー2).
 */
export function resultInWords(
  result: GameResult,
  language: Language,
  names: readonly [string, string] = koiKoiWords[language].players
): string {
  return koiKoiWords[language].result(result, player => names[player])
}
