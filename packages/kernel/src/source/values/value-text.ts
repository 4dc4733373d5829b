/**
 * Values of YAML and JSON in words: the text that was written where an option or a rule was expected.
 */

/** Most items of a list that are read as one text. */
const MOST_ITEMS = 100

/**
 * A value as text. Never throws, whatever it contains: an object may have its own `toString`, or contain itself.
 *
 * @returns
 *   Text and numbers as they are, a list of them with commas between (`[tenhou, no kuitan]` is one text of rules);
 *   `{…}` and `[…]` for other objects and lists.
 */
export function textOfValue(value: unknown): string {
  if (!Array.isArray(value)) return textOfScalar(value) ?? '{…}'
  const items = value.length > MOST_ITEMS ? [null] : value.map(textOfScalar)
  return items.every(item => item !== null) ? items.join(',') : '[…]'
}

/** A value that is one word or number; `null` if it is not. */
function textOfScalar(value: unknown): string | null {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString()
  return typeof value === 'object' || typeof value === 'function' ? null : String(value)
}
