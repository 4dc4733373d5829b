/**
 * Counts: how many tiles of each kind, the form that the rules work on.
 */
import {kindOf, kinds, type Tile} from './tile.js'

/** How many copies of each kind are there: 34 numbers in the order of `TileKind`. */
export type TileCounts = readonly number[]

/** Counts of a list of tiles; a red five counts as a five. */
export function countTiles(tiles: Iterable<Tile>): number[] {
  const counts = kinds.map(() => 0)
  for (const tile of tiles) counts[kindOf(tile)]! += 1
  return counts
}
