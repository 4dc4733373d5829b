/** Amounts as people write them. */
import type {Span} from '@tehai/kernel/source'
import {plainNumbers} from '../../notation/plain-numbers.js'
import {wordEnd} from './phrases.js'
import type {ScorePart} from './score-parts.js'

const digit = '[1-9一二三四五六七八九]'
const inKanji = `(?=${digit}?[万千百])(?!万[貫贯冠巻慣管漢])(?:${digit}?万 ?)?(?:${digit}?千 ?)?(?:${digit}?百)?`
/** Source of a pattern for an amount: `3,900`, `3900`, 三千九百. */
export const amountText: string = `(?:\\d{1,3}(?:,\\d{3})+|\\d{3,6}|${inKanji})`
/** The same in a group. */
export const amount: string = `(${amountText})`
/** Source of a pattern for an optional unit after an amount. */
export const pointsWord: string = `(?: ?(?:点|てん|points?${wordEnd}|pts?${wordEnd}))?`

/** The numeric value of a written amount. */
export const numberOf = (text: string): number =>
  Number((plainNumbers(text.replaceAll(' ', ''))?.text ?? text).replaceAll(',', ''))

/** Shares of a tsumo; the dealer pays the larger one. */
export function sharesOf(a: string, b: string, span: Span): ScorePart {
  const [other, dealer] = [numberOf(a), numberOf(b)].toSorted((one, two) => one - two)
  return {type: 'shares', other: other!, dealer: dealer!, honba: false, ...span}
}
