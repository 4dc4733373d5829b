/**
 * A row being read: the nodes and messages so far, and the digits that are pending until their suit letter.
 *
 * The named dialects share these functions. A dialect reads its text from left to right and calls them; each looks at
 * its own range once, so a row takes time proportional to its length. A reading exists for one call of `parse`.
 */
import type {Message, Severity, Values} from '@tehai/kernel/source'
import type {DialectId, ParseOptions} from '../dialect.js'
import {notationMessage, type NotationMessageId} from '../messages.js'
import {gapNode, noMarks, textNode, type Mark, type Mode, type Node, type TextNode} from '../tree.js'

/** A pending digit, or (`node`) something between such digits. */
export interface Pending {
  readonly digit: string
  readonly start: number
  end: number
  marks: readonly Mark[]
  label: string | null
  readonly node: Node | null
}

/** A row being read. */
export interface Reading {
  readonly dialect: DialectId
  readonly text: string
  readonly mode: Mode
  readonly nodes: Node[]
  readonly messages: Message[]
  /** The run of digits that is open. */
  run: Pending[]
}

/** Marks of a tile with one mark; shared, as most marked tiles have exactly one. */
export const marksOf: Readonly<Record<Mark, readonly Mark[]>> = {
  rotated: ['rotated'],
  tsumogiri: ['tsumogiri'],
  riichi: ['riichi'],
  called: ['called'],
  tsumo: ['tsumo'],
  ron: ['ron'],
  dora: ['dora'],
  facedown: ['facedown'],
  stacked: ['stacked'],
  stackedRedTop: ['stackedRedTop'],
  top: ['top'],
  ring: ['ring'],
  dim: ['dim'],
  kita: ['kita']
}

/** Begin to read a row. */
export function beginReading(dialect: DialectId, text: string, options: ParseOptions | undefined): Reading {
  return {dialect, text, mode: options?.mode ?? 'hand', nodes: [], messages: [], run: []}
}

/** Report a message for a range of the text. `severity` is for dialects that allow what others forbid. */
export function report(
  reading: Reading,
  id: NotationMessageId,
  start: number,
  end: number,
  values?: Values,
  expected?: readonly string[],
  severity?: Severity
): void {
  reading.messages.push(notationMessage(id, start, end, values, expected, severity))
}

/** Show a range as it was typed; adjacent ranges become one. */
export function putText(reading: Reading, start: number, end: number): void {
  const last = reading.nodes.at(-1)
  const from = last?.type === 'text' && last.end === start ? (reading.nodes.pop() as TextNode).start : start
  reading.nodes.push(textNode(reading.text.slice(from, end), from, end))
}

/** Whether a text is only white space. */
export function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** Where the character that begins at an offset ends: two units later for a surrogate pair. */
export function characterEnd(text: string, start: number): number {
  return start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1)
}

/** Append a node; between pending digits, it is pending with them. */
export function putAmongDigits(reading: Reading, node: Node): void {
  if (reading.run.length > 0) {
    reading.run.push({digit: '', start: node.start, end: node.end, marks: noMarks, label: null, node})
  } else if (node.type === 'text') putText(reading, node.start, node.end)
  else reading.nodes.push(node)
}

/** Append a gap; consecutive blanks are one gap, and there is none at the beginning. */
export function putGap(reading: Reading, start: number, end: number): void {
  const last = reading.nodes.at(-1)
  if (!last) return
  if (last.type === 'gap' && last.width === null)
    reading.nodes[reading.nodes.length - 1] = gapNode(last.start, end)
  else reading.nodes.push(gapNode(start, end))
}
