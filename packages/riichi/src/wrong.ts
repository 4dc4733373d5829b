/**
 * Errors of wrong calls: what was expected, what was given, and what may be meant.
 */
import {nearest} from '@tehai/kernel/source'

export {wrongCall as wrong} from '@tehai/kernel/source'

/** The known name that a value may mean, as a hint; nothing if there is none. */
export function meant(value: unknown, known: readonly string[]): string {
  const [near] = typeof value === 'string' ? nearest(value, known) : []
  return near ? `; did you mean \`${near}\`?` : ''
}

/** `` `a`, `b` ``. */
export const namesOf = (names: readonly string[]): string => names.map(name => `\`${name}\``).join(', ')
