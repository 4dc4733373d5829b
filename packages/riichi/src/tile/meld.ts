/**
 * Melds (副露と暗槓) as the table sees them: which tiles, which of them was called, from whom.
 */
import type {Tile} from './tile.js'

/** Whom a tile was called from, seen from the owner of the hand: left (上家), across (対面), right (下家). */
export type From = 'kamicha' | 'toimen' | 'shimocha'

/** Seats a tile can be called from, in the order left, across, right. */
export const seats: readonly From[] = ['kamicha', 'toimen', 'shimocha']

/** A run or set made of two or three own tiles and one called tile (チー・ポン・大明槓). */
export interface CalledMeld {
  readonly type: 'chii' | 'pon' | 'daiminkan'
  /** The tiles in the order typed. */
  readonly tiles: readonly Tile[]
  /** Which of `tiles` was called, 0-based. */
  readonly called: number
  readonly from: From
}

/** A pon to which the fourth tile was added later (加槓). */
export interface Kakan {
  readonly type: 'kakan'
  /** Four tiles in the order typed. */
  readonly tiles: readonly Tile[]
  /** Which of `tiles` was called for the pon, 0-based. */
  readonly called: number
  /** Which of `tiles` was added, 0-based. */
  readonly added: number
  readonly from: From
}

/** Four own tiles laid down (暗槓). */
export interface Ankan {
  readonly type: 'ankan'
  /** Four tiles in the order typed. */
  readonly tiles: readonly Tile[]
  /** Which two tiles lie face down; `null`: the theme decides (the outer ones). */
  readonly faceDown: 'inner' | 'outer' | null
}

export type Meld = CalledMeld | Kakan | Ankan
