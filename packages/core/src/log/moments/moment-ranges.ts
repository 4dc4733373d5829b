/**
 * Ranges of moments: `turn 8-10` is each of the three turns.
 */
import {readNumber} from '@tehai/kernel/source'

/** A range covers at most this many moments: as many as one block shows. */
export const MOST_IN_RANGE = 120

/** Two numbers, with the text before, between and after them: `turn 8 - turn 10, toimen discards`. */
const twoNumbers = /^(\D{0,30})(\d{1,4})(\D{1,40})(\d{1,4})(?!\d)(.*)$/

/** Numbers in kanji beside words that mark them as numbers: 第八到十巡. */
const inKanji = /[一二三四五六七八九十]{1,3}(?= ?(?:巡|[至到~〜～から-]))/g

/** Marks and words for a range between two numbers. */
const separator = /[-–~〜～]|—{1,2}|\bto\b|から|부터|[至到]/

/**
 * The moments of a range, each as an author would write it alone; `null` for text that is not a range, or for a range
 * that ends before it begins or is too long.
 */
export function momentsInRange(text: string): readonly string[] | null {
  const digits = text.normalize('NFKC').replace(inKanji, number => String(readNumber(number)))
  const found = twoNumbers.exec(digits.trim())
  if (!found) return null
  const [, start, first, between, last, rest] = found as unknown as readonly string[]
  const middle = separator.exec(between!)
  if (!middle) return null
  // `from turn 8`, 从第8巡; English also uses the plural: `turns 8-10`.
  const before = start!.replace(/^(?:from\s+|[从從自])/i, '').replace(/\b(turn|event)s\b/i, '$1')
  const behind = rest!.replace(/(?:まで|까지)$/, '')
  // Both numbers have the same words around them, or only the second one has the words after it: 8〜10巡目.
  const unit = between!.slice(0, middle.index).trim()
  const again = between!.slice(middle.index + middle[0].length).trim()
  if (again !== '' && again !== before.trim()) return null
  if (!behind.trimStart().startsWith(unit)) return null
  const [from, to] = [Number(first), Number(last)]
  if (to <= from || to - from >= MOST_IN_RANGE) return null
  return Array.from({length: to - from + 1}, (_, index) => `${before}${from + index}${behind}`)
}
