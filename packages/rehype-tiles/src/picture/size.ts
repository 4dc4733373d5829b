/**
 * Sizes: how tall a tile is, in em, and how far it extends below the line of text.
 */
import type {Size} from '@tehai/kernel/block'

/** Height of an upright tile in em. */
const heights = {s: 1.4, m: 2, l: 2.6, xl: 3.4} as const

/** Height of the middle of capitals and kanji above the baseline, in em: 0.355–0.375 in the usual fonts. */
const MIDDLE = 0.36

/** Height of an upright tile in em, by size name or number; sizes under 0.5 and over 12 em are not drawn. */
export function tileEm(size: Size): number {
  if (typeof size === 'number') return Math.min(12, Math.max(0.5, size))
  return heights[size]
}

/**
 * How far a tile extends below the baseline, in em, so that its middle is the middle of the text.
 *
 * The box of a row in a line of text has only the height above the baseline; the rest overflows visibly. So the row is
 * aligned without a style sheet, and the line does not become taller.
 */
export function hangEm(em: number): number {
  return Math.max(0, em / 2 - MIDDLE)
}

/** A length for an attribute: at most two decimals. */
export function inEm(length: number): string {
  // Built from integers, which V8 prints ten times as fast as fractions.
  const hundredths = Math.round(length * 100)
  const whole = Math.trunc(hundredths / 100)
  const rest = hundredths - whole * 100
  if (rest === 0) return `${whole}em`
  return rest % 10 === 0 ? `${whole}.${rest / 10}em` : `${whole}.${rest < 10 ? '0' : ''}${rest}em`
}
