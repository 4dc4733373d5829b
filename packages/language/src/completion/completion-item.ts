/**
 * What completion proposes.
 */
import type {TextEdit} from '../page/text-edit.js'

/** Something that can be written at a place. */
export interface Completion {
  /** What is shown in the list, and looked for in what has been typed. */
  readonly label: string
  /** A `key` of a block or option of a row, a `claim` that is true, or another `value`. */
  readonly kind: 'key' | 'claim' | 'value'
  /** An example of a key; `''` for values. */
  readonly detail: string
  readonly edit: TextEdit
}
