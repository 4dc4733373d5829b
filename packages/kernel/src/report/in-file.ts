/**
 * Places in a file, for hosts that render only a part of it.
 *
 * Many remove the front matter before they render, so that line numbers differ from those of the file. If there is
 * something to report, the file is read again to count its lines.
 */
import {placeOf} from '../source/message/place.js'
import {documentOf, lineOf, type Document, type Point, type Position} from '../markdown/document/document.js'

/** A file, and how to convert places in a text taken from it into places in the file. */
export interface InFile {
  readonly document: Document
  readonly move: (position: Position) => Position
}

/**
 * The file that a text was taken from; the text itself if the file cannot be read.
 *
 * @param path
 *   Path of the file, absolute or from the working directory; `undefined` if it is not known.
 */
export function inFile(text: Document, path: string | undefined): InFile {
  const whole = path === undefined ? null : readTextFile(path)
  const file = whole === null ? text : documentOf(whole)
  const lines = linesBefore(file, text)
  if (lines === 0) return {document: text, move: position => position}
  const offset = file.starts[lines]!
  const move = (place: Point): Point => ({
    ...place,
    line: place.line + lines,
    ...(place.offset !== undefined && {offset: place.offset + offset})
  })
  return {document: file, move: ({start, end}) => ({start: move(start), end: move(end)})}
}

/** The text of a file; `null` if there is no such file, or no file system. */
function readTextFile(path: string): string | null {
  const {process} = globalThis as {
    process?: {
      getBuiltinModule?: (
        name: string
      ) => {readFileSync: (path: string, encoding: 'utf8') => string} | undefined
    }
  }
  try {
    return process?.getBuiltinModule?.('node:fs')?.readFileSync(path, 'utf8') ?? null
  } catch {
    return null // a name that is no file
  }
}

const frontMatter = /^(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)[\s\S]*?(?:\r\n|\n|\r)\1[ \t]*(?:\r\n|\n|\r|$)/

/** How many lines of a file come before a text that was taken from it. */
export function linesBefore(file: Document, {text, starts}: Document): number {
  const missing = file.starts.length - starts.length
  if (missing <= 0 || text === '') return 0
  const found = file.text.lastIndexOf(text)
  if (found >= 0) return placeOf(file.starts, found).line - 1
  // A template language has changed the text, but not its number of lines.
  let lines = documentOf(frontMatter.exec(file.text)?.[0] ?? '').starts.length - 1
  while (lines < missing && lineOf(file, lines + 1).trim() === '') lines++
  return lines
}
