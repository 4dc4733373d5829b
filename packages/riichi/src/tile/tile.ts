/**
 * Tiles: the 37 faces an author can name, and the 34 kinds the rules count.
 *
 * A red five (赤ドラ) is a separate face and counts as a five of its suit. Flowers, seasons and the joker are faces that
 * can be drawn, but not tiles: riichi is played without them. Independent of hands, notation and drawing.
 */

/** Suit letter of mpsz notation: man (萬子), pin (筒子), sou (索子), honors (字牌). */
export type Suit = 'm' | 'p' | 's' | 'z'

/** One of 37 faces: `1m`–`9s`, `1z`–`7z` (東南西北白發中) and the red fives `0m 0p 0s`. */
export type Tile =
  | `${'0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'}${'m' | 'p' | 's'}`
  | `${'1' | '2' | '3' | '4' | '5' | '6' | '7'}z`

/** Index of a kind, 0–33: 1m…9m, 1p…9p, 1s…9s, then 東南西北白發中. */
export type TileKind = number

/**
 * A tile of other games than riichi: the flowers 梅蘭竹菊 `1f`–`4f`, the seasons 春夏秋冬 `5f`–`8f`, and the joker 百搭 `0f`.
 *
 * Source: the order of The Unicode Standard, U+1F022–U+1F029; the joker as `0f` is that of CTAN `mahjong-tiles` 2.6.
 */
export type Flower = `${'0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8'}f`

/**
 * What is drawn in one slot: a tile, a flower, a face-down tile, a tile without a face, an unknown tile, or an empty
 * place for a tile.
 */
export type Face = Tile | Flower | 'back' | 'blank' | 'unknown' | 'slot'

/** Suits in the order of `TileKind`. */
export const suits = ['m', 'p', 's', 'z'] as const

/** The 34 kinds as tiles, in the order of `TileKind`. */
// prettier-ignore
export const kinds: readonly Tile[] = [
  '1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m',
  '1p', '2p', '3p', '4p', '5p', '6p', '7p', '8p', '9p',
  '1s', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s',
  '1z', '2z', '3z', '4z', '5z', '6z', '7z'
]

/** The three red fives. */
export const redFives: readonly Tile[] = ['0m', '0p', '0s']

/** All 37 faces a tile can have: the 34 kinds, then the red fives. */
export const tiles: readonly Tile[] = kinds.concat(redFives)

/** The joker, the four flowers and the four seasons. */
export const flowers: readonly Flower[] = ['0f', '1f', '2f', '3f', '4f', '5f', '6f', '7f', '8f']

/** Whether a face is a flower, a season or the joker. */
export function isFlower(face: string): face is Flower {
  return face.length === 2 && face.charCodeAt(1) === 102
}

/** Whether a value names one of the 37 tiles, as in `5m`, `0p` or `7z`. Called for every tile of a page. */
export function isTile(text: unknown): text is Tile {
  if (typeof text !== 'string' || text.length !== 2) return false
  const rank = text.charCodeAt(0) - 48
  const suit = text.charCodeAt(1)
  if (suit === 122) return rank >= 1 && rank <= 7
  return rank >= 0 && rank <= 9 && (suit === 109 || suit === 112 || suit === 115)
}

/**
 * The kinds of the 37 tiles by their two characters, with sixteen places for each suit letter: at `suit << 4 | rank`;
 * −1 elsewhere.
 */
const kindByCharacters: Int8Array = kindsByCharacters()

function kindsByCharacters(): Int8Array {
  const byCharacters = new Int8Array(128 << 4).fill(-1)
  for (let kind = 0; kind < 34; kind++) byCharacters[placeOf(kinds[kind]!)] = kind
  for (let red = 0; red < 3; red++) byCharacters[placeOf(redFives[red]!)] = 9 * red + 4
  return byCharacters
}

/** Characters below `0` have no place: the number is then negative. */
function placeOf(tile: string): number {
  return (tile.charCodeAt(1) << 4) | (tile.charCodeAt(0) - 48)
}

/**
 * Kind of a tile, 0–33; a red five has the kind of its plain five.
 *
 * A table lookup by the two characters: scoring calls this for every tile, and branches on the suit would be
 * unpredictable for a processor.
 *
 * @throws {TypeError} if the argument is not a tile.
 */
export function kindOf(tile: Tile): TileKind {
  const isText = typeof tile === 'string'
  const kind = isText ? kindByCharacters[placeOf(tile)]! : -1
  if (kind >= 0 && tile.length === 2 && tile.charCodeAt(0) < 58) return kind
  throw new TypeError(`Expected a tile such as \`5m\`, got \`${isText ? tile : typeof tile}\``)
}

/** The plain tile of a kind, 0–33. */
export function tileOf(kind: TileKind): Tile {
  const tile = kinds[kind]
  if (tile === undefined) throw new RangeError(`Expected a kind from 0 to 33, got ${kind}`)
  return tile
}

/** Suit letter of a tile. */
export function suitOf(tile: Tile): Suit {
  return tile[1] as Suit
}

/** Rank of a tile, 1–9 in a suit (5 for a red five) and 1–7 for honors. */
export function rankOf(tile: Tile): number {
  return tile[0] === '0' ? 5 : Number(tile[0])
}

/** Whether a tile is a red five. */
export function isRed(tile: Tile): boolean {
  return tile.charCodeAt(0) === 48
}

/** Whether a tile is a wind or a dragon. */
export function isHonor(tile: Tile): boolean {
  return tile[1] === 'z'
}

/** Whether a tile is a one, a nine or an honor (么九牌). */
export function isTerminalOrHonor(tile: Tile): boolean {
  return tile[1] === 'z' || tile[0] === '1' || tile[0] === '9'
}

/** The tile with a plain five for a red one: `0m` becomes `5m`. */
export function plainOf(tile: Tile): Tile {
  return tile[0] === '0' ? (`5${tile[1]}` as Tile) : tile
}

/** Orders tiles by kind; a red five comes before its plain five. */
export function compareTiles(a: Tile, b: Tile): number {
  return kindOf(a) - kindOf(b) || Number(isRed(b)) - Number(isRed(a))
}
