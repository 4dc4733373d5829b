/**
 * Shanten (向聴): how many draws a hand is away from tenpai at best.
 *
 * −1 is complete, 0 tenpai. A hand of 3n+1 tiles waits for a draw, one of 3n+2 for a discard; the number of melds
 * follows from the tiles missing from 13 or 14. Chiitoitsu and kokushi need all 13 or 14 in the closed hand.
 */
import type {TileCounts} from '../tile/index.js'
import {lacking, together} from './classes.js'
import {limitsOf, type AnalysisOptions, type Limits} from './limits.js'
import {partClass} from './parts.js'
import {chiitoitsuShanten, kokushiShanten, never, shantenOfChiitoitsu, shantenOfKokushi} from './special.js'
import {survey, type Survey} from './survey.js'

/** Shanten of the three forms; `null` where melds, or four norths put aside, rule a form out. */
export interface ShantenByForm {
  readonly standard: number
  readonly chiitoitsu: number | null
  readonly kokushi: number | null
  /** The least of them. */
  readonly best: number
}

/**
 * The least shanten of the three forms.
 *
 * @param counts
 *   Counts of the closed hand, at most four of a kind.
 * @throws {TypeError} if the number of tiles is not 3n+1 or 3n+2, or more than 14.
 */
export function shanten(counts: TileCounts, options?: AnalysisOptions): number {
  const hand = survey(counts)
  const limits = limitsOf(options)
  const standard = standardShanten(counts, hand, limits)
  if (hand.tiles < 13) return standard
  if (limits === null) {
    const chiitoitsu = chiitoitsuShanten(hand.kinds, hand.pairs)
    return Math.min(standard, chiitoitsu, kokushiShanten(hand.outerKinds, hand.outerPairs))
  }
  return Math.min(standard, shantenOfChiitoitsu(counts, hand, limits), shantenOfKokushi(hand, limits))
}

/**
 * Shanten of each form.
 *
 * @throws {TypeError} if the number of tiles is not 3n+1 or 3n+2, or more than 14.
 */
export function shantenByForm(counts: TileCounts, options?: AnalysisOptions): ShantenByForm {
  const hand = survey(counts)
  const limits = limitsOf(options)
  const standard = standardShanten(counts, hand, limits)
  if (hand.tiles < 13) return {standard, chiitoitsu: null, kokushi: null, best: standard}
  const chiitoitsu = shantenOfChiitoitsu(counts, hand, limits)
  const kokushi = shantenOfKokushi(hand, limits)
  const best = Math.min(standard, chiitoitsu, kokushi)
  return {standard, chiitoitsu, kokushi: kokushi === never ? null : kokushi, best}
}

function standardShanten(counts: TileCounts, hand: Survey, limits: Limits | null): number {
  const manPin = together(partClass(counts, 0, hand.man, limits), partClass(counts, 1, hand.pin, limits))
  const souHonors = together(
    partClass(counts, 2, hand.sou, limits),
    partClass(counts, 3, hand.honors, limits)
  )
  return lacking(manPin, souHonors, (hand.tiles / 3) | 0) - 1
}
