/**
 * The model: what a row of notation shows, once it is understood.
 *
 * A diagram holds the nodes in the order typed (for the picture) and the hand or river they form (for the rules).
 */
import type {Tile, Meld} from '@tehai/riichi/tile'
import type {Node, TileGroup} from '../notation/tree.js'

export type {
  GapNode,
  Mark,
  MeldNode,
  Node,
  PlaceholderNode,
  TextNode,
  TileGroup,
  TileNode
} from '../notation/tree.js'

/** How a hand was won. */
export type WinBy = 'tsumo' | 'ron'

/** A hand as the rules see it. Face-down tiles, blanks, unknown tiles and slots are not counted. */
export interface Hand {
  /** Concealed tiles in the order typed, without the drawn tile; a tile won in its place (`tsumo`, `ron`) is among them. */
  readonly concealed: readonly Tile[]
  /** The drawn or winning tile that is set apart, or `null`. */
  readonly draw: Tile | null
  /** The winning tile and how it was won, where the row says so. */
  readonly win: {readonly tile: Tile; readonly by: WinBy} | null
  readonly melds: readonly Meld[]
  /** Norths put aside (抜き北), which are no part of the hand. */
  readonly kita: number
  readonly riichi: boolean
  /**
   * Whether every place of the row is a known tile: no backs, blanks, unknown tiles, slots, placeholders or text, and
   * no sideways tile outside a meld (it is unknown whether such a tile was called).
   */
  readonly complete: boolean
  /** The row may have been meant differently from how it was read, so nothing is concluded from its tiles. */
  readonly doubtful?: true
}

/** One discard. */
export interface Discard {
  readonly tile: Tile | null
  readonly tsumogiri: boolean
  /** Riichi was declared with this discard. */
  readonly riichi: boolean
  /** Taken away by another player. */
  readonly called: boolean
}

/** The content of one row. `apart` is the index in `nodes` of the tile that is set apart, or `null`. */
export interface HandDiagram {
  readonly mode: 'hand'
  readonly nodes: readonly Node[]
  readonly apart: number | null
  readonly hand: Hand
  /** Tiles with brackets under them, from left to right (default: none). */
  readonly groups?: readonly TileGroup[] | undefined
  /** Whether the hand was won with the tile that is set apart, although the row does not say how. */
  readonly isWon?: true | undefined
}

/** A row of discards. `rows`: after how many discards each row ends; empty when rows wrap automatically. */
export interface RiverDiagram {
  readonly mode: 'river'
  readonly nodes: readonly Node[]
  readonly rows: readonly number[]
  readonly discards: readonly Discard[]
}

export type Diagram = HandDiagram | RiverDiagram
