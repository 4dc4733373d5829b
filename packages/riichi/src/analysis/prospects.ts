/**
 * Prospects: what a hand becomes after one more draw. Good shapes (良形) and improvements (手替わり).
 *
 * Slower than `ukeire` and `discards`, since every draw is followed by every discard.
 */
import type {TileCounts, TileKind} from '../tile/index.js'
import {discardsOf} from './discards.js'
import {limitsOf, type AnalysisOptions} from '../shanten/limits.js'
import {acceptedOf, leftOf} from './ukeire.js'

/** A wait on at least this many unseen tiles is a good shape. */
export const goodWait = 5

/**
 * Share of good shapes: of the tiles that bring a 1-shanten hand to tenpai, those after which the best discard leaves a
 * wait on five or more unseen tiles.
 *
 * @returns a number from 0 to 1; `null` if the hand of 3n+1 tiles is not 1-shanten or accepts no tile.
 * @throws {TypeError} if the number of tiles is not 3n+1, or more than 13.
 */
export function goodShape(counts: TileCounts, options?: AnalysisOptions): number | null {
  return goodShapeOf(leftOf(counts, options), counts, options)
}

/** The share, given how many tiles of each kind are left. */
export function goodShapeOf(
  left: TileCounts,
  counts: TileCounts,
  options: AnalysisOptions | undefined
): number | null {
  const limits = limitsOf(options)
  const {shanten, tiles, total} = acceptedOf(left, counts, limits)
  if (shanten !== 1 || total === 0) return null
  const held = counts.slice()
  const rest = left.slice()
  let good = 0
  for (let tile = 0; tile < 34; tile++) {
    if (tiles[tile] === 0) continue
    held[tile]! += 1
    rest[tile]! -= 1
    if (discardsOf(rest, held, limits, 0).some(isGood)) good += tiles[tile]!
    held[tile]! -= 1
    rest[tile]! += 1
  }
  return good / total
}

/** Whether a discard that leaves tenpai waits on enough tiles. */
function isGood({total}: {readonly total: number}): boolean {
  return total >= goodWait
}

/** A draw that keeps the shanten and lets the hand accept more. */
export interface Improvement {
  readonly tile: TileKind
  /** Tiles left of the kind to draw. */
  readonly left: number
  /** The discard after it that accepts most. */
  readonly discard: TileKind
  /** What the hand then accepts. */
  readonly total: number
}

/**
 * The draws that improve a hand of 3n+1 tiles, in the order of the kinds.
 *
 * @throws {TypeError} if the number of tiles is not 3n+1, or more than 13.
 */
export function improvements(counts: TileCounts, options?: AnalysisOptions): Improvement[] {
  return improvementsOf(leftOf(counts, options), counts, options)
}

/** The draws that improve a hand, given how many tiles of each kind are left. */
function improvementsOf(
  left: TileCounts,
  counts: TileCounts,
  options: AnalysisOptions | undefined
): Improvement[] {
  const limits = limitsOf(options)
  const now = acceptedOf(left, counts, limits)
  const found: Improvement[] = []
  for (let tile = 0; tile < 34; tile++) {
    if (left[tile] === 0 || now.tiles[tile] !== 0) continue
    const best = bestDiscard(left, counts, tile, limits)
    if (best === null || best.shanten !== now.shanten || best.total <= now.total) continue
    found.push({tile, left: left[tile]!, discard: best.tile, total: best.total})
  }
  return found
}

/** After a draw, the discard that leaves the least shanten and, of those, accepts most. */
function bestDiscard(
  left: TileCounts,
  counts: TileCounts,
  drawn: TileKind,
  limits: ReturnType<typeof limitsOf>
): ReturnType<typeof discardsOf>[number] | null {
  const more = counts.slice()
  more[drawn]! += 1
  const fewer = left.slice()
  fewer[drawn]! -= 1
  let best: ReturnType<typeof discardsOf>[number] | null = null
  for (const one of discardsOf(fewer, more, limits)) {
    const isBetter =
      best === null || one.shanten < best.shanten || (one.shanten === best.shanten && one.total > best.total)
    if (isBetter) best = one
  }
  return best
}
