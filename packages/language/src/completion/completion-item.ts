/**
 * What completion proposes.
 */
import type {TextEdit} from '../page/text-edit.js'

/** Something that can be written at a place. */
export interface Completion {
  /** The text that is shown in the list and compared with what has been typed. */
  readonly label: string
  /** `key`: a key of a block or an option of a row. `claim`: a true claim. `value`: any other value. */
  readonly kind: 'key' | 'claim' | 'value'
  /** An example of a key; `''` for values. */
  readonly detail: string
  readonly edit: TextEdit
}
