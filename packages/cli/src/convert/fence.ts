/**
 * A ```mahjong fence in another notation: its rows, the keys that hold tiles, and the notation that it names.
 */
import type {DialectId, Message, Mode, ParseOptions, Span, WrittenDialect} from '@tehai/core'
import {parseBlock, type BlockKey} from '@tehai/core/page'
import type {Code} from 'mdast'
import {dialectNamed, nameDialect, readingOf} from './attributes.js'
import type {Edit} from './edit.js'
import {convertRow, readsIn} from './row.js'

/** Something to convert in a fence: a stretch of its value that is one row of tiles. */
interface Piece extends Span {
  readonly row: string
  readonly mode: Mode
  /** Whether the line begins with `j`, which makes it a river. */
  readonly isRiverLine: boolean
}

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

/** What becomes of a fence. Spans are offsets into its value. */
export interface ConvertedFence {
  readonly edits: readonly Edit[]
  /** The meta afterwards. */
  readonly meta: string
  /** Whether every row could be written. If not, the fence stays as it is: it is in one notation. */
  readonly isWhole: boolean
  readonly errors: readonly Message[]
  readonly losses: readonly Message[]
}

/** Convert a fence; `null` if it is not wanted. */
export function convertFence(
  {value, meta}: Code,
  {unnamed, readAs, wants, to, ...site}: FenceConversion
): ConvertedFence | null {
  const {pieces, dialectKey} = piecesOf(value)
  const named = readingOf(meta ?? '')
  const keyed = dialectKey ? dialectNamed(valueOfKey(value, dialectKey)) : undefined
  const from = keyed ?? named.dialect ?? unnamed
  if (!wants(from)) return null
  const y = named.y ?? site.y
  const edits: Edit[] = []
  const errors: Message[] = []
  const losses: Message[] = []
  let isReadAlike = true
  let isWhole = true
  for (const piece of pieces) {
    const row = convertRow(piece.row, {from, to, mode: piece.mode, y})
    if (row.text === null) {
      errors.push(...row.messages.filter(({severity}) => severity === 'error').map(movedTo(piece)))
      losses.push(...row.losses.map(movedTo(piece)))
      isWhole = false
      continue
    }
    edits.push({start: piece.start, end: piece.end, text: writeRiver(piece, row.text)})
    losses.push(...row.losses.map(movedTo(piece)))
    isReadAlike &&= readsIn(readAs, row, to, y)
  }
  if (dialectKey) edits.push({start: dialectKey.valueStart, end: dialectKey.valueEnd, text: to})
  const name = isReadAlike || dialectKey ? null : to
  return {edits, meta: nameDialect(meta ?? '', name), isWhole, errors, losses}
}

const movedTo =
  ({start}: Span) =>
  (message: Message): Message => ({...message, start: message.start + start, end: message.end + start})

/** A river line stays a river in notations that have no `j`. */
function writeRiver({isRiverLine}: Piece, text: string): string {
  return isRiverLine && !text.startsWith('j') ? `river: ${text}` : text
}

const noTiles = /^(?:なし|無し|none|no|-|－|ー)$/i

/** The rows of a block, and the keys that hold tiles. Tiles that stand among words (`mark`, `ron: 3m from 対面`) stay. */
function piecesOf(value: string): {readonly pieces: readonly Piece[]; readonly dialectKey: BlockKey | null} {
  const {rows, sections} = parseBlock(value)
  const pieces: Piece[] = []
  for (const {start, end, mode} of rows) {
    for (const {0: row, index} of value.slice(start, end).matchAll(/[^\r\n]+/g)) {
      const isRiverLine = mode === 'river' && row.trimStart().startsWith('j')
      pieces.push({row, mode, start: start + index, end: start + index + row.length, isRiverLine})
    }
  }
  let dialectKey: BlockKey | null = null
  for (const item of sections.flatMap(({items}) => items)) {
    if (item.type !== 'key') continue
    if (item.key.id === 'dialect') dialectKey = item
    const row = valueOfKey(value, item)
    const isTiles = item.key.value === 'tiles' || (item.key.value === 'tile' && /^\S+$/.test(row))
    if (!isTiles || row === '' || noTiles.test(row)) continue
    pieces.push({row, mode: 'hand', start: item.valueStart, end: item.valueEnd, isRiverLine: false})
  }
  return {pieces, dialectKey}
}

function valueOfKey(value: string, {valueStart, valueEnd}: BlockKey): string {
  return value.slice(valueStart, valueEnd)
}
