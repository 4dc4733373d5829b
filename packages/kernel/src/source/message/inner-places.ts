/**
 * Places in a part of a text as places in the whole.
 */
import type {Span} from './message.js'

/** An object with a range, moved by some characters. */
export function moved<One extends Span>(one: One, by: number): One {
  return {...one, start: one.start + by, end: one.end + by}
}
