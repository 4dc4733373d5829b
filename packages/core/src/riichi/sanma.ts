/**
 * Three players (三人麻雀): which tiles there are.
 *
 * 二萬 to 八萬 are left out, so 108 tiles are played with. A north may be put aside (抜き北) and never comes back.
 */
import type {TileCounts} from '../tile/index.js'
import {noTiles} from './noTiles.js'

/** The kind of 北, which is put aside with three players. */
export const northKind = 30

/** Whether a kind is missing from the set of three players. */
export function isOutOfSanma(kind: number): boolean {
  return kind > 0 && kind < 8
}

/** How many copies of each kind there are with four players. */
export const allCopies: TileCounts = noTiles().fill(4)

/** How many copies of each kind there are with three players. */
export const sanmaCopies: TileCounts = allCopies.map((copies, kind) => (isOutOfSanma(kind) ? 0 : copies))
