/**
 * Words for what a hand is worth and what it still needs: scores, shanten, waits.
 */
import type {WaitShape} from '../riichi/decompose/wait.js'
import type {LimitId} from '../riichi/points.js'
import type {WaitName} from '../riichi/waitNames.js'
import type {Language} from '../source/message.js'
import {nameOfSeatWind, type Wind} from './winds.js'
import {nameOfFu, nameOfHan, nameOfLimit} from './yaku.js'

/** What a score says in words. Zero and `null`: not said. */
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
  if (limit === null) return joined([nameOfHan(han, language), nameOfFu(fu, language)], language)
  const name = nameOfLimit(limit, yakuman, language)
  if (limit === 'yakuman' || han === 0) return name
  const worth =
    limit === 'mangan' && han < 5
      ? [nameOfHan(han, language), nameOfFu(fu, language)]
      : [nameOfHan(han, language)]
  return language === 'ja' ? `${name}（${worth.join('')}）` : `${name} (${worth.join(' ')})`
}

const joined = (words: readonly string[], language: Language) => words.join(language === 'ja' ? '' : ' ')

/** What is paid: `7,700 points`, `1,000/2,000`, `2,600 all`; 7700点, 1000・2000, 2600オール. */
export function nameOfPayment({points, payments}: ScoreWords, language: Language): string {
  if (payments === null) return language === 'ja' ? `${points}点` : `${groupDigits(points)} points`
  const [first, other] = payments
  if (other === undefined) return language === 'ja' ? `${first}オール` : `${groupDigits(first!)} all`
  return language === 'ja' ? `${other}・${first}` : `${groupDigits(other)}/${groupDigits(first!)}`
}

/** A whole score: `3 han 30 fu, 3,900 points`; 3翻30符 3900点. */
export function nameOfScore(score: ScoreWords, language: Language): string {
  return nameOfWorth(score, language) + (language === 'ja' ? ' ' : ', ') + nameOfPayment(score, language)
}

/** Points of a player after a hand, or what they won or lost (`isChange`). */
export interface SettledPoints {
  readonly wind: Wind | null
  readonly points: number
  readonly isChange: boolean
}

/** Points of all players: `East 33,000 / South 17,000`, `+8,000 / −8,000`; 東家 33000・南家 17000. */
export function nameOfSettled(list: readonly SettledPoints[], language: Language): string {
  const words = list.map(({wind, points, isChange}) => {
    const amount = language === 'ja' ? String(Math.abs(points)) : groupDigits(Math.abs(points))
    const sign = points < 0 ? '−' : isChange && points > 0 ? '+' : ''
    return (wind ? `${nameOfSeatWind(wind, language)} ` : '') + sign + amount
  })
  return words.join(language === 'ja' ? '・' : ' / ')
}

/** A number with a comma before each three digits, the same on every machine. */
export function groupDigits(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

const kanjiDigits = '〇一二三四五六七八九'

/** Shanten: `tenpai`, `1-shanten`; 聴牌, 一向聴. */
export function nameOfShanten(shanten: number, language: Language): string {
  if (shanten < 0) return language === 'ja' ? '和了' : 'complete'
  if (shanten === 0) return language === 'ja' ? '聴牌' : 'tenpai'
  return language === 'ja' ? `${kanjiDigits[shanten] ?? shanten}向聴` : `${shanten}-shanten`
}

const shapeNames = {
  ryanmen: {en: 'ryanmen', ja: '両面'},
  kanchan: {en: 'kanchan', ja: '嵌張'},
  penchan: {en: 'penchan', ja: '辺張'},
  shanpon: {en: 'shanpon', ja: 'シャンポン'},
  tanki: {en: 'tanki', ja: '単騎'},
  kokushi: {en: 'kokushi', ja: '国士無双'},
  kokushi_13: {en: '13-sided', ja: '十三面'}
} as const

const waitNames: Readonly<Record<WaitName, Readonly<Record<Language, string>>>> = {
  nobetan: {en: 'nobetan', ja: 'ノベタン'},
  sanmentan: {en: 'sanmentan', ja: '三面単騎'},
  aryanmen: {en: 'aryanmen', ja: '亜両面'},
  nakabukure: {en: 'nakabukure', ja: '中膨れ'},
  sanmenchan: {en: 'sanmenchan', ja: '三面張'},
  ryantan: {en: 'ryantan', ja: 'リャンタン'},
  kantan: {en: 'kantan', ja: 'カンタン'},
  pentan: {en: 'pentan', ja: 'ペンタン'},
  kantankan: {en: 'kantankan', ja: 'カンタンカン'},
  tatsumaki: {en: 'tatsumaki', ja: '竜巻'},
  happoubijin: {en: 'happoubijin', ja: '八方美人'},
  junsei_chuuren: {en: 'junsei chuuren', ja: '純正九蓮'},
  entotsu: {en: 'entotsu', ja: 'エントツ'}
}

/** The name of waits on several tiles: `nobetan`, ノベタン. */
export function nameOfWait(name: WaitName, language: Language): string {
  return waitNames[name][language]
}

/** The shape of a wait: `ryanmen`, 両面. */
export function nameOfShape(shape: WaitShape, language: Language): string {
  return shapeNames[shape][language]
}

/** A number of tiles: `1 tile`, `28 tiles`; 28枚. */
export function nameOfTiles(count: number, language: Language): string {
  return language === 'ja' ? `${count}枚` : `${count} ${count === 1 ? 'tile' : 'tiles'}`
}

/** A number of kinds: `8 kinds`; 8種. */
export function nameOfKinds(count: number, language: Language): string {
  return language === 'ja' ? `${count}種` : `${count} ${count === 1 ? 'kind' : 'kinds'}`
}
