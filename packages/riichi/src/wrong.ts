/**
 * Errors of wrong calls: what was expected, and what was given.
 */
import {nearest, shownValue} from '@tehai/kernel/source'

/**
 * @param wanted
 *   What was expected, in words.
 * @param hint
 *   What follows, as `meant` makes it (default: nothing).
 */
export const wrong = (wanted: string, value: unknown, hint = ''): TypeError =>
  new TypeError(`Expected ${wanted}, got \`${shownValue(value)}\`${hint}`)

/** The known name that a value may mean, as a hint; nothing if there is none. */
export function meant(value: unknown, known: readonly string[]): string {
  const [near] = typeof value === 'string' ? nearest(value, known) : []
  return near ? `; did you mean \`${near}\`?` : ''
}

/** `` `a`, `b` ``. */
export const namesOf = (names: readonly string[]): string => names.map(name => `\`${name}\``).join(', ')
