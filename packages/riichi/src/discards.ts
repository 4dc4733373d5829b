/**
 * Discards (何切る): what every discard of a hand of 3n+2 tiles leaves.
 */
import type {TileCounts, TileKind} from './tile/index.js'
import {lacking, together} from './shanten/classes.js'
import {limitsOf, partOf, type AnalysisOptions, type Limits} from './shanten/limits.js'
import {partClass, partClassesWithOneMore} from './shanten/parts.js'
import {
  chiitoitsuShanten,
  isKokushiPossible,
  isPairable,
  kokushiShanten,
  never,
  pairableOf
} from './shanten/special.js'
import {isOuter, keyOfOne, survey} from './shanten/survey.js'
import {noTiles} from './noTiles.js'
import {acceptForChiitoitsu, acceptForKokushi, acceptInPart, leftOf, type Ukeire} from './ukeire.js'

/** One discard, and what the hand accepts after it. The discarded tile itself is not left to draw. */
export interface Discard extends Ukeire {
  readonly tile: TileKind
}

/**
 * Every discard of a hand of 3n+2 tiles, in the order of the kinds.
 *
 * @throws {TypeError} if the number of tiles is not 3n+2, or more than 14.
 */
export function discards(counts: TileCounts, options?: AnalysisOptions): Discard[] {
  return discardsOf(leftOf(counts, options), counts, limitsOf(options))
}

/**
 * Every discard, given how many tiles of each kind are left.
 *
 * @param most
 *   Discards that leave a greater shanten are left out, and nothing is counted for them (default: none is).
 * @throws {TypeError} if the number of tiles is not 3n+2, or more than 14.
 */
export function discardsOf(
  left: TileCounts,
  counts: TileCounts,
  limits: Limits | null,
  most: number = never
): Discard[] {
  const hand = survey(counts)
  if (hand.tiles % 3 !== 2) throw new TypeError(`Expected a hand of 3n+2 tiles, got ${hand.tiles}`)
  const melds = (hand.tiles / 3) | 0
  const isWhole = hand.tiles === 14
  const pairable = pairableOf(counts, hand, limits)
  const hasKokushi = isWhole && isKokushiPossible(limits)
  const keys = [hand.man, hand.pin, hand.sou, hand.honors]
  const pairs = pairsOf(counts, keys, limits)
  const more = noTiles()
  let isRead = false
  const moreWithout = noTiles()
  const without = Array.from(counts)
  const result: Discard[] = []
  for (let tile = 0; tile < 34; tile++) {
    const count = counts[tile]!
    if (count === 0) continue
    without[tile] = count - 1
    const part = partOf(tile)
    const key = keys[part]! - keyOfOne[tile]!
    const own = partClass(without, part, key, limits)
    const rest = pairs[part * 5]!
    const standard = lacking(rest, own, melds) - 1
    const lastOuter = isOuter[tile] && count === 1 ? 1 : 0
    const isOfPairs = isPairable(tile, limits)
    const kinds = pairable.kinds - (isOfPairs && count === 1 ? 1 : 0)
    const ownPairs = pairable.pairs - (isOfPairs && count === 2 ? 1 : 0)
    const outerPairs = hand.outerPairs - (isOuter[tile] && count === 2 ? 1 : 0)
    const chiitoitsu = isWhole ? chiitoitsuShanten(kinds, ownPairs) : never
    const kokushi = hasKokushi ? kokushiShanten(hand.outerKinds - lastOuter, outerPairs) : never
    const shanten = Math.min(standard, chiitoitsu, kokushi)
    if (shanten > most) {
      without[tile] = count
      continue
    }
    const tiles = noTiles()
    let total = 0
    if (standard === shanten) {
      if (!isRead) {
        for (let other = 0; other < 4; other++)
          partClassesWithOneMore(counts, other, keys[other]!, limits, more)
        isRead = true
      }
      partClassesWithOneMore(without, part, key, limits, moreWithout)
      for (let other = 0; other < 4; other++) {
        total +=
          other === part
            ? acceptInPart(tiles, left, moreWithout, other, rest, melds, standard)
            : acceptInPart(tiles, left, more, other, together(own, pairs[part * 4 + other]!), melds, standard)
      }
    }
    if (chiitoitsu === shanten) total += acceptForChiitoitsu(tiles, left, without, kinds, limits)
    if (kokushi === shanten) total += acceptForKokushi(tiles, left, without, outerPairs)
    result.push({tile, shanten, tiles, total})
    without[tile] = count
  }
  return result
}

/** At `a * 4 + b`: the class of the two parts that are neither `a` nor `b`; at `a * 5`, of the three that are not `a`. */
function pairsOf(counts: TileCounts, keys: readonly number[], limits: Limits | null): number[] {
  const man = partClass(counts, 0, keys[0]!, limits)
  const pin = partClass(counts, 1, keys[1]!, limits)
  const sou = partClass(counts, 2, keys[2]!, limits)
  const honors = partClass(counts, 3, keys[3]!, limits)
  const manPin = together(man, pin)
  const manSou = together(man, sou)
  const manHonors = together(man, honors)
  const pinSou = together(pin, sou)
  const pinHonors = together(pin, honors)
  const souHonors = together(sou, honors)
  // prettier-ignore
  return [
    together(pin, souHonors), souHonors, pinHonors, pinSou,
    souHonors, together(man, souHonors), manHonors, manSou,
    pinHonors, manHonors, together(manPin, honors), manPin,
    pinSou, manSou, manPin, together(manPin, sou)
  ]
}
