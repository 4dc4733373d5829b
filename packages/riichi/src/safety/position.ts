/**
 * Positions (局面): what is on the table, seen by the player about to discard.
 */
import type {Meld, Tile} from '../tile/index.js'

/** A tile in a river (河). */
export interface PositionDiscard {
  readonly tile: Tile
  /** The tile was just drawn (ツモ切り); this does not change what is possible. */
  readonly tsumogiri?: boolean | undefined
  /** Riichi is declared with it. */
  readonly riichi?: boolean | undefined
  /** Another player called it away. */
  readonly called?: boolean | undefined
}

/** The open tiles of one player. */
export interface PositionPlayer {
  readonly river: readonly PositionDiscard[]
  /** Melds (副露・暗槓), as the player himself sees them. */
  readonly melds?: readonly Meld[] | undefined
  /** Norths put aside (抜き北), with three players. */
  readonly kita?: number | undefined
  /** Whether the river lacks some of the discards, so that nothing follows from its length (default: `false`). */
  readonly isPartial?: boolean | undefined
}

/** A table, seen by the player who is about to discard. */
export interface Position {
  /** The closed tiles of that player, the drawn one too. */
  readonly hand: readonly Tile[]
  /**
   * All players in turn order: that player first, then shimocha, toimen, kamicha; with three players, shimocha and
   * kamicha.
   */
  readonly players: readonly PositionPlayer[]
  /** Dora indicators. */
  readonly indicators?: readonly Tile[] | undefined
}
