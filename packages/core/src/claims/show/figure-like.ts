/**
 * A figure written as another is: in percent, as a share or in points, with its unit and its decimal places.
 */
import {lookup} from '@tehai/kernel/source'
import type {Measure} from '../grammar/value.js'

/** What a unit after a number multiplies it by. */
const units: Readonly<Record<string, number>> = lookup({
  k: 1000,
  千: 1000,
  万: 10_000,
  '%': 0.01,
  percent: 0.01,
  パーセント: 0.01,
  퍼센트: 0.01
})

const written = /^(\d[\d,]{0,9})(?:\.(\d{1,4}))?( ?(k|千|万|%|percent|パーセント|퍼센트))?/

/**
 * An amount as another is written: 0.345 is `34.5%` like `45%`, `0.345` like `0.45`, `34.5` like `45`; 1887 is `1.9k`
 * like `1.4k`, `1,887点` like `1,440点`. Rates have at least as many decimal places as on the page.
 *
 * @param text
 *   The other figure, with its unit.
 * @param amount
 *   A share of one, or points.
 */
export function figureLike(text: string, measure: Measure, amount: number): string {
  const [all = '', digits = '', places = '', after = '', unit = ''] = written.exec(text) ?? []
  // In words: 百分之二十; tenths: 3割5分.
  if (all === '' || text.includes('割')) return measure === 'value' ? text : `${(amount * 100).toFixed(1)}%`
  // A rate without a unit: 0.21 is a share of one, 21 are percent.
  const isShare = measure !== 'value' && places !== '' && Number(`${digits}.${places}`) <= 1
  const scale = units[unit] ?? (measure === 'value' || isShare ? 1 : 0.01)
  // Rates are shown as percent with one decimal place.
  const least = measure === 'value' ? 0 : scale === 1 ? 3 : 1
  const number = (amount / scale).toFixed(Math.max(places.length, least))
  const [whole = '', fraction] = number.split('.')
  const grouped = digits.includes(',') ? whole.replace(/\B(?=(?:\d{3})+$)/g, ',') : whole
  return `${fraction === undefined ? grouped : `${grouped}.${fraction}`}${after}${text.slice(all.length)}`
}
