/** Words for the value of a hand and for what it still needs: scores, shanten, waits. */
import type {WaitShape, LimitId, WaitName} from '@tehai/riichi'
import {grammars, type Language} from '@tehai/kernel/source'
import {nameOfPoints} from '../play/situation.js'
import {nameOfSeatWind, type Wind} from '../play/winds.js'
import {dictionaries as handWords} from '../words/scores.js'
import {nameOfFu, nameOfHan, nameOfLimit} from './yaku.js'

/** The parts of a score in words. Zero and `null`: not stated. */
export interface ScoreWords {
  readonly han: number
  readonly fu: number
  readonly limit: LimitId | null
  readonly yakuman: number
  /** The sum that the winner gets, without honba and sticks. */
  readonly points: number
  /** `[from the dealer, from each other]` or `[from each]`; `null` for a ron. */
  readonly payments: readonly number[] | null
}

/** Han and fu, or the limit: `3 han 30 fu`, `mangan (5 han)`; 3翻30符, 満貫（5翻）. */
export function nameOfWorth({han, fu, limit, yakuman}: ScoreWords, language: Language): string {
  const words = handWords[language]
  if (limit === null) return words.worth(nameOfHan(han, language), nameOfFu(fu, language))
  const name = nameOfLimit(limit, yakuman, language)
  if (limit === 'yakuman' || han === 0) return name
  const isByFu = limit === 'mangan' && han < 5
  return words.limitOf(name, [nameOfHan(han, language), ...(isByFu ? [nameOfFu(fu, language)] : [])])
}

/** What is paid: `7,700 points`, `1,000/2,000`, `2,600 all`; 7700点, 1000・2000, 2600オール. */
export function nameOfPayment({points, payments}: ScoreWords, language: Language): string {
  const words = handWords[language]
  return payments === null ? nameOfPoints(points, language) : words.tsumo(payments[0]!, payments[1] ?? null)
}

/** A whole score: `3 han 30 fu, 3,900 points`; 3翻30符 3900点. */
export function nameOfScore(score: ScoreWords, language: Language): string {
  return handWords[language].score(nameOfWorth(score, language), nameOfPayment(score, language))
}

/** Points of a player after a hand, or what they won or lost (`isChange`). */
export interface SettledPoints {
  readonly wind: Wind | null
  readonly points: number
  readonly isChange: boolean
}

/** Points of all players: `East 33,000 / South 17,000`, `+8,000 / −8,000`; 東家 33000・南家 17000. */
export function nameOfSettled(list: readonly SettledPoints[], language: Language): string {
  const items = list.map(({wind, points, isChange}) => {
    const amount = nameOfAmount(Math.abs(points), language)
    const plusOrMinus = points < 0 ? '−' : isChange && points > 0 ? '+' : ''
    return (wind ? `${nameOfSeatWind(wind, language)} ` : '') + plusOrMinus + amount
  })
  return handWords[language].settled(items)
}

/** Points as amounts: `7,700`; 7700 in Japanese. */
export function nameOfAmount(points: number, language: Language): string {
  return grammars[language].number(points)
}

/** Shanten: `tenpai`, `1-shanten`; 聴牌, 一向聴. */
export function nameOfShanten(shanten: number, language: Language): string {
  const words = handWords[language]
  return shanten < 0 ? words.complete : shanten === 0 ? words.tenpaiHand : words.shanten(shanten)
}

/** The name of waits on several tiles: `nobetan`, ノベタン. */
export function nameOfWait(name: WaitName, language: Language): string {
  return handWords[language].waits[name]
}

/** The shape of a wait: `ryanmen`, 両面. */
export function nameOfShape(shape: WaitShape, language: Language): string {
  return handWords[language].shapes[shape]
}

/** A number of tiles: `1 tile`, `28 tiles`; 28枚. */
export function nameOfTiles(count: number, language: Language): string {
  return handWords[language].tiles(count)
}

/** A number of kinds: `8 kinds`; 8種. */
export function nameOfKinds(count: number, language: Language): string {
  return handWords[language].kinds(count)
}
