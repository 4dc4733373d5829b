/**
 * Fields of JSON objects from programs: finds those that do not exist.
 */
import {nearest} from './nearest.js'
import {shownValue} from '../values/value.js'

/** Fields that describe an object to a person, as the rows of the vectors have them. They are not read. */
const notes: readonly string[] = ['title', 'note', 'source', 'expect', 'error', 'warnings']

/** A field that does not exist. All properties are short texts for display. */
export interface UnknownField {
  readonly field: string
  readonly value: string
  /** The field that may be meant, or ''. */
  readonly nearest: string
}

/** The fields of an object that are neither known nor notes (`title`, `note`, `source`, `expect`, `error`, `warnings`). */
export function unknownFields(
  given: Readonly<Record<string, unknown>>,
  known: readonly string[]
): UnknownField[] {
  return Object.entries(given)
    .filter(([field]) => !known.includes(field) && !notes.includes(field))
    .map(([field, value]) => {
      const [meant = ''] = nearest(field, known)
      return {field: shownValue(field), value: shownValue(value), nearest: meant}
    })
}
