/**
 * Quote marks as people type them: smart punctuation and other programs make them curly.
 */

const single = new Set("'‘’′＇")
const double = new Set('"“”″＂')

/** The straight form of a quote mark, `'` or `"`; `null` for any other sign. */
export function quoteOf(sign: string): "'" | '"' | null {
  if (single.has(sign)) return "'"
  return double.has(sign) ? '"' : null
}
