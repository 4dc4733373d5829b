/**
 * Lines of a record, and places in them.
 */
import {originalSpan, type FoldedText} from '../fold.js'

/** A line of a record: its text, folded, and its place. */
export interface Line {
  readonly folded: FoldedText
  /** Offset of the line in the record. */
  readonly start: number
}

/** The value of a header line: the line, and where its value begins in the folded text. */
export interface Value extends Line {
  readonly from: number
}

/** Span in the record of a range of the folded text of a line. */
export function spanIn({folded, start}: Line, from: number, to: number): [number, number] {
  const span = originalSpan(folded, from, to)
  return [start + span.start, start + span.end]
}

/** Span in the record of a line without the blanks around it, or of the part of a line after a place. */
export function spanBehind(line: Line, from = 0): [number, number] {
  const text = line.folded.text.slice(from)
  return spanIn(line, from + text.search(/\S|$/), from + text.trimEnd().length)
}
