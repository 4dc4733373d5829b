/**
 * Places: where the text of an inline token is in the document.
 *
 * markdown-it gives only the lines of a token. Each line of its text is searched for in the line of the document, where
 * it follows the marks of containers or is one of the cells of a table.
 */
import {lineOf, positionOf, type Document, type Position} from '@tehai/kernel/markdown'
import {lineStarts, placeOf} from '@tehai/kernel/source'

/** The offset in the document of an offset in a text; `null` where it is not known. */
export type Locate = (offset: number) => number | null

/**
 * Make a search for the texts of one document. They must be looked up in their order.
 *
 * @returns
 *   Finds a text by its first line (0-based), as a cell of a table or as text that fills its lines.
 */
export function makeFinder(document: Document): (text: string, line: number, isCell: boolean) => Locate {
  let cellLine = -1
  let cellEnd = 0 // where the last cell of `cellLine` ends
  return (text, line, isCell) => {
    if (!isCell) return locateLines(document, text, line)
    if (line !== cellLine) cellEnd = 0
    cellLine = line
    // markdown-it has removed the backslashes before pipes.
    const written = text.replaceAll('|', '\\|')
    const column = rawLine(document, line).indexOf(written, cellEnd)
    if (column < 0) return () => null
    cellEnd = column + written.length
    const start = document.starts[line]! + column
    if (written === text) return offset => start + offset
    return offset => start + offset + text.slice(0, offset).split('|').length - 1
  }
}

function locateLines(document: Document, text: string, line: number): Locate {
  const starts = lineStarts(text)
  const shifts = new Map<number, number | null>() // from a column in the text to an offset in the document, by line
  return offset => {
    const place = placeOf(starts, offset)
    let shift = shifts.get(place.line)
    if (shift === undefined)
      shifts.set(place.line, (shift = shiftOf(document, text, starts, line, place.line)))
    return shift === null ? null : shift + place.column - 1
  }
}

/** What to add to a column of a line of the text (1-based) for the offset in the document; `null` if it is not there. */
function shiftOf(
  document: Document,
  text: string,
  starts: readonly number[],
  firstLine: number,
  lineInText: number
): number | null {
  const part = text.slice(starts[lineInText - 1], starts[lineInText]).replace(/\n$/, '')
  const typed = part.trimStart() // a tab that a container divides leaves blanks that were not typed
  const line = firstLine + lineInText - 1
  const column = rawLine(document, line).lastIndexOf(typed)
  const start = document.starts[line]
  return column < 0 || start === undefined ? null : start + column - (part.length - typed.length)
}

/** A line as markdown-it reads it. */
function rawLine(document: Document, line: number): string {
  return lineOf(document, line + 1).replaceAll('\0', '\uFFFD')
}

/** The position between two offsets of a text; if that is unknown, the beginning of the line. */
export function placeBetween(
  document: Document,
  locate: Locate,
  start: number,
  end: number,
  line: number
): Position {
  const [from, to] = [locate(start), locate(end)]
  if (from !== null && to !== null) return positionOf(document, from, to)
  const at = document.starts[line] ?? 0
  return positionOf(document, at, at)
}
