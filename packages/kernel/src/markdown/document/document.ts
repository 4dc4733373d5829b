/**
 * The text of a file, and the places of constructs in it.
 */
import {lineAt} from '../../source/text/line.js'
import {lineStarts, placeOf, type Place} from '../../source/message/place.js'

/** A point as unist has it: 1-based line and column; trees made by hand have no offsets. */
export interface Point {
  readonly line: number
  readonly column: number
  readonly offset?: number | undefined
}

/** A position as unist has it. */
export interface Position<At extends Point = Point> {
  readonly start: At
  readonly end: At
}

export interface Document {
  /** Path of the file, where the host knows it (default: not known). */
  readonly path?: string | undefined
  /** The text that positions of nodes point into: that of the file without a byte order mark. */
  readonly text: string
  /** Offsets at which its lines begin. */
  readonly starts: readonly number[]
}

/** The document of the text of a file. Parsers pass over a byte order mark and do not count it. */
export function documentOf(whole: string, path?: string): Document {
  const text = whole.charCodeAt(0) === 0xfeff ? whole.slice(1) : whole
  let starts: readonly number[] | undefined // found when needed: documents without slips need no lines
  return {
    path,
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

/** What follows an offset on its line, up to the length that an author may have typed. */
export function restOfLine({text}: Document, offset: number): string {
  return /^[^\r\n]*/.exec(text.slice(offset, offset + 400))![0]
}

/** The position between two offsets. */
export function positionOf({starts}: Document, start: number, end: number): Position<Place> {
  return {start: placeOf(starts, start), end: placeOf(starts, end)}
}

/** The source of a node; `null` if it has no position. */
export function sourceOf(
  document: Document,
  node: {readonly position?: Position | null | undefined}
): string | null {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  return start === undefined || end === undefined ? null : document.text.slice(start, end)
}
