/**
 * Containers: a block between colons, with the same content as a fence.
 *
 *     :::tiles{title="平和ツモ"}
 *     234m456p3456788s 2s
 *     :::
 */
import {lineOf, type Document, type Position} from '../document/document.js'

/** A container as written. */
export interface WrittenContainer {
  /** The lines between the colons. */
  readonly value: string
  /** The text between `{` and `}`; `null` if there is none. */
  readonly meta: string | null
  /** The whole container, without the marks of lists and quotes around it. */
  readonly source: string
}

const opening = /^(:{3,})[^\s:{[]+(?:\{(.*)\})?[ \t]*$/

/**
 * Read a container.
 *
 * @param source
 *   All of its lines, without the marks of lists and quotes around it.
 * @returns
 *   `null` where its first line is not colons, a name and attributes: one with a label is not a block.
 */
export function readContainer(source: string): WrittenContainer | null {
  const [first = '', ...lines] = source.trimEnd().split(/\r\n|\n|\r/)
  const [, colons, meta] = opening.exec(first) ?? []
  if (colons === undefined) return null
  const last = lines.at(-1)?.trim() ?? ''
  if (last.startsWith(colons) && /^:+$/.test(last)) lines.pop()
  return {value: lines.join('\n'), meta: meta ?? null, source: source.trimEnd()}
}

/** The container at a position of the document; `null` if there is no container of this form. */
export function containerAt(
  document: Document,
  {position}: {readonly position?: Position | null | undefined}
): WrittenContainer | null {
  if (!position) return null
  const {start, end} = position
  const indent = start.column - 1
  const lines = [lineOf(document, start.line).slice(indent)]
  const last = end.column === 1 ? end.line - 1 : end.line // one that is not closed ends where the next line begins
  for (let line = start.line + 1; line <= last; line++) {
    lines.push(withoutMarks(lineOf(document, line), indent))
  }
  return readContainer(lines.join('\n'))
}

/** A line without the marks of containers, up to the width of the marks on the first line. */
function withoutMarks(line: string, width: number): string {
  let at = 0
  while (at < width && ' \t>'.includes(line[at] ?? 'x')) at++
  return line.slice(at)
}

/** Whether the source of a construct is that of a container. */
export function isContainer(source: string | null | undefined): boolean {
  return source?.startsWith(':::') === true
}
