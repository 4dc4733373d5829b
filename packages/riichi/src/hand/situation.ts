/**
 * What is known of a win besides its tiles: seats, riichi, indicators, sticks.
 */
import type {From, Meld, Tile} from '../tile/index.js'
import type {PaoYakumanId} from '../rules/yakuman.js'

export type Wind = 'east' | 'south' | 'west' | 'north'

/** Winds in the order of the seats, 東南西北: their kinds are 27–30. */
export const winds: readonly Wind[] = ['east', 'south', 'west', 'north']

/** Everything is optional: what is not given did not happen. */
export interface Situation {
  /** Round wind (場風; default: east). */
  readonly round?: Wind | undefined
  /** Seat wind of the winner (自風; default: south, so not the dealer). */
  readonly seat?: Wind | undefined
  /** Riichi (立直), or double riichi (ダブル立直). */
  readonly riichi?: boolean | 'double' | undefined
  /** Riichi was declared open (オープン立直); counts only by rule. */
  readonly openRiichi?: boolean | undefined
  readonly ippatsu?: boolean | undefined
  /** Won on the replacement tile of a kan (嶺上開花). */
  readonly rinshan?: boolean | undefined
  /** Won on a tile that another player added to a pon (槍槓). */
  readonly chankan?: boolean | undefined
  /** Won on the last tile of the wall (海底摸月). */
  readonly haitei?: boolean | undefined
  /** Won on the last discard (河底撈魚). */
  readonly houtei?: boolean | undefined
  /** The dealer's hand was complete as dealt (天和). */
  readonly tenhou?: boolean | undefined
  /** Won on one's first draw by a player other than the dealer (地和). */
  readonly chiihou?: boolean | undefined
  /** Won by ron before one's first draw (人和); counts only by rule. */
  readonly renhou?: boolean | undefined
  /** The dealer's eighth win in a row (八連荘); counts only by rule. */
  readonly paarenchan?: boolean | undefined
  /** Dora indicators (ドラ表示牌), the one of the deal first. */
  readonly dora?: readonly Tile[] | undefined
  /** Ura dora indicators; they count only after riichi. */
  readonly ura?: readonly Tile[] | undefined
  /** Norths put aside (抜き北), 0–4; with three players only (default: 0). */
  readonly kita?: number | undefined
  /** Who discarded or added the tile, seen from the winner. Without it, a ron has no payments by seat. */
  readonly loser?: From | undefined
  /**
   * Who is liable (責任払い): for every yakuman with liability, or for each by its id. By default it is read from the
   * order of the melds; `null`: no player.
   */
  readonly pao?: From | null | Readonly<Partial<Record<PaoYakumanId, From | null>>> | undefined
  /** Honba (本場) on the table (default: 0). */
  readonly honba?: number | undefined
  /** Riichi sticks on the table, the winner's own among them (供託; default: 0). */
  readonly sticks?: number | undefined
  /** The second or third ron on one discard: honba and sticks went to the first. */
  readonly laterRon?: boolean | undefined
}

/** A win to score. */
export interface Win {
  /** Closed tiles, without the winning tile (13 − 3 for every meld) or with it (one more). */
  readonly hand: readonly Tile[]
  readonly win: Tile
  readonly by: 'tsumo' | 'ron'
  /** Melds in the order they were made. */
  readonly melds?: readonly Meld[] | undefined
  readonly situation?: Situation | undefined
}
