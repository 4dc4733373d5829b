/**
 * Events of a round (局): what happens at the table, in order, in the usual terms.
 *
 * An event contains only what a spectator sees. `play` and `check` find what follows from it, such as whether a win is
 * by ippatsu, who may call, or how much is paid.
 */
import type {Tile} from '@tehai/riichi/tile'

/** A player, 0–3, by the seat in the first round: 0 is the first dealer (起家), 1 the shimocha of 0. */
export type Player = 0 | 1 | 2 | 3

/** A tile from the wall (ツモ), or after a kan or a north put aside from the dead wall. */
export interface DrawEvent {
  readonly type: 'draw'
  readonly player: Player
  /** `null` if the record hides it. */
  readonly tile: Tile | null
}

/** A tile to the river (打牌). */
export interface DiscardEvent {
  readonly type: 'discard'
  readonly player: Player
  readonly tile: Tile
  /** The tile just drawn (ツモ切り), not one from the hand (手出し). */
  readonly tsumogiri: boolean
  /** Riichi is declared with this discard. */
  readonly riichi: boolean
}

/** The last discard is called. */
export interface CallEvent {
  readonly type: 'chii' | 'pon' | 'daiminkan'
  readonly player: Player
  /** The called tile. */
  readonly tile: Tile
  /** The tiles from the hand, in the order of `compareTiles`: two, for a daiminkan three. */
  readonly own: readonly Tile[]
  readonly from: Player
}

/** Four tiles of the hand laid down (暗槓), in the order of `compareTiles`. */
export interface AnkanEvent {
  readonly type: 'ankan'
  readonly player: Player
  readonly tiles: readonly Tile[]
}

/** The fourth tile is added to a pon (加槓). */
export interface KakanEvent {
  readonly type: 'kakan'
  readonly player: Player
  /** The added tile. */
  readonly tile: Tile
}

/** With three players: a north is put aside (抜き北). */
export interface KitaEvent {
  readonly type: 'kita'
  readonly player: Player
}

/** The next dora indicator is turned, after a kan (槓ドラ). */
export interface DoraEvent {
  readonly type: 'dora'
  readonly tile: Tile
}

/** A win (和了). Several on one discard are events in turn order from the discarder on. */
export interface AgariEvent {
  readonly type: 'agari'
  readonly player: Player
  /** Who discarded or added the tile; the winner for a tsumo. */
  readonly from: Player
  readonly tile: Tile
  /** Ura dora indicators that were turned; none without riichi. */
  readonly ura: readonly Tile[]
}

/** Why a round ends without a win. */
export const drawReasons = [
  /** The wall is used up (荒牌平局). */
  'exhaustive',
  /** A river of terminals and honors pays (流し満貫). */
  'nagashi',
  /** Nine kinds of terminals and honors at the first draw (九種九牌). */
  'kyuushu',
  /** Four players have declared riichi (四家立直). */
  'suucha-riichi',
  /** Three players win by one discard (三家和了). */
  'sanchahou',
  /** Four kans by two players or more (四槓散了). */
  'suukaikan',
  /** The first four discards are the same wind (四風連打). */
  'suufon-renda'
] as const

/** Id of a reason. */
export type DrawReason = (typeof drawReasons)[number]

/** The round ends without a win (流局). */
export interface RyuukyokuEvent {
  readonly type: 'ryuukyoku'
  readonly reason: DrawReason
}

export type Event =
  | DrawEvent
  | DiscardEvent
  | CallEvent
  | AnkanEvent
  | KakanEvent
  | KitaEvent
  | DoraEvent
  | AgariEvent
  | RyuukyokuEvent
