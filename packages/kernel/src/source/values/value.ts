/**
 * Values given by a program, as messages show them: in one short line.
 */

/** Longest text of a value, in UTF-16 units, and how many elements of a list or an object are shown. */
const longest = 60
const mostElements = 6
/** Lists and objects nested deeper than this are not shown. */
const deepest = 2

/**
 * A value as JSON, cut short: text as it is, `[1,2,…]`, `{"a":[…]}`, `undefined`.
 *
 * Never throws, however deep the value is and whatever its `toString` or `toJSON` are: neither is called.
 */
export function shownValue(value: unknown): string {
  return cut(typeof value === 'string' ? value : jsonOf(value, deepest))
}

/**
 * The error of a wrong call: what was expected, in words, and what a program gave.
 *
 * @param hint
 *   What follows (default: nothing).
 */
export const wrongCall = (wanted: string, value: unknown, hint = ''): TypeError =>
  new TypeError(`Expected ${wanted}, got \`${shownValue(value)}\`${hint}`)

function jsonOf(value: unknown, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(cut(value))
  if (typeof value === 'function' || typeof value === 'symbol') return typeof value
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) {
    if (depth === 0) return value.length === 0 ? '[]' : '[…]'
    return `[${listOf(value, one => jsonOf(one, depth - 1))}]`
  }
  const entries = Object.entries(value)
  if (depth === 0) return entries.length === 0 ? '{}' : '{…}'
  return `{${listOf(entries, ([name, one]) => `${JSON.stringify(cut(name))}:${jsonOf(one, depth - 1)}`)}}`
}

function listOf<Element>(elements: readonly Element[], shown: (element: Element) => string): string {
  const first = elements.slice(0, mostElements).map(shown)
  return (elements.length > mostElements ? [...first, '…'] : first).join(',')
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}
