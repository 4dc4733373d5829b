/**
 * Why an event cannot be, or is not what the record says: an id and the values that its sentence names.
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
