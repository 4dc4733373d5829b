/** Words for suits and honors in claims, and reading ranks of one suit. */
import {kanjiDigits, lookup, type Span} from '@tehai/kernel/source'
import type {Tile} from '@tehai/riichi/tile'

/** A tile and its place. */
export interface TileAt extends Span {
  readonly tile: Tile
}

/** A run of tiles that are written together. */
export interface TilesPart extends Span {
  readonly type: 'tiles'
  readonly tiles: readonly TileAt[]
}

/** The tiles of the parts of a claim that are tiles. */
export const tilesOfParts = (parts: readonly (Span & {readonly type: string})[]): readonly TileAt[] =>
  parts.flatMap(part => (part.type === 'tiles' ? (part as TilesPart).tiles : []))

const suitOfWord: Readonly<Record<string, string>> = lookup({
  m: 'm',
  p: 'p',
  s: 's',
  z: 'z',
  man: 'm',
  pin: 'p',
  sou: 's',
  萬: 'm',
  万: 'm',
  筒: 'p',
  索: 's',
  餅: 'p',
  饼: 'p',
  條: 's',
  条: 's',
  マン: 'm',
  ワン: 'm',
  ピン: 'p',
  ソー: 's',
  ソウ: 's',
  character: 'm',
  char: 'm',
  crack: 'm',
  dot: 'p',
  circle: 'p',
  bamboo: 's',
  bam: 's'
})

/** Honors by the words for them. */
export const honorOfWord: Readonly<Record<string, Tile>> = lookup({
  東: '1z',
  南: '2z',
  西: '3z',
  北: '4z',
  白: '5z',
  発: '6z',
  中: '7z',
  紅中: '7z',
  白板: '5z',
  発財: '6z',
  発财: '6z',
  東風: '1z',
  南風: '2z',
  西風: '3z',
  北風: '4z',
  east: '1z',
  south: '2z',
  west: '3z',
  north: '4z',
  white: '5z',
  haku: '5z',
  green: '6z',
  hatsu: '6z',
  red: '7z',
  chun: '7z',
  トン: '1z',
  ナン: '2z',
  シャー: '3z',
  ペー: '4z',
  ハク: '5z',
  ハツ: '6z',
  チュン: '7z'
})

/** Tiles that are written together, as a part. */
export function part(tiles: readonly TileAt[], {start, end}: Span): TilesPart {
  return {type: 'tiles', tiles, start, end}
}

/**
 * Ranks of one suit; `null` if the suit does not have a rank.
 *
 * @param from
 *   Where the ranks begin (default: at the beginning of the span).
 */
export function numbered(
  ranks: string,
  suitWord: string,
  span: Span,
  from: number = span.start
): TilesPart | null {
  const suit = suitOfWord[suitWord.toLowerCase().replace(/(?<=.)(?:zu|ズ|子|s)$/, '')]!
  const tiles: TileAt[] = []
  let [isRed, redStart] = [false, 0]
  for (let index = 0; index < ranks.length; index++) {
    const character = ranks[index]!
    if (character === '赤' || character === 'r') [isRed, redStart] = [true, from + index]
    const kanji = kanjiDigits.indexOf(character)
    const digit = kanji >= 0 ? kanji : /\d/.test(character) ? Number(character) : -1
    if (digit < 0) continue
    // There are no red honors either.
    if (suit === 'z' && (digit === 0 || digit > 7 || isRed)) return null
    const start = from + index
    const face = isRed && digit === 5 ? 0 : digit
    tiles.push({tile: `${face}${suit}` as Tile, start: isRed ? redStart : start, end: start + 1})
    isRed = false
  }
  const last = tiles.at(-1)!
  tiles[tiles.length - 1] = {...last, end: span.end}
  return part(tiles, span)
}
