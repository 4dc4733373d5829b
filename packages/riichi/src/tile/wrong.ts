/**
 * Errors of wrong calls: what was expected, what was given, and what may be meant.
 */
import {editDistance, mostEdits} from '@tehai/kernel/source'

export {wrongCall as wrong} from '@tehai/kernel/source'

/** The known name nearest to a text; '' if none is near. */
export function nearestName(text: string, known: readonly string[]): string {
  if (text.length > LONGEST_NAME) return ''
  const found = known.map(name => ({name, distance: editDistance(text, name)}))
  const [near] = found.sort((a, b) => a.distance - b.distance)
  const isNear = near && near.distance <= mostEdits(text) && near.distance < near.name.length
  return isNear ? near.name : ''
}

/** A hint with the known name that a value may mean; empty if there is none. */
export function meant(value: unknown, known: readonly string[]): string {
  const near = typeof value === 'string' ? nearestName(value, known) : ''
  return near && `; did you mean \`${near}\`?`
}

/** Texts longer than this, in UTF-16 units, are not misspelt names. */
const LONGEST_NAME = 64

/** `` `a`, `b` ``. */
export const namesOf = (names: readonly string[]): string => names.map(name => `\`${name}\``).join(', ')
