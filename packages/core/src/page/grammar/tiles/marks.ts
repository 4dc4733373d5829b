/** Marks: `mark: 1z ◎, 9p ○, 4m △, 3s ×, dora` says what is written under which tile of a row. */
import {isRed, plainOf, type Tile} from '@tehai/riichi/tile'
import type {DialectId} from '../../../notation/dialect.js'
import type {Span} from '@tehai/kernel/source'
import {tilesOfText} from './tiles-of-text.js'

/** One item of a mark list: the tiles, and the words under them (`null`: they get a ring as dora). */
export interface MarkItem extends Span {
  readonly tiles: readonly Tile[]
  readonly label: string | null
}

/**
 * A mark list. `dora` is the span of the word that marks the dora, or `null`; `unread` are the items that are not tiles
 * with a label.
 */
export interface ReadMarks {
  readonly items: readonly MarkItem[]
  readonly dora: Span | null
  readonly unread: readonly Span[]
}

/** The characters that tiles are written with, in each language. */
const written = '0-9a-z東东南西北白發发発中萬万筒饼餅索条條만통삭동남서북백발중'
const packedItem = new RegExp(`^([${written}]+?)([^${written}\\s].*)$`, 'iu')

const doraWord = /^(?:dora|ドラ)$/i

/**
 * Read a mark list. Never throws; spans are offsets into the text.
 *
 * Items are separated by commas; the mark comes after its tiles and a blank, or directly after them.
 */
export function readMarks(text: string, dialect: DialectId = 'auto'): ReadMarks {
  const items: MarkItem[] = []
  const unread: Span[] = []
  let dora: Span | null = null
  for (const {0: item, index} of text.matchAll(/[^,，、]+/g)) {
    const start = index + item.length - item.trimStart().length
    const end = index + item.trimEnd().length
    if (start >= end) continue
    const written = text.slice(start, end)
    if (doraWord.test(written)) {
      dora = {start, end}
      continue
    }
    const found = splitItem(written)
    const read = found && tilesOfText(written.slice(0, found.at), dialect)
    if (!found || !read || read.tiles.length === 0 || read.messages.length > 0) {
      unread.push({start, end})
      continue
    }
    const label = doraWord.test(found.label) ? null : found.label
    items.push({tiles: read.tiles, label, start, end: start + found.at})
  }
  return {items, dora, unread}
}

/** Where the tiles of an item end and what its label is; `null` if it has no label. */
function splitItem(item: string): {at: number; label: string} | null {
  const spaced = /^(\S+?)[\s\u3000]+(\S.*)$/u.exec(item)
  if (spaced) return {at: spaced[1]!.length, label: spaced[2]!}
  const packed = packedItem.exec(item)
  return packed && {at: packed[1]!.length, label: packed[2]!}
}

/** The faces of a tile's kind: a five and its red one, or else the tile alone. */
export function sameKind(tile: Tile): readonly Tile[] {
  const plain = plainOf(tile)
  return plain[0] === '5' && plain[1] !== 'z' ? [plain, `0${plain[1]}` as Tile] : [plain]
}

/** The faces that a mark for a tile means: a red five only itself, a plain five also the red one. */
export function markedBy(tile: Tile): readonly Tile[] {
  return isRed(tile) ? [tile] : sameKind(tile)
}
