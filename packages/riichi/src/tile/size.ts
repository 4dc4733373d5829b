/**
 * Size of a hand: how many tiles there are.
 */
import type {TileCounts} from './index.js'

/** Tiles of all kinds together. */
export function sizeOf(counts: TileCounts): number {
  let tiles = 0
  for (let kind = 0; kind < counts.length; kind++) tiles += counts[kind]!
  return tiles
}

/**
 * Checks that tiles and melds (three tiles each) are no more than a hand has. For more tiles, the number of ways to
 * divide them explodes.
 *
 * @throws {TypeError} if there are more than 14.
 */
export function assertHandSize(counts: TileCounts, melds: number): void {
  const tiles = sizeOf(counts) + 3 * melds
  if (tiles <= 14) return
  throw new TypeError(`Expected at most 14 tiles${melds > 0 ? ', three for each meld' : ''}, got ${tiles}`)
}
