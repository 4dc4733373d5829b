/**
 * Options that the front matter of a file sets.
 */
import type {Span} from '../../source/message/message.js'

/** One option that the front matter of a file sets. Spans are `null` where the place is not known. */
export interface FileOption {
  readonly name: string
  /** The value as the YAML parser gave it. */
  readonly value: unknown
  readonly nameSpan: Span | null
  readonly valueSpan: Span | null
}
