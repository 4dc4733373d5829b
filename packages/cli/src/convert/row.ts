/**
 * One row in another notation: its text and its losses, or why it cannot be read.
 */
import {
  format,
  lossWords,
  parse,
  type DialectId,
  type Loss,
  type Node,
  type ParseOptions,
  type Tree,
  type WrittenDialect
} from '@tehai/core'
import {inEveryLanguage, message, type Message, type MessageWords} from '@tehai/kernel/source'
import {dialects, withCalls} from '@tehai/core/notation'
import type {Words} from '../command/command.js'
import {commandWords} from '../words/commands.js'
import {dictionaries as terminalWords} from '../words/index.js'

/** What may be lost: properties of a row that a notation cannot express, and the rows of a river. */
type LostPart = Loss['what'] | 'rows' | 'attribute' | 'discards'

export type LossId = `lost-${LostPart}`

/** What may be lost, as the object of a sentence. */
const words: Readonly<Record<LostPart, Words>> = {
  ...lossWords,
  ...commandWords.losses
}

/** Words of losses, by id. */
export const lossMessages: Readonly<Record<LossId, MessageWords>> = Object.fromEntries(
  Object.entries(words).map(([what, loss]) => [
    `lost-${what}`,
    inEveryLanguage({severity: 'warning'}, language => terminalWords[language].cannotSay(loss[language]))
  ])
) as Record<LossId, MessageWords>

/** A row in another notation. Spans of messages are offsets into the row that was read. */
export interface ConvertedRow {
  /** `null` if the row has an error, or nothing in it can be written. It should then be left unchanged. */
  readonly text: string | null
  readonly tree: Tree
  /** Errors and warnings of reading. */
  readonly messages: readonly Message[]
  /** What the new text does not express, one message for each kind of loss. */
  readonly losses: readonly Message[]
}

export interface RowConversion extends ParseOptions {
  readonly from: DialectId
  readonly to: WrittenDialect
}

/** Convert a row. Never throws for any text. */
export function convertRow(row: string, {from, to, mode, y}: RowConversion): ConvertedRow {
  const {tree: read, messages} = parse(row, {dialect: from, mode, y})
  const tree = dialects[from].melds === 'none' ? withCalls(read) : read
  if (messages.some(({severity}) => severity === 'error')) return {text: null, tree, messages, losses: []}
  return {...writeTree(tree, to), messages}
}

/** Write tiles that are not text, such as pictures. */
export function convertTree(read: Tree, to: WrittenDialect): ConvertedRow {
  const tree = withCalls(read)
  const written = writeTree(tree, to)
  // A tile may be set apart without being marked as drawn; then its gap is enough.
  const isDrawn = written.losses.every(({id}) => id !== 'lost-draw')
  return isDrawn ? written : writeTree({...tree, draw: null}, to)
}

function writeTree(tree: Tree, to: WrittenDialect): ConvertedRow {
  const {text: written, lost} = format(tree, to)
  const text = written.trimEnd()
  const isNothing = tree.nodes.length === 0 || text === ''
  return {text: isNothing ? null : text, tree, messages: [], losses: lossesOf(tree, lost, to)}
}

/** Whether a river would be read as a hand. */
export function losesRiver({text, tree}: ConvertedRow, dialect: DialectId, y: ParseOptions['y']): boolean {
  return text !== null && tree.mode === 'river' && parse(text, {dialect, y}).tree.mode !== 'river'
}

/** A row by itself, and what becomes of its river mode if nothing else marks it as a river. */
export function convertAlone(row: string, conversion: RowConversion): ConvertedRow {
  const converted = convertRow(row, conversion)
  const {to, mode, y} = conversion
  if (mode === 'river' || !losesRiver(converted, to, y)) return converted
  const lost = message(lossMessages, 'lost-discards', 0, row.length, {to})
  return {...converted, losses: [lost, ...converted.losses]}
}

/** Convert a row of a page. A row that already means the same in the other notation is not changed. */
export function rewriteRow(row: string, conversion: RowConversion): ConvertedRow {
  const {to, mode, y} = conversion
  const converted = convertRow(row, conversion)
  const there = converted.text === null ? null : parse(row, {dialect: to, mode, y})
  const stays = there?.messages.length === 0 && meaningOf(there.tree) === meaningOf(converted.tree)
  return stays ? {...converted, text: row, losses: []} : converted
}

/** One message for each kind of loss, at the first place where it happens. */
function lossesOf({nodes}: Tree, lost: readonly Loss[], to: WrittenDialect): Message[] {
  const messages = new Map<Loss['what'], Message>()
  for (const {what, node} of lost) {
    const {start, end} = nodes[node] ?? {start: 0, end: 0}
    if (!messages.has(what)) messages.set(what, message(lossMessages, `lost-${what}`, start, end, {to}))
  }
  return [...messages.values()]
}

/**
 * Whether a converted row can be used where another dialect is read: it means the same there as in the dialect in which
 * it was written, or as the row from which it was made. Positions are not compared.
 */
export function readsIn(
  dialect: DialectId,
  {text, tree}: ConvertedRow,
  to: DialectId,
  y: ParseOptions['y']
): boolean {
  if (dialect === to || text === null) return true
  const read = parse(text, {dialect, mode: tree.mode, y})
  if (read.messages.length > 0) return false
  const meaning = meaningOf(read.tree)
  return (
    meaning === meaningOf(tree) || meaning === meaningOf(parse(text, {dialect: to, mode: tree.mode, y}).tree)
  )
}

/** Whether a text means the same in two dialects, without a message in either. */
export function saysTheSame(text: string, a: DialectId, b: DialectId): boolean {
  if (a === b) return true
  const [first, second] = [parse(text, {dialect: a}), parse(text, {dialect: b})]
  const isClear = first.messages.length === 0 && second.messages.length === 0
  return isClear && meaningOf(first.tree) === meaningOf(second.tree)
}

function meaningOf({mode, nodes, draw, riichi}: Tree): string {
  return JSON.stringify([mode, nodes.map(nodeMeaning), draw, riichi])
}

function nodeMeaning(node: Node): unknown {
  switch (node.type) {
    case 'tile':
      return [node.face, node.marks, node.label]
    case 'meld':
      return [node.meld, node.nodes.map(({marks, label}) => [marks, label])]
    case 'gap':
      return node.width
    case 'placeholder':
      return [node.placeholder, node.label]
    case 'text':
      return node.value
  }
}
