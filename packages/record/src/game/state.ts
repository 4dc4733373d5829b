/**
 * The table at one moment: plain JSON that is never changed in place.
 */
import type {Meld, Tile, TileKind} from '@tehai/riichi/tile'
import type {Player} from './event.js'

/** A tile in a river (河). */
export interface RiverTile {
  readonly tile: Tile
  readonly tsumogiri: boolean
  /** Riichi was declared with it. */
  readonly riichi: boolean
  /** Who called it; `null` while it is in the river. */
  readonly calledBy: Player | null
}

/** A riichi that was declared. */
export interface Riichi {
  /** Before any call, with the first discard (ダブル立直). */
  readonly isDouble: boolean
  /** The stick is on the table, because no player won by the discard. */
  readonly isAccepted: boolean
  /** A win now is by ippatsu (一発). */
  readonly ippatsu: boolean
}

/** What one player has before him. */
export interface HandState {
  /** Closed tiles without the drawn one, sorted; `null` if the record hides them. */
  readonly tiles: readonly Tile[] | null
  /** The tile just drawn, while it is held; `'back'` if the record hides it. */
  readonly drawn: Tile | 'back' | null
  /** In the order in which they were made. */
  readonly melds: readonly Meld[]
  readonly river: readonly RiverTile[]
  /** Norths put aside (抜き北). */
  readonly kita: number
  readonly riichi: Riichi | null
  /**
   * Winning tiles of a tenpai hand, by its shape and the copies left; empty while it is not tenpai or has a drawn
   * tile.
   */
  readonly waits: readonly TileKind[]
  /** A winning tile was let pass (同巡フリテン): until the next draw, or, after riichi, for the rest of the round. */
  readonly missed: boolean
}

/** A tile that others may win by or call. */
export interface OpenTile {
  readonly tile: Tile
  readonly player: Player
  /** How it became open. Only a discard can be called; a tile added to a kan can be won by (槍槓). */
  readonly by: 'discard' | 'kakan' | 'ankan' | 'kita'
}

/** What may come next: a draw or a call, a discard or a kan, or nothing. */
export type Phase = 'draw' | 'discard' | 'over'

/** The table. */
export interface TableState {
  readonly players: 3 | 4
  readonly kyoku: number
  readonly honba: number
  readonly dealer: Player
  /** Riichi sticks on the table. */
  readonly sticks: number
  /** Points of a riichi stick. */
  readonly riichiStick: number
  /** Scores by player, riichi sticks paid. */
  readonly scores: readonly number[]
  /** Dora indicators that are turned. */
  readonly indicators: readonly Tile[]
  /** Kans whose indicator is not turned yet. */
  readonly hiddenDora: number
  readonly hands: readonly HandState[]
  readonly phase: Phase
  /** Whose discard it is, or who draws next unless another player calls. */
  readonly turn: Player
  /** What can be won by or called now. */
  readonly open: OpenTile | null
  /** The next draw is, or the drawn tile was, a replacement from the dead wall (嶺上牌). */
  readonly isReplacement: boolean
  /** Tiles left to draw (残り枚数). */
  readonly left: number
  /** No call and no kan yet: yaku of the first turn are still possible. */
  readonly isUncalled: boolean
  /** What the caller of the last tile may not discard (喰い替え), as kinds. */
  readonly swaps: readonly TileKind[]
  /** How many tiles of each kind were dealt, drawn or turned openly, by kind: never more than four. */
  readonly seen: readonly number[]
}
