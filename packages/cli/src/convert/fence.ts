/**
 * A ```mahjong fence in another notation: all tiles in it, and the notation that it names.
 */
import {message, type Message, type Span, append} from '@tehai/kernel/source'
import type {DialectId, ParseOptions, WrittenDialect} from '@tehai/core'
import type {BlockKey} from '@tehai/core/page'
import type {Code} from 'mdast'
import {dialectNamed, nameDialect, readingOf, tilesIn} from './attributes.js'
import type {Edit} from './edit.js'
import {piecesOf, writePiece} from './pieces.js'
import {lossMessages, readsIn, rewriteRow, saysTheSame} from './row.js'

export interface FenceConversion {
  /** Notation that the fence is in, unless it names one. */
  readonly unnamed: DialectId
  /** Notation that the page reads it in, unless it names one. */
  readonly readAs: DialectId
  /** Whether a fence in this notation is to be converted. */
  readonly wants: (dialect: DialectId) => boolean
  readonly to: WrittenDialect
  readonly y: ParseOptions['y']
}

/** The result of converting a fence. Spans are offsets into its value. */
export interface ConvertedFence {
  readonly edits: readonly Edit[]
  /** The meta afterwards. */
  readonly meta: string
  /**
   * Whether all of it could be written. If not, the whole fence stays as it is, since a fence has only one notation.
   */
  readonly isWhole: boolean
  readonly errors: readonly Message[]
  readonly losses: readonly Message[]
}

/** Convert a fence; `null` if it is not to be converted. */
export function convertFence(
  {value, meta}: Code,
  {unnamed, readAs, wants, to, ...site}: FenceConversion
): ConvertedFence | null {
  const named = readingOf(meta ?? '')
  const {dialectKey} = piecesOf(value, 'auto')
  const from = keyedDialect(value, dialectKey) ?? named.dialect ?? unnamed
  if (!wants(from)) return null
  const y = named.y ?? site.y
  const edits: Edit[] = []
  const errors: Message[] = []
  const losses: Message[] = []
  let isReadAlike = true
  let isWhole = true
  for (const piece of piecesOf(value, from).pieces) {
    const row = rewriteRow(piece.row, {from, to, mode: piece.mode, y})
    append(errors, row.messages.filter(({severity}) => severity === 'error').map(movedTo(piece)))
    append(losses, row.losses.map(movedTo(piece)))
    if (row.text === null) isWhole = false
    else if (piece.river === 'lines' && !row.text.startsWith('j')) {
      losses.push(message(lossMessages, 'lost-rows', piece.start, piece.end, {to}))
      isWhole = false
    } else {
      edits.push({start: piece.start, end: piece.end, text: writePiece(piece, row.text)})
      isReadAlike &&= readsIn(readAs, row, to, y)
    }
  }
  if (dialectKey) edits.push({start: dialectKey.valueStart, end: dialectKey.valueEnd, text: to})
  const name = isReadAlike || dialectKey ? null : to
  const after = dialectKey ? to : (name ?? readAs)
  if (tilesIn(meta ?? '').some(row => !saysTheSame(row, from, after))) {
    losses.push(message(lossMessages, 'lost-attribute', 0, 0, {to, actual: meta ?? ''}))
    isWhole = false
  }
  return {edits, meta: nameDialect(meta ?? '', name), isWhole, errors, losses}
}

function keyedDialect(value: string, key: BlockKey | null): DialectId | undefined {
  return key ? dialectNamed(value.slice(key.valueStart, key.valueEnd)) : undefined
}

const movedTo =
  ({start}: Span) =>
  (one: Message): Message => ({...one, start: one.start + start, end: one.end + start})
