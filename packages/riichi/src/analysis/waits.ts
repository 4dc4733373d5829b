/**
 * Waits (待ち): the tiles a tenpai hand wins with, and in what shapes.
 */
import type {TileCounts, TileKind} from '../tile/index.js'
import {decompose, type Decomposition} from '../decompose/decompose.js'
import {addReadings, waitShapes, type Reading, type WaitShape} from '../decompose/wait.js'
import {limitsOf, type AnalysisOptions, type Limits} from '../shanten/limits.js'
import {allCopies} from '../tile/sanma.js'
import {acceptedOf} from './ukeire.js'

export interface Wait {
  readonly tile: TileKind
  /** Every shape in which some reading waits for the tile, in the order of `waitShapes`. */
  readonly shapes: readonly WaitShape[]
}

const noMelds: readonly never[] = []

/**
 * The waits of a hand of 3n+1 tiles, in the order of the kinds; empty if it is not tenpai.
 *
 * A tile is still a wait if all four copies are visible elsewhere, but not if the hand and its melds contain all four,
 * unless `shape` is set.
 *
 * @throws {TypeError} if the number of tiles is not 3n+1, or more than 13.
 */
export function waits(counts: TileCounts, options?: AnalysisOptions): Wait[] {
  const limits = limitsOf(options)
  const {shanten, tiles} = acceptedOf(drawable(counts, limits), counts, limits)
  if (shanten !== 0) return []
  const found: Wait[] = []
  for (let tile = 0; tile < 34; tile++) {
    if (tiles[tile] === 0) continue
    const complete = counts.slice()
    complete[tile]! += 1
    found.push({tile, shapes: shapesOf(decompose(complete), tile)})
  }
  return found
}

/** Tiles of every kind of which the closed hand can contain one more. */
function drawable(counts: TileCounts, limits: Limits | null): TileCounts {
  return limits === null ? allCopies : counts.map((count, kind) => (count < limits.copies[kind]! ? 1 : 0))
}

/** Every shape in which some reading of a complete hand could have waited for its last tile. */
export function shapesOf(decompositions: readonly Decomposition[], tile: TileKind): WaitShape[] {
  const readings: Reading[] = []
  for (const decomposition of decompositions) addReadings(readings, decomposition, tile, false, noMelds)
  return waitShapes.filter(shape => readings.some(({wait}) => wait === shape))
}
