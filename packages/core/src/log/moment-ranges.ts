/**
 * Ranges of moments: `turn 8-10` is each of the three turns.
 */

/** A range names at most so many moments: those of one block. */
export const MOST_IN_RANGE = 120

/**
 * What is before the numbers, a unit that the first of them has as well, and what is behind.
 *
 *     turn 8 - turn 10, toimen discards      南家8巡目〜10巡目
 *     ^^^^^       ^^^^ ^^^^^^^^^^^^^^^^      ^^  ^^   ^^^^
 *     before     again behind           before unit behind
 */
const rangePattern =
  /^(?<before>\D{0,30})(?<first>\d{1,4})(?<unit>\D{0,6}?)\s*(?:[-–~〜～]|—{1,2}|\bto\b|から|부터|[至到])\s*(?<again>\D{0,30}?)(?<last>\d{1,4})(?<behind>(?:\D.*)?)$/u

/**
 * The moments that a range names, each as an author would write it alone; `null` for what is no range, or one that ends before it
 * begins or names too many.
 */
export function momentsInRange(text: string): readonly string[] | null {
  const found = rangePattern.exec(text.normalize('NFKC').trim())?.groups
  if (!found) return null
  const {unit, again} = found as Record<string, string>
  const behind = found['behind']!.replace(/(?:まで|까지)$/, '')
  // `from turn 8`, 从第8巡; English says `turns 8-10` of several.
  const before = found['before']!.replace(/^(?:from\s+|[从從自])/i, '').replace(/\b(turn|event)s\b/i, '$1')
  if (again !== '' && again!.trim() !== before.trim()) return null
  if (unit !== '' && !behind.trimStart().startsWith(unit!.trim())) return null
  const [first, last] = [Number(found['first']), Number(found['last'])]
  if (last <= first || last - first >= MOST_IN_RANGE) return null
  return Array.from({length: last - first + 1}, (_, index) => `${before}${first + index}${behind}`)
}
