/**
 * Three players (三人麻雀): which tiles there are. 二萬 to 八萬 are left out, so 108 tiles are played with.
 */
import type {TileCounts} from './counts.js'
import type {TileKind} from './tile.js'

/** The kind of 北, which is put aside with three players (抜き北). */
export const northKind: TileKind = 30

/** Whether a kind is missing from the set of three players. */
export function isOutOfSanma(kind: TileKind): boolean {
  return kind > 0 && kind < 8
}

// A literal, so that bundlers can leave it out if it is not used: a call would stay.

/** How many copies of each kind there are, with four players. */
// prettier-ignore
export const allCopies: TileCounts = [
  4, 4, 4, 4, 4, 4, 4, 4, 4,
  4, 4, 4, 4, 4, 4, 4, 4, 4,
  4, 4, 4, 4, 4, 4, 4, 4, 4,
  4, 4, 4, 4, 4, 4, 4
]

/** With three players. */
// prettier-ignore
export const sanmaCopies: TileCounts = [
  4, 0, 0, 0, 0, 0, 0, 0, 4,
  4, 4, 4, 4, 4, 4, 4, 4, 4,
  4, 4, 4, 4, 4, 4, 4, 4, 4,
  4, 4, 4, 4, 4, 4, 4
]
