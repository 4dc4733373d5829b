/**
 * Fences in the document: where each unit of a fence's value and meta was typed.
 *
 * A fence may be in block quotes, lists and indents, whose marks are not part of its value. But each line of the
 * document *ends with* the line of the value, which is enough to find it again:
 *
 *     >   - ```mahjong
 *     >     123m
 *           └┬─┘ value line; the rest before it is the containers'
 */
import {lineAt} from '../../source/text/line.js'
import {lineStarts, placeOf} from '../../source/message/place.js'
import {lineOf, sourceOf, type Document, type Position} from '../document/document.js'

/** A fence as parsers give it: a `code` node of mdast is one. */
export interface Fence {
  readonly value: string
  readonly meta?: string | null | undefined
  readonly position?: Position | undefined
}

/** The offset in the document of an offset in a value. */
export type ToDocument = (offset: number) => number

/**
 * How the value of a fence maps to the document; `null` if there is nothing to map, or if the document does not
 * contain the value (a node that a plugin made or changed).
 */
export function valueOffsets(document: Document, node: Fence): ToDocument | null {
  const opening = node.position?.start.line
  if (opening === undefined || node.value === '') return null
  const starts = lineStarts(node.value)
  const lines = starts.map((_, index) => lineAt(node.value, starts, index))
  const ends: number[] = [] // where each line ends in the document
  const typed: number[] = [] // how many of its units were typed: a tab cut by a container leaves blanks that were not
  for (const [index, line] of lines.entries()) {
    const start = document.starts[opening + index]
    if (start === undefined) return null
    const raw = lineOf(document, opening + index + 1).replaceAll('\0', '\uFFFD')
    const tail = typedTail(line, raw)
    if (tail === null) return null
    ends.push(start + raw.length)
    typed.push(tail.length)
  }
  return offset => {
    const {line, column} = placeOf(starts, Math.min(offset, node.value.length))
    const fromEnd = Math.max(0, lines[line - 1]!.length - (column - 1))
    return ends[line - 1]! - Math.min(fromEnd, typed[line - 1]!)
  }
}

/** The part of a value line that is the end of a raw line: all of it, or what follows the blanks of a cut tab. */
function typedTail(line: string, raw: string): string | null {
  let tail = line
  while (!raw.endsWith(tail)) {
    if (tail[0] !== ' ') return null
    tail = tail.slice(1)
  }
  return tail
}

const closing = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/

/** A fence as written, without the marks of containers: its opening line, its value, its closing line. */
export function fenceSource(document: Document, node: Fence): string | null {
  const {start, end} = node.position ?? {}
  if (!start || !end) return null
  const plain = plainSource(document, node)
  if (plain !== null) return plain
  if (node.value !== '' && !valueOffsets(document, node)) return null
  const opening = lineOf(document, start.line).slice(start.column - 1)
  const sequence = /^(`{3,}|~{3,})/.exec(opening)?.[0]
  if (!sequence) return null
  const last = end.line > start.line ? closing.exec(lineOf(document, end.line))?.[1] : undefined
  const close = last?.startsWith(sequence) ? last : null
  const empty = node.value === '' && !(close && end.line - start.line === 2) // else it holds one blank line
  return `${opening}\n${node.value}${empty ? '' : '\n'}${close ?? sequence}`
}

/** The source of a fence that is in no container: the document contains its value unchanged. */
function plainSource(document: Document, node: Fence): string | null {
  const source = node.position?.start.column === 1 ? sourceOf(document, node) : null
  if (source === null || node.value === '' || !/^(?:`{3,}|~{3,})/.test(source)) return null
  const valueStart = source.indexOf('\n') + 1
  const valueEnd = valueStart + node.value.length
  const isWhole =
    valueStart > 0 &&
    source.startsWith(node.value, valueStart) &&
    /^\n(?:`{3,}|~{3,})$/.test(source.slice(valueEnd))
  return isWhole ? source : null
}

/**
 * The offset of the meta of a fence in the document; `null` if it is unknown because the author wrote character
 * references or escapes.
 */
export function metaOffset(document: Document, node: Fence): number | null {
  const start = node.position?.start
  if (!start || !node.meta) return null
  const found = lineOf(document, start.line).lastIndexOf(node.meta)
  return found < 0 ? null : document.starts[start.line - 1]! + found
}

/**
 * The mark that would close an unclosed fence, which continues to the end of its container. `null` for a closed fence
 * and for a block that is not a fence.
 *
 * Looks only at the two ends of the source, because it runs for every fence of every page.
 */
export function unclosedMark({text}: Document, {position}: Fence): string | null {
  const start = position?.start.offset
  const end = position?.end.offset
  if (start === undefined || end === undefined) return null
  const mark = text[start]
  if (mark !== '`' && mark !== '~' && mark !== ':') return null
  let opened = start
  while (text[opened] === mark) opened++
  let last = end
  while (last > opened && ' \t\r\n'.includes(text[last - 1]!)) last--
  let first = last
  while (first > opened && text[first - 1] === mark) first--
  const opening = text.slice(start, opened)
  if (last - first < opening.length) return opening
  while (' \t>'.includes(text[first - 1]!)) first--
  return first > opened && (text[first - 1] === '\n' || text[first - 1] === '\r') ? null : opening
}
