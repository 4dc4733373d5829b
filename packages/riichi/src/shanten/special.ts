/**
 * Shanten of the two special forms: chiitoitsu (七対子) and kokushi (国士無双), of thirteen or fourteen closed tiles.
 *
 * A kind cannot become a pair if the hand can have only one copy: a single north when the other three are put aside.
 * If no north is left, kokushi is impossible.
 */
import type {TileCounts} from '../tile/index.js'
import {northKind} from '../tile/sanma.js'
import type {Limits} from './limits.js'
import type {Survey} from './survey.js'

/** Shanten of a form that is ruled out. */
export const never = 99

/** Kinds of a hand that can become pairs, and those that are pairs. */
export interface Pairable {
  readonly kinds: number
  readonly pairs: number
}

/** Shanten of chiitoitsu for thirteen or fourteen tiles: four of a kind are one pair, not two. */
export function chiitoitsuShanten(kinds: number, pairs: number): number {
  return 6 - pairs + (kinds < 7 ? 7 - kinds : 0)
}

/** Shanten of kokushi for thirteen or fourteen tiles. */
export function kokushiShanten(outerKinds: number, outerPairs: number): number {
  return 13 - outerKinds - (outerPairs > 0 ? 1 : 0)
}

/** What counts for chiitoitsu in a hand. */
export function pairableOf(counts: TileCounts, hand: Survey, limits: Limits | null): Pairable {
  if (limits === null) return hand
  let kinds = 0
  let pairs = 0
  for (let kind = 0; kind < 34; kind++) {
    if (counts[kind] === 0 || !isPairable(kind, limits)) continue
    kinds++
    if (counts[kind]! > 1) pairs++
  }
  return {kinds, pairs}
}

/** Whether two copies of a kind can ever be in the closed hand. */
export function isPairable(kind: number, limits: Limits | null): boolean {
  return limits === null || limits.copies[kind]! > 1
}

/** Whether no north is put aside, or one is left for kokushi. */
export function isKokushiPossible(limits: Limits | null): boolean {
  return limits === null || limits.copies[northKind]! > 0
}

/** Shanten of chiitoitsu within the limits. */
export function shantenOfChiitoitsu(counts: TileCounts, hand: Survey, limits: Limits | null): number {
  const {kinds, pairs} = pairableOf(counts, hand, limits)
  return chiitoitsuShanten(kinds, pairs)
}

/** Shanten of kokushi within the limits; `never` if it is out of reach. */
export function shantenOfKokushi({outerKinds, outerPairs}: Survey, limits: Limits | null): number {
  return isKokushiPossible(limits) ? kokushiShanten(outerKinds, outerPairs) : never
}
