/**
 * The public functions of the engine that analyse, for whatever a program has at hand: a hand as text (`'234m345p'`), as a list of tiles or
 * as counts; melds as objects or as short text. Inside the engine a hand is counts, and these functions are not called.
 *
 * A wrong call throws an error that says what was expected. An impossible hand is not a wrong call: `analyse` returns
 * its problems, as `score` of `win.ts` does.
 */
import {analyse as analyseTiles, type Analysis} from '../analysis/analyse.js'
import {
  compositions as compositionsOfCounts,
  compositionsFromLowest as fromLowestOfCounts,
  type Composition
} from '../analysis/composition.js'
import {decompose as decomposeCounts, type Decomposition} from '../decompose/decompose.js'
import {discards as discardsOfCounts, type Discard} from '../analysis/discards.js'
import {
  assertFields,
  assertOptionValues,
  fieldsOfHand,
  fieldsOfOptions,
  type AnalysisInput,
  type HandInput
} from './fields.js'
import {meldsIn, type MeldInput} from './melds.js'
import {assertObject} from '../rules/complete-rules.js'
import {
  goodShape as goodShapeOfCounts,
  improvements as improvementsOfCounts,
  type Improvement
} from '../analysis/prospects.js'
import type {AnalysisOptions} from '../shanten/limits.js'
import {
  shanten as shantenOfCounts,
  shantenByForm as shantenByFormOfCounts,
  type ShantenByForm
} from '../shanten/shanten.js'
import {
  shapeGains as shapeGainsOfCounts,
  shapeSetUkeire as shapeSetUkeireOfCounts,
  shapeUkeire as shapeUkeireOfCounts,
  shapeWaits as shapeWaitsOfCounts
} from '../analysis/shape.js'
import {assertHandSize} from '../tile/size.js'
import type {TileCounts} from '../tile/index.js'
import {countsIn, tilesIn, type TilesInput} from '../tile/spelling.js'
import {ukeire as ukeireOfCounts, type Ukeire} from '../analysis/ukeire.js'
import {waits as waitsOfCounts, type Wait} from '../analysis/waits.js'

/**
 * Options with melds as objects and visible tiles as counts; the same object if nothing needs to change.
 *
 * @throws {TypeError} if they are not options, or have more melds than fit beside the tiles.
 */
function optionsOf(counts: TileCounts, options: AnalysisInput | undefined): AnalysisOptions | undefined {
  if (options === undefined) return undefined
  assertObject(options, "options such as `{melds: ['555z@2'], visible: '14m'}`")
  assertFields(options, fieldsOfOptions, 'options')
  assertOptionValues(options)
  const {melds, visible} = options
  const seen = visible === undefined ? undefined : countsIn(visible, 'visible')
  const objects = meldsIn(melds)
  if (objects) assertHandSize(counts, objects.length)
  // Values that need no change are passed on as they are: programs call these functions millions of times.
  if (seen === visible && objects === melds) return options as AnalysisOptions
  return {...options, melds: objects, visible: seen}
}

/**
 * The least shanten of the three forms: how many draws the hand is away from tenpai at best.
 *
 * @param hand
 *   Closed tiles: 13 or 14, less three for every meld; missing tiles count as melds.
 * @param options
 *   Melds, tiles in sight, three players (default: none).
 * @returns −1 for a complete hand, 0 for tenpai.
 * @throws {TypeError} if the number of tiles is not 3n+1 or 3n+2, or more than 14 with three for each meld.
 */
export function shanten(hand: TilesInput, options?: AnalysisInput): number {
  const counts = countsIn(hand, 'hand')
  return shantenOfCounts(counts, optionsOf(counts, options))
}

/**
 * Shanten of each form: four sets and a pair, seven pairs (七対子), thirteen orphans (国士無双).
 *
 * @returns `null` for a form that melds, or four norths put aside, rule out.
 * @throws {TypeError} if the number of tiles is not 3n+1 or 3n+2, or more than 14 with three for each meld.
 */
export function shantenByForm(hand: TilesInput, options?: AnalysisInput): ShantenByForm {
  const counts = countsIn(hand, 'hand')
  return shantenByFormOfCounts(counts, optionsOf(counts, options))
}

/**
 * What a hand of 3n+1 tiles accepts (受け入れ): the kinds that bring it closer, and how many tiles of each are left: four
 * less those in the hand, its melds and `visible`.
 *
 * @throws {TypeError} if the number of tiles is not 3n+1, or more than 13.
 */
export function ukeire(hand: TilesInput, options?: AnalysisInput): Ukeire {
  const counts = countsIn(hand, 'hand')
  return ukeireOfCounts(counts, optionsOf(counts, options))
}

/**
 * Every discard of a hand of 3n+2 tiles, in the order of the kinds: the shanten that it leaves, and what the hand then accepts.
 *
 * @throws {TypeError} if the number of tiles is not 3n+2, or more than 14.
 */
export function discards(hand: TilesInput, options?: AnalysisInput): Discard[] {
  const counts = countsIn(hand, 'hand')
  return discardsOfCounts(counts, optionsOf(counts, options))
}

/**
 * The waits of a hand of 3n+1 tiles, in the order of the kinds; empty if it is not tenpai. A tile is still a wait if
 * all four copies are visible elsewhere, but not if the hand and its melds contain all four, unless `shape` is set.
 *
 * @throws {TypeError} if the number of tiles is not 3n+1, or more than 13.
 */
export function waits(hand: TilesInput, options?: AnalysisInput): Wait[] {
  const counts = countsIn(hand, 'hand')
  return waitsOfCounts(counts, optionsOf(counts, options))
}

/**
 * The tiles that complete a shape, in the order of the kinds: `waits` for 3n + 1 tiles, sets alone for 3n + 2. A tile
 * does not count if the shape and its melds contain all four copies. Empty for 3n tiles, which no single tile
 * completes.
 *
 * @throws {TypeError} if there are more than 13 tiles.
 */
export function shapeWaits(shape: TilesInput, options?: AnalysisInput): Wait[] {
  const counts = countsIn(shape, 'shape')
  return shapeWaitsOfCounts(counts, optionsOf(counts, options))
}

/**
 * What a shape accepts: the tiles that bring it one tile closer to what it is to become, by a further set or a missing
 * pair. For 3n + 1 tiles that is `ukeire`.
 *
 * @returns `shanten` is one less than the number of missing tiles.
 * @throws {TypeError} if there are more than 13 tiles.
 */
export function shapeUkeire(shape: TilesInput, options?: AnalysisInput): Ukeire {
  const counts = countsIn(shape, 'shape')
  return shapeUkeireOfCounts(counts, optionsOf(counts, options))
}

/**
 * The same if a shape of 3n + 1 tiles is to become n + 1 sets, as in tables of shapes: the tiles that make a pair or a
 * part of a run with a tile outside the sets. 5m accepts 3m to 7m, and 1234m 1m to 6m.
 *
 * @throws {TypeError} if there are more than 13 tiles.
 */
export function shapeSetUkeire(shape: TilesInput, options?: AnalysisInput): Ukeire {
  const counts = countsIn(shape, 'shape')
  return shapeSetUkeireOfCounts(counts, optionsOf(counts, options))
}

/**
 * The same for a shape alone: tiles that give it one more set or, if it is to become sets and a pair, a pair besides
 * the same number of sets. Unlike `shapeUkeire` it does not consider what is lost by that: 23m55p accepts 5p.
 *
 * @throws {TypeError} if there are more than 13 tiles.
 */
export function shapeGains(shape: TilesInput, options?: AnalysisInput): Pick<Ukeire, 'tiles' | 'total'> {
  const counts = countsIn(shape, 'shape')
  return shapeGainsOfCounts(counts, optionsOf(counts, options))
}

/**
 * Share of good shapes: of the tiles that bring a 1-shanten hand to tenpai, those after which the best discard leaves a
 * wait on five or more unseen tiles.
 *
 * @returns a number from 0 to 1; `null` if the hand of 3n+1 tiles is not 1-shanten or accepts no tile.
 * @throws {TypeError} if the number of tiles is not 3n+1, or more than 13.
 */
export function goodShape(hand: TilesInput, options?: AnalysisInput): number | null {
  const counts = countsIn(hand, 'hand')
  return goodShapeOfCounts(counts, optionsOf(counts, options))
}

/**
 * The draws that improve a hand of 3n+1 tiles, in the order of the kinds.
 *
 * @throws {TypeError} if the number of tiles is not 3n+1, or more than 13.
 */
export function improvements(hand: TilesInput, options?: AnalysisInput): Improvement[] {
  const counts = countsIn(hand, 'hand')
  return improvementsOfCounts(counts, optionsOf(counts, options))
}

/**
 * All ways to read a complete closed hand as sets and a pair, or as one of the other forms; empty if it is not
 * complete.
 *
 * @throws {TypeError} if there are more than 14 tiles.
 */
export function decompose(hand: TilesInput): Decomposition[] {
  const counts = countsIn(hand, 'hand')
  assertHandSize(counts, 0)
  return decomposeCounts(counts)
}

/**
 * The best ways to divide closed tiles: every reading of a complete hand; otherwise all those that leave the fewest tiles
 * over, more sets before fewer.
 *
 * @param melds
 *   Melds besides the tiles; they follow the blocks of each way (default: none).
 * @throws {TypeError} if there are more than 14 tiles, three for each meld.
 */
export function compositions(hand: TilesInput, melds?: readonly MeldInput[]): Composition[] {
  return compositionsOfCounts(countsIn(hand, 'hand'), meldsIn(melds))
}

/**
 * Every way that is found by taking the lowest tile as a triplet, a run or the pair, each in turn, and leaving it over
 * only if none of these is possible. Of `12344566778999m` these are 123 456 678 999 with 4 and 7 left over, 123 456
 * 678 99 with 4, 7 and 9, and 123 44 567 678 999.
 *
 * @throws {TypeError} if there are more than 14 tiles.
 */
export function compositionsFromLowest(hand: TilesInput): Composition[] {
  return fromLowestOfCounts(countsIn(hand, 'hand'))
}

/**
 * Analyse a hand: shanten, and the waits and ukeire of 3n+1 tiles or every discard of 3n+2. An impossible hand is a
 * result.
 *
 * @throws {TypeError} if something given as tiles, a meld or an option is not one.
 */
export function analyse(given: HandInput): Analysis {
  assertObject(given, "a hand such as `{hand: '234m345p567s1122z'}`")
  assertFields(given, fieldsOfHand, 'a hand')
  assertOptionValues(given)
  const {hand, melds, visible} = given
  return analyseTiles({
    ...given,
    hand: tilesIn(hand, 'hand'),
    melds: meldsIn(melds),
    visible: visible === undefined ? undefined : tilesIn(visible, 'visible')
  })
}
