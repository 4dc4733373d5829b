/**
 * Three players (三人麻雀): which tiles there are. 二萬 to 八萬 are left out, so 108 tiles are played with.
 */
import type {TileCounts} from './counts.js'
import {kinds, type TileKind} from './tile.js'

/** The kind of 北, which is put aside with three players (抜き北). */
export const northKind: TileKind = 30

/** Whether a kind is missing from the set of three players. */
export function isOutOfSanma(kind: TileKind): boolean {
  return kind > 0 && kind < 8
}

/** How many copies of each kind there are, with four players. */
export const allCopies: TileCounts = /* @__PURE__ */ kinds.map(() => 4)

/** With three players. */
export const sanmaCopies: TileCounts = /* @__PURE__ */ kinds.map((_, kind) => (isOutOfSanma(kind) ? 0 : 4))
