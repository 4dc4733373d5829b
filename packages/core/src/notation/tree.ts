/**
 * The syntax tree of one row of notation, the same for every dialect.
 *
 * A tree keeps what was typed, in the order typed, each node with its span. It is plain data and can be serialized with
 * `JSON.stringify`. What the row means as a hand or a river is determined by `model/resolve`.
 */
import type {Face, Meld} from '@tehai/riichi/tile'
import type {Message, Span} from '@tehai/kernel/source'

/** Whether a row shows a hand (the default) or a row of discards. */
export type Mode = 'hand' | 'river'

/**
 * What a notation says about one tile.
 *
 * `rotated` lying on its side · `tsumogiri` discarded directly after it was drawn · `riichi` turned to declare riichi ·
 * `called` taken by another player · `tsumo`, `ron` how the tile was won · `dora` marked as dora · `facedown` seen from
 * the back · `stacked` lying sideways, two on top of each other (`stackedRedTop`: the upper one is red) · `top` lying
 * on the tile before it · `ring` drawn with a ring · `dim` drawn faintly · `kita` a north put aside, with three
 * players.
 */
export type Mark =
  | 'rotated'
  | 'tsumogiri'
  | 'riichi'
  | 'called'
  | 'tsumo'
  | 'ron'
  | 'dora'
  | 'facedown'
  | 'stacked'
  | 'stackedRedTop'
  | 'top'
  | 'ring'
  | 'dim'
  | 'kita'

/** One tile, back, blank, unknown tile or empty slot. */
export interface TileNode extends Span {
  readonly type: 'tile'
  readonly face: Face
  /** Empty for most tiles, which then share one array. */
  readonly marks: readonly Mark[]
  /** Words under the tile (`{A}`); `null` where there are none. */
  readonly label: string | null
  /** The number of a bar over the tile, as it was written: `55`, `21.3%` (default: no bar). */
  readonly bar?: string | undefined
}

/** A meld whose tiles and call are known. `nodes` are its tiles as typed, one for each of `meld.tiles`. */
export interface MeldNode extends Span {
  readonly type: 'meld'
  readonly meld: Meld
  readonly nodes: readonly TileNode[]
}

/** Space between tiles; `width` in tile widths, `null` for the usual gap. */
export interface GapNode extends Span {
  readonly type: 'gap'
  readonly width: number | null
}

/** A placeholder for tiles: `any-meld` (`___`), `left-out` (`…`). */
export interface PlaceholderNode extends Span {
  readonly type: 'placeholder'
  readonly placeholder: 'any-meld' | 'left-out'
  readonly label: string | null
}

/** Text that the dialect does not understand; a message says why. It is shown as it was typed. */
export interface TextNode extends Span {
  readonly type: 'text'
  readonly value: string
}

export type Node = TileNode | MeldNode | GapNode | PlaceholderNode | TextNode

/** Tiles with a bracket under them (`[345p]{run}`): from a node to another, exclusive, and the word under the bracket. */
export interface TileGroup {
  readonly from: number
  readonly to: number
  readonly label: string
}

/** One row of notation. */
export interface Tree {
  readonly mode: Mode
  readonly nodes: readonly Node[]
  /**
   * Index of the node of the drawn or winning tile that is set apart, or `null`. It is a face-up tile node. (A tile
   * with the mark `tsumo` or `ron` stays in its place.)
   */
  readonly draw: number | null
  /** Whether the dialect says that the owner has declared riichi (kobalab's `*`). */
  readonly riichi: boolean
  /** River only: after how many tiles each typed row ended, e.g. `[6, 12]`; empty when it was one long line. */
  readonly rows: readonly number[]
  /** Tiles with brackets under them, from left to right (default: none). */
  readonly groups?: readonly TileGroup[] | undefined
}

/** A tree and the messages about the text. There is always a tree: at worst it consists of text nodes. */
export interface ParseResult {
  readonly tree: Tree
  readonly messages: readonly Message[]
}

/** Shared by all tiles without marks. */
export const noMarks: readonly Mark[] = []

/** Make a plain tile node. */
export function tileNode(
  face: Face,
  start: number,
  end: number,
  marks: readonly Mark[] = noMarks,
  label: string | null = null
): TileNode {
  return {type: 'tile', face, start, end, marks, label}
}

/** Make a meld node. */
export function meldNode(meld: Meld, nodes: readonly TileNode[], start: number, end: number): MeldNode {
  return {type: 'meld', meld, nodes, start, end}
}

/** Make a gap node. */
export function gapNode(start: number, end: number, width: number | null = null): GapNode {
  return {type: 'gap', start, end, width}
}

/** Make a node of text that was not understood. */
export function textNode(value: string, start: number, end: number): TextNode {
  return {type: 'text', value, start, end}
}
