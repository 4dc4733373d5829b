/**
 * Pieces: every range of a ```mahjong block that is read as tiles and so is rewritten when the block changes its
 * notation. Claims have their own grammars and are not changed.
 */
import type {DialectId, Mode} from '@tehai/core'
import type {Span} from '@tehai/kernel/source'
import {escapeLabel, readDirective, unescapeLabel} from '@tehai/kernel/markdown'
import {parseBlock, parseMarks, parseSituation, readWinWords, type BlockKey} from '@tehai/core/page'

/** One row of tiles in a block. The span is that of its text in the value. */
export interface Piece extends Span {
  readonly row: string
  readonly mode: Mode
  /** What makes it a river: the `j` at its beginning, and whether it has several lines. Otherwise `null`. */
  readonly river: 'line' | 'lines' | null
  /** Whether it is the label of a `:tiles[…]` among words. */
  readonly isLabel: boolean
}

/** The pieces of a block, unordered, and the line that names its notation. */
export interface Pieces {
  readonly pieces: readonly Piece[]
  readonly dialectKey: BlockKey | null
}

/**
 * Find all pieces.
 *
 * @param dialect
 *   Notation of the block, unless one of its lines names one.
 */
export function piecesOf(value: string, dialect: DialectId): Pieces {
  const {rows, sections} = parseBlock(value)
  const items = sections.flatMap(section => section.items).filter(item => item.type === 'key')
  const headers = sections.flatMap(({header}) => (header ? [header] : []))
  return {
    pieces: [
      ...rows.flatMap(row => linesOfRow(value, row)),
      ...items.flatMap(item => piecesOfKey(value, item, dialect)),
      ...headers.flatMap(({valueStart, valueEnd}) => doraIn(value.slice(valueStart, valueEnd), valueStart))
    ],
    dialectKey: items.find(({key}) => key.id === 'dialect') ?? null
  }
}

/** A key with nothing after it, or before the row on its line: `河:`. */
const announced = /(?:^|\n)[^\n:：]*[:：][ \t\u3000]*(?:\r?\n[ \t\u3000]*)?$/

function linesOfRow(value: string, {start, end, mode}: Span & {readonly mode: Mode}): Piece[] {
  const lines = [...value.slice(start, end).matchAll(/[^\r\n]+/g)]
  const alone = mode === 'river' && !announced.test(value.slice(0, start)) ? 'line' : null
  return lines.map(({0: row, index}) => ({
    row,
    mode,
    start: start + index,
    end: start + index + row.length,
    river: lines.length > 1 ? 'lines' : alone,
    isLabel: false
  }))
}

const noTiles = /^(?:なし|無し|none|no|-|－|ー)$/i

function piecesOfKey(value: string, {key, valueStart, valueEnd}: BlockKey, dialect: DialectId): Piece[] {
  const text = value.slice(valueStart, valueEnd)
  switch (key.value) {
    case 'tiles':
      return text === '' || noTiles.test(text) ? [] : [pieceAt(text, 0, text.length, valueStart)]
    case 'tile':
      return tileAmongWords(text, valueStart)
    case 'marks':
      return parseMarks(text, dialect).items.map(({start, end}) => pieceAt(text, start, end, valueStart))
    case 'text':
    case 'choices':
      return labelsIn(text, valueStart)
    default:
      return key.group === 'situation' ? doraIn(text, valueStart) : []
  }
}

function pieceAt(text: string, start: number, end: number, offset: number): Piece {
  return {
    row: text.slice(start, end),
    mode: 'hand',
    start: offset + start,
    end: offset + end,
    river: null,
    isLabel: false
  }
}

/** A tile beside whom it came from and how it was won: `対面から3m`, `3m from toimen`, `ツモ 2s`. */
function tileAmongWords(text: string, offset: number): Piece[] {
  const {rest} = readWinWords(text, true)
  const tile = rest.trim()
  const start = rest.indexOf(tile)
  return tile === '' ? [] : [pieceAt(text, start, start + tile.length, offset)]
}

/** Dora in a situation: `東1局 ドラ5s`. */
function doraIn(text: string, offset: number): Piece[] {
  return parseSituation(text).flatMap(fact =>
    fact.field === 'dora' ? [pieceAt(text, fact.end - fact.tiles.length, fact.end, offset)] : []
  )
}

/** The labels of `:tiles[…]` among words, except for those that name a notation. */
function labelsIn(text: string, offset: number): Piece[] {
  return [...text.matchAll(/:(?:tiles|牌)\[/g)].flatMap(({index}): Piece[] => {
    const source = text.slice(index)
    const parts = readDirective(source)
    if (!parts) return []
    const {label, attributes} = parts
    if (attributes && /(?:dialect|記法|表記)/i.test(source.slice(attributes.start, attributes.end))) return []
    const {value: row} = unescapeLabel(source.slice(label.start, label.end))
    const start = offset + index
    return [
      {row, mode: 'hand', start: start + label.start, end: start + label.end, river: null, isLabel: true}
    ]
  })
}

/** The text of a piece as it is written in the block. */
export function writePiece({river, isLabel}: Piece, text: string): string {
  if (isLabel) return escapeLabel(text)
  // A river line stays a river in notations that have no `j`.
  return river && !text.startsWith('j') ? `river: ${text}` : text
}
