/**
 * Rows of notation in the words of a block: `note: 5s makes :tiles[147m] the waits`.
 */
import type {Span} from '../../source/message/message.js'

/** Longest label and attributes of a row in words, in UTF-16 units. */
const LONGEST_LABEL = 2000
const LONGEST_ATTRIBUTES = 500

/** A row in words: where it is, its label and attributes. */
export interface RowInWords extends Span {
  readonly labelStart: number
  readonly label: string
  /** What is in its braces; `undefined` if it has no braces. */
  readonly attributes: string | undefined
}

/**
 * The rows in a text, in their order. Takes time proportional to its length.
 *
 * @param opening
 *   Global pattern of the beginning of a row, up to its bracket.
 */
export function rowsInWords(text: string, opening: RegExp): readonly RowInWords[] {
  const found: RowInWords[] = []
  let close = 0
  let last = 0
  for (const {0: written, index} of text.matchAll(opening)) {
    const labelStart = index + written.length
    if (index < last) continue
    if (close < labelStart) close = text.indexOf(']', labelStart)
    if (close < 0) break
    if (close === labelStart || close - labelStart > LONGEST_LABEL) continue
    // A label that is not closed before the next one begins.
    if (text.slice(labelStart, close).includes('[')) continue
    const brace =
      text[close + 1] === '{' ? text.slice(close + 2, close + 3 + LONGEST_ATTRIBUTES).indexOf('}') : -1
    const attributes = brace < 0 ? undefined : text.slice(close + 2, close + 2 + brace)
    last = attributes === undefined ? close + 1 : close + 3 + brace
    found.push({start: index, end: last, labelStart, label: text.slice(labelStart, close), attributes})
  }
  return found
}
