/**
 * Whether an edit keeps the text around the range of its message: if an edit is wider than the range, its text must
 * contain all digits of the rest. A red five may be written as a five.
 */
import type {Span} from '@tehai/kernel/source'
import type {TextEdit} from '../page/text-edit.js'

/** Whether an edit loses none of the digits that it replaces outside of a range. */
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
