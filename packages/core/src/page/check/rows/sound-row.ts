/**
 * Sound rows: rows of digits and suit letters with nothing to report, recognized without reading them as a tree. Most
 * rows of most pages are sound.
 */
import {countTiles} from '@tehai/riichi/tile'
import {WHOLE} from '../../../notation/hand-size.js'
import {COPIES, REDS} from '../../../model/validate.js'

const CODE_OF_ZERO = 48
const CODE_OF_NINE = 57
const FIRST_HONOR = 27
const LAST_HONOR_RANK = 7

/** The tiles of a row, counted so far. */
interface RowCount {
  readonly copies: number[]
  tiles: number
  reds: number
}

/**
 * Whether a plain row has nothing to report in the notation of `auto`: each of its tiles exists, no kind has a fifth
 * copy, and there are at most two red fives and 14 tiles. If the result is `false`, the row may still be sound, and has
 * to be read.
 */
export function isSoundRow(text: string): boolean {
  if (text.length > 3 * WHOLE) return false
  const counted: RowCount = {copies: countTiles([]), tiles: 0, reds: 0}
  let start = 0 // of the digits that have no suit yet
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= CODE_OF_ZERO && code <= CODE_OF_NINE) continue
    const hasDigits = at > start
    if (text[at] === ' ' ? hasDigits || at === 0 : !hasDigits || !countRun(counted, text, start, at))
      return false
    start = at + 1
  }
  return start === text.length && counted.tiles <= WHOLE
}

/**
 * Count the tiles of a run whose suit letter is at `end`; returns whether they exist and there are not too many of
 * them.
 */
function countRun(counted: RowCount, text: string, start: number, end: number): boolean {
  const first = firstKindOf(text[end]!)
  for (let at = start; at < end; at++) {
    const digit = text.charCodeAt(at) - CODE_OF_ZERO
    if (first === FIRST_HONOR ? digit === 0 || digit > LAST_HONOR_RANK : digit === 0 && ++counted.reds > REDS)
      return false
    const kind = first + (digit === 0 ? 5 : digit) - 1
    if (++counted.copies[kind]! > COPIES) return false
  }
  counted.tiles += end - start
  return true
}

/** The kind of the first rank of a suit. */
function firstKindOf(suit: string): number {
  if (suit === 'm') return 0
  if (suit === 'p') return 9
  return suit === 's' ? 18 : FIRST_HONOR
}
