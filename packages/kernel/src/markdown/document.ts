/**
 * The text of a file, and where its constructs stand in it.
 */
import {lineAt} from '../source/line.js'
import {lineStarts, placeOf, type Place} from '../source/place.js'

/** A stretch of a document. Also a position of unist. */
export interface Stretch {
  readonly start: Place
  readonly end: Place
}

/** A place as hosts write it: trees made by hand know no offsets. */
export interface LoosePlace {
  readonly line: number
  readonly column: number
  readonly offset?: number | undefined
}

/** A position of a node as hosts write it. */
export interface LooseStretch {
  readonly start: LoosePlace
  readonly end: LoosePlace
}

export interface Document {
  /** The text that positions of nodes point into: that of the file without a byte order mark. */
  readonly text: string
  /** Offsets at which its lines begin. */
  readonly starts: readonly number[]
}

/** The document of the text of a file. Parsers pass over a byte order mark and do not count it. */
export function documentOf(whole: string): Document {
  const text = whole.charCodeAt(0) === 0xfeff ? whole.slice(1) : whole
  let starts: readonly number[] | undefined // found when asked for: documents without slips need no lines
  return {
    text,
    get starts() {
      return (starts ??= lineStarts(text))
    }
  }
}

/** A line by its 1-based number, without its line ending; empty past the end. */
export function lineOf({text, starts}: Document, line: number): string {
  return line < 1 || line > starts.length ? '' : lineAt(text, starts, line - 1)
}

/** What stands after an offset on its line, as far as an author may have typed it. */
export function restOfLine({text}: Document, offset: number): string {
  return /^[^\r\n]*/.exec(text.slice(offset, offset + 400))![0]
}

/** The position between two offsets. */
export function stretchOf({starts}: Document, start: number, end: number): Stretch {
  return {start: placeOf(starts, start), end: placeOf(starts, end)}
}

/** The source of a node; `null` if it has no position. */
export function sourceOf(
  document: Document,
  node: {readonly position?: LooseStretch | null | undefined}
): string | null {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  return start === undefined || end === undefined ? null : document.text.slice(start, end)
}
