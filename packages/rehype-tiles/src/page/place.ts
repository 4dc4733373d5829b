/**
 * Places: where something is in a tree.
 */
import type {Parents} from 'hast'

/** Where something is in a tree. */
export interface Place {
  readonly parent: Parents
  /** Index in `parent.children`. */
  readonly index: number
  /** The place of the parent; `null` if it has other children, or is the root. */
  readonly above: Place | null
}
