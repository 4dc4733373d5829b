/** What is on a table: the seats around it, as a board shows them. */
import type {State} from '@tehai/kernel/picture'
import type {Face, Meld, Tile} from '@tehai/riichi/tile'
import type {Player} from '../model/players.js'

/** A tile in a river. */
export interface BoardDiscard {
  readonly tile: Tile
  readonly riichi: boolean
  readonly called: boolean
  readonly states: readonly State[]
}

/** What one player has on the table. */
export interface BoardSeat {
  /** Written at the player's side of the panel; at the left and right, one below the other: `South`, `24,000`. */
  readonly name: readonly string[]
  /** Whether the name is marked as that of the dealer (default: `false`). */
  readonly isDealer?: boolean | undefined
  /** Whether a riichi stick is in front of the river (default: `false`). */
  readonly hasStick?: boolean | undefined
  readonly river: readonly BoardDiscard[]
  /** In the order in which they were made. */
  readonly melds: readonly Meld[]
  /** Norths put aside. */
  readonly kita: number
  /** Closed tiles, or backs; empty: the hand is not shown. */
  readonly hand: readonly Face[]
  readonly drawn: Face | null
}

/** A place around the table, seen from the owner of the page's hand. */
export type BoardPlace = Player

export {turnOrder as boardPlaces} from '../model/players.js'

export interface Board {
  /** With three players there is no toimen. */
  readonly seats: Readonly<Partial<Record<BoardPlace, BoardSeat>>>
  /** Written in the middle, one below the other: the first one larger. */
  readonly lines: readonly string[]
  /** Dora indicators, drawn under the lines. */
  readonly indicators: readonly Face[]
}
