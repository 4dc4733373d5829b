/**
 * The line of a block at an offset of the page: its key and value, and the part in which the cursor is.
 *
 *     > - waits: 25p, 3s
 *         └key┘  └value─┘
 */
import type {Span} from '@tehai/kernel/source'
import type {Construct} from '../page/page.js'

/** A line between the fences of a block. Spans are 0-based UTF-16 offsets of the page. */
export interface BlockLine {
  /** The text before the first colon, trimmed; the whole line if it has no colon. */
  readonly key: Span
  /** The text after the colon, trimmed; `null` if the line has no colon. */
  readonly value: Span | null
}

/** Marks of quotes and lists before a line, and blanks. */
const marks = /^(?:[ \t]{0,20}(?:>|[-*+](?=[ \t])))*[ \t\u3000]*/

/** The line of a block at an offset; `null` on the fences, and outside of the block. */
export function blockLineAt(text: string, {start, end}: Construct, offset: number): BlockLine | null {
  const from = Math.max(text.lastIndexOf('\n', offset - 1) + 1, start)
  if (from === start || offset > end) return null // the fence that opens the block
  const to = endOfLine(text, offset)
  if (to >= end && /^[ \t>]*(?:`{3,}|~{3,}|:{3,})[ \t]*$/.test(text.slice(from, to))) return null
  return lineIn(text, from, to)
}

/** The lines of a block that are neither empty nor its fences. */
export function linesOf(text: string, construct: Construct): readonly BlockLine[] {
  const lines: BlockLine[] = []
  for (let at = nextLine(text, construct.start); at < construct.end; at = nextLine(text, at)) {
    const line = blockLineAt(text, construct, at)
    if (line && line.key.end > line.key.start) lines.push(line)
  }
  return lines
}

function lineIn(text: string, from: number, to: number): BlockLine {
  const begin = from + marks.exec(text.slice(from, to))![0].length
  const written = text.slice(begin, to)
  const colon = written.search(/[:：]/)
  if (colon < 0) return {key: trimmed(text, begin, to), value: null}
  return {key: trimmed(text, begin, begin + colon), value: trimmed(text, begin + colon + 1, to)}
}

function trimmed(text: string, from: number, to: number): Span {
  const written = text.slice(from, to)
  const start = from + /^\s*/.exec(written)![0].length
  return {start: Math.min(start, to), end: Math.max(Math.min(start, to), from + written.trimEnd().length)}
}

/** Where the line after an offset begins; the end of the text if there is none. */
function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return (end < 0 ? text.length : end) + 1
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : text[end - 1] === '\r' ? end - 1 : end
}
