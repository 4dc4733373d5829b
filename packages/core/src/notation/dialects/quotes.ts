/**
 * Quote marks as people type them: smart punctuation and other programs make them curly.
 */

const single = new Set("'‘’′＇")
const double = new Set('"“”″＂')

/** The straight form of a quote mark, `'` or `"`; `null` for any other character. */
export function quoteOf(character: string): "'" | '"' | null {
  if (single.has(character)) return "'"
  return double.has(character) ? '"' : null
}
