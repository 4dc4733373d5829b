/**
 * Whether an edit keeps what is written around the range of its message: an edit that is wider than the range has all digits
 * of the rest in its text. A red five may be written as a five.
 */
import type {Span} from '@tehai/kernel/source'
import type {TextEdit} from '../page/text-edit.js'

/** Whether no digit is lost that an edit replaces outside of a range. */
export function keepsDigits(source: string, range: Span, {start, end, text}: TextEdit): boolean {
  const outside = [
    source.slice(start, Math.min(end, range.start)),
    source.slice(Math.max(start, range.end), end)
  ]
  const kept = digitsOf(text)
  const lost = digitsOf(outside.join('')).filter(digit => {
    const at = kept.indexOf(digit)
    if (at >= 0) kept.splice(at, 1)
    return at < 0
  })
  return lost.length === 0
}

const digitsOf = (text: string): string[] =>
  (text.normalize('NFKC').match(/\d/g) ?? []).map(digit => (digit === '0' ? '5' : digit))
