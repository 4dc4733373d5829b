/**
 * Why an event is impossible or differs from the record: an id and the values for its sentence.
 */
import type {Values} from '@tehai/kernel/source'

/** A problem of one event. */
export interface Problem<Id extends string = string> {
  readonly id: Id
  readonly values: Values
}

/** A problem; the values default to none. */
export function problem<Id extends string>(id: Id, values: Values = {}): Problem<Id> {
  return {id, values}
}
