/**
 * Ukeire (受け入れ): the tiles that bring a hand one step closer, and how many of them are left.
 */
import {countTiles, type TileCounts} from '../tile/index.js'
import {northKind} from '../tile/sanma.js'
import {noTiles} from '../tile/no-tiles.js'
import {lacking, tightAims, together} from '../shanten/classes.js'
import {newKind, newOuter, newOuterPair, newPair, readPart} from '../shanten/gains.js'
import {sanmaCopies} from '../tile/sanma.js'
import {limitsOf, type AnalysisOptions, type Limits} from '../shanten/limits.js'
import {chiitoitsuShanten, never, pairableOf, shantenOfKokushi} from '../shanten/special.js'
import {survey} from '../shanten/survey.js'

export interface Ukeire {
  /** Shanten of the hand as it is: the least of the three forms. */
  readonly shanten: number
  /** Tiles left of every kind that lowers the shanten, by kind; 0 for all other kinds. */
  readonly tiles: TileCounts
  /** Sum of `tiles`. */
  readonly total: number
}

/**
 * What a hand of 3n+1 tiles accepts.
 *
 * Tiles are left if they are neither in the hand nor in the melds and the visible tiles of the options. A kind without
 * any tile left is not accepted; use `waits` to see whether it would be a wait.
 *
 * @throws {TypeError} if the number of tiles is not 3n+1, or more than 13.
 */
export function ukeire(counts: TileCounts, options?: AnalysisOptions): Ukeire {
  return acceptedOf(leftOf(counts, options), counts, limitsOf(options))
}

/**
 * What a hand accepts, given how many tiles of each kind are left.
 *
 * @throws {TypeError} if the number of tiles is not 3n+1, or more than 13.
 */
export function acceptedOf(left: TileCounts, counts: TileCounts, limits: Limits | null): Ukeire {
  const hand = survey(counts)
  if (hand.tiles % 3 !== 1) throw new TypeError(`Expected a hand of 3n+1 tiles, got ${hand.tiles}`)
  const melds = (hand.tiles / 3) | 0
  const gains = noTiles()
  const man = readPart(counts, 0, hand.man, limits, gains)
  const pin = readPart(counts, 1, hand.pin, limits, gains)
  const sou = readPart(counts, 2, hand.sou, limits, gains)
  const honors = readPart(counts, 3, hand.honors, limits, gains)
  const manPin = together(man, pin)
  const souHonors = together(sou, honors)
  const standard = lacking(manPin, souHonors, melds) - 1
  const isWhole = hand.tiles === 13
  const pairable = limits === null ? hand : pairableOf(counts, hand, limits)
  const chiitoitsu = isWhole ? chiitoitsuShanten(pairable.kinds, pairable.pairs) : never
  const kokushi = isWhole ? shantenOfKokushi(hand, limits) : never
  const shanten = Math.min(standard, chiitoitsu, kokushi)
  const special =
    (chiitoitsu === shanten ? chiitoitsuAims(pairable.kinds) : 0) |
    (kokushi === shanten ? kokushiAims(hand.outerPairs) : 0)
  const aims = (own: number, rest: number): number =>
    standard === shanten ? special | tightAims(own, rest, melds) : special
  const tiles = noTiles()
  let total = acceptInPart(tiles, left, gains, 0, aims(man, together(pin, souHonors)))
  total += acceptInPart(tiles, left, gains, 1, aims(pin, together(man, souHonors)))
  total += acceptInPart(tiles, left, gains, 2, aims(sou, together(manPin, honors)))
  total += acceptInPart(tiles, left, gains, 3, aims(honors, together(manPin, sou)))
  return {shanten, tiles, total}
}

/** Accept the kinds of one part that gain one of the aims. @returns tiles that this adds */
export function acceptInPart(
  tiles: number[],
  left: TileCounts,
  gains: readonly number[],
  part: number,
  aims: number
): number {
  const end = part === 3 ? 34 : part * 9 + 9
  let total = 0
  for (let kind = part * 9; kind < end; kind++) {
    // All ones if the kind gains an aim: a branch here would be unpredictable.
    const mask = -(gains[kind]! & aims) >> 31
    total += tiles[kind] = left[kind]! & mask
  }
  return total
}

/** What chiitoitsu wants: pairs, and new kinds while there are fewer than seven. */
export const chiitoitsuAims = (kinds: number): number => (kinds < 7 ? newPair | newKind : newPair)

/** What kokushi wants: missing terminals and honors, and a pair of them if there is none yet. */
export const kokushiAims = (outerPairs: number): number =>
  outerPairs === 0 ? newOuter | newOuterPair : newOuter

const none: TileCounts = noTiles()

/** How many tiles of each kind are left: not in the hand, in melds, among the visible tiles or put aside. */
export function leftOf(counts: TileCounts, options: AnalysisOptions | undefined): number[] {
  const left = noTiles()
  if (options === undefined) {
    for (let kind = 0; kind < 34; kind++) left[kind] = 4 - counts[kind]!
    return left
  }
  const melds =
    options.melds && options.melds.length > 0 ? countTiles(options.melds.flatMap(meld => meld.tiles)) : none
  const visible = options.visible ?? none
  for (let kind = 0; kind < 34; kind++) {
    const count = 4 - counts[kind]! - melds[kind]! - visible[kind]!
    left[kind] = count > 0 ? count : 0
  }
  if (options.sanma) for (let kind = 0; kind < 34; kind++) if (sanmaCopies[kind] === 0) left[kind] = 0
  if (options.kita) left[northKind] = Math.max(0, left[northKind]! - options.kita)
  return left
}
