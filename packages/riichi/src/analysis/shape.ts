/**
 * Shapes (形): tiles that are part of a hand, and what completes or improves them.
 *
 * What a shape is to become follows from its number of tiles: 3n + 1 become n sets and a pair, 3n + 2 become n + 1
 * sets, 3n are n sets with a tile or two out of place. So 34m waits for 2m and 5m as in any table of waits, 23456m for
 * 1m, 4m and 7m, and 334m accepts 2m, 3m and 5m.
 */
import type {TileCounts} from '../tile/index.js'
import {decomposeSets} from '../decompose/decompose.js'
import {lacking, lackingSets, together} from '../shanten/classes.js'
import {limitedClass} from '../shanten/suit-limits.js'
import {limitsOf, partOf, type AnalysisOptions} from '../shanten/limits.js'
import {sizeOf} from '../tile/size.js'
import {allCopies} from '../tile/sanma.js'
import {leftOf, ukeire, type Ukeire} from './ukeire.js'
import {shapesOf, waits, type Wait} from './waits.js'

const MOST_TILES = 13

/**
 * The tiles that complete a shape, in the order of the kinds: `waits` for 3n + 1 tiles, sets alone for 3n + 2. A tile
 * does not count if the shape and its melds contain all four copies. Empty for 3n tiles, which no single tile
 * completes.
 *
 * @throws {TypeError} if there are more than 13 tiles.
 */
export function shapeWaits(counts: TileCounts, options?: AnalysisOptions): Wait[] {
  const tiles = tilesIn(counts)
  if (tiles % 3 === 1) return waits(counts, options)
  const part = tiles % 3 === 2 ? unevenPart(counts) : null
  if (part === null) return []
  const copies = limitsOf(options)?.copies ?? allCopies
  const complete = counts.slice()
  const found: Wait[] = []
  for (let tile = part * 9; tile < Math.min(34, part * 9 + 9); tile++) {
    if (counts[tile]! >= copies[tile]!) continue
    complete[tile]! += 1
    const sets = decomposeSets(complete)
    if (sets.length > 0) found.push({tile, shapes: shapesOf(sets, tile)})
    complete[tile]! -= 1
  }
  return found
}

/** The one part (0–2 a suit, 3 honors) that lacks a tile to consist of whole sets; `null` if more than one does. */
function unevenPart(counts: TileCounts): number | null {
  const sizes = [0, 0, 0, 0]
  for (let kind = 0; kind < 34; kind++) sizes[partOf(kind)]! += counts[kind]!
  const uneven = [0, 1, 2, 3].filter(part => sizes[part]! % 3 > 0)
  return uneven.length === 1 ? uneven[0]! : null
}

/**
 * What a shape accepts: the tiles that bring it one tile closer to what it is to become, by a further set or a missing
 * pair. For 3n + 1 tiles that is `ukeire`.
 *
 * @returns `shanten` is one less than the number of missing tiles.
 * @throws {TypeError} if there are more than 13 tiles.
 */
export function shapeUkeire(counts: TileCounts, options?: AnalysisOptions): Ukeire {
  return tilesIn(counts) % 3 === 1 ? ukeire(counts, options) : shapeSetUkeire(counts, options)
}

/**
 * The same if a shape of 3n + 1 tiles is to become n + 1 sets, as in tables of shapes: the tiles that make a pair or a
 * part of a run with a tile outside the sets. 5m accepts 3m to 7m, and 1234m 1m to 6m.
 *
 * @throws {TypeError} if there are more than 13 tiles.
 */
export function shapeSetUkeire(counts: TileCounts, options?: AnalysisOptions): Ukeire {
  const sets = Math.ceil(tilesIn(counts) / 3)
  const lacks = (parts: Parts) => lackingSets(parts[0], parts[1], sets)
  const now = lacks(partsOf(counts, options, -1))
  const isCloser = (parts: Parts) => lacks(parts) < now
  return {shanten: now - 1, ...accepted(counts, options, isCloser)}
}

/**
 * The same for a shape alone: tiles that give it one more set or, if it is to become sets and a pair, a pair besides
 * the same number of sets. Unlike `shapeUkeire` it does not consider what is lost by that: 23m55p accepts 5p.
 *
 * @throws {TypeError} if there are more than 13 tiles.
 */
export function shapeGains(counts: TileCounts, options?: AnalysisOptions): Pick<Ukeire, 'tiles' | 'total'> {
  const parts = partsOf(counts, options, -1)
  const sets = setsIn(parts)
  const wantsPair = tilesIn(counts) % 3 === 1 && lacking(parts[0], parts[1], sets) > 0
  return accepted(
    counts,
    options,
    more => setsIn(more) > sets || (wantsPair && lacking(more[0], more[1], sets) === 0)
  )
}

/** Classes of the first two parts and of the last two. */
type Parts = readonly [number, number]

/** The classes of a shape with one more tile of a kind, or of the shape as it is (-1). */
function partsOf(counts: TileCounts, options: AnalysisOptions | undefined, drawn: number): Parts {
  const copies = limitsOf(options)?.copies ?? allCopies
  const classIn = (part: number) => limitedClass(counts, copies, part * 9, drawn)
  return [together(classIn(0), classIn(1)), together(classIn(2), classIn(3))]
}

/** The largest number of sets that a shape already contains. */
function setsIn(parts: Parts): number {
  let sets = 4
  while (lackingSets(parts[0], parts[1], sets) > 0) sets--
  return sets
}

function accepted(
  counts: TileCounts,
  options: AnalysisOptions | undefined,
  isAccepted: (parts: Parts) => boolean
): Pick<Ukeire, 'tiles' | 'total'> {
  const left = leftOf(counts, options)
  const tiles = left.map((count, kind) =>
    count > 0 && isAccepted(partsOf(counts, options, kind)) ? count : 0
  )
  return {tiles, total: sizeOf(tiles)}
}

function tilesIn(counts: TileCounts): number {
  const tiles = sizeOf(counts)
  if (tiles > MOST_TILES) throw new TypeError(`Expected a shape of at most ${MOST_TILES} tiles, got ${tiles}`)
  return tiles
}
