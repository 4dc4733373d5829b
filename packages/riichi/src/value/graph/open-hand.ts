/**
 * One hand opened for work: its counts, and the shanten with one tile more or less.
 *
 * There is one such object for a graph; every hand is opened in it in turn.
 */
import {noTiles} from '../../tile/no-tiles.js'
import {lacking, together} from '../../shanten/classes.js'
import type {Limits} from '../../shanten/limits.js'
import {partClass, partClassesWithOneMore} from '../../shanten/parts.js'
import {chiitoitsuShanten, isKokushiPossible, isPairable, kokushiShanten} from '../../shanten/special.js'
import {isOuter, keyOfOne} from '../../shanten/survey.js'
import {RED_BIT, RIICHI_BIT, type States} from './states.js'

const redMask = (1 << (RIICHI_BIT - RED_BIT)) - 1
const honorsMask = (1 << RED_BIT) - 1

export interface OpenHand {
  readonly limits: Limits | null
  /** Melds that the closed tiles make: 4 without melds on the table. */
  readonly melds: number
  /** Whether nothing is melded: chiitoitsu and kokushi are possible. */
  readonly isWhole: boolean
  readonly hasKokushi: boolean
  readonly counts: number[]
  /** Key of each part: man, pin, sou, honors. */
  readonly keys: number[]
  /** Class of each part, and of the three others together. */
  readonly classes: number[]
  readonly rests: number[]
  /** Class of the part of a kind with one tile more of it. */
  readonly more: number[]
  /** Red fives of each suit, two bits each. */
  reds: number
  isRiichi: boolean
  kinds: number
  pairs: number
  outerKinds: number
  outerPairs: number
}

/** An object with no hand opened yet, for hands with this number of closed tiles. */
export function openHand(tiles: number, limits: Limits | null): OpenHand {
  return {
    limits,
    melds: (tiles / 3) | 0,
    isWhole: tiles > 12,
    hasKokushi: tiles > 12 && isKokushiPossible(limits),
    counts: noTiles(),
    keys: [0, 0, 0, 0],
    classes: [0, 0, 0, 0],
    rests: [0, 0, 0, 0],
    more: noTiles(),
    reds: 0,
    isRiichi: false,
    kinds: 0,
    pairs: 0,
    outerKinds: 0,
    outerPairs: 0
  }
}

/** Open a state. */
export function openState(hand: OpenHand, states: States, at: number): void {
  const {keys, classes, rests, counts, limits} = hand
  const rest = states.rest[at]!
  keys[0] = states.man[at]!
  keys[1] = states.pin[at]!
  keys[2] = states.sou[at]!
  keys[3] = rest & honorsMask
  hand.reds = (rest >> RED_BIT) & redMask
  hand.isRiichi = rest >> RIICHI_BIT === 1
  countTilesOf(hand)
  for (let part = 0; part < 4; part++) classes[part] = partClass(counts, part, keys[part]!, limits)
  const manPin = together(classes[0]!, classes[1]!)
  const souHonors = together(classes[2]!, classes[3]!)
  rests[0] = together(classes[1]!, souHonors)
  rests[1] = together(classes[0]!, souHonors)
  rests[2] = together(manPin, classes[3]!)
  rests[3] = together(manPin, classes[2]!)
}

/** Read the counts from the keys, and what the special forms need of them. */
function countTilesOf(hand: OpenHand): void {
  const {keys, counts, limits} = hand
  let kinds = 0
  let pairs = 0
  let outerKinds = 0
  let outerPairs = 0
  for (let part = 0; part < 4; part++) {
    const end = part === 3 ? 34 : part * 9 + 9
    let key = keys[part]!
    for (let kind = part * 9; kind < end; kind++) {
      const left = (key / 5) | 0
      const count = key - left * 5
      key = left
      counts[kind] = count
      if (count === 0) continue
      if (limits === null || isPairable(kind, limits)) {
        kinds++
        if (count > 1) pairs++
      }
      if (isOuter[kind]) {
        outerKinds++
        if (count > 1) outerPairs++
      }
    }
  }
  hand.kinds = kinds
  hand.pairs = pairs
  hand.outerKinds = outerKinds
  hand.outerPairs = outerPairs
}

/** Shanten of the hand as it is. */
export function shantenAsIs(hand: OpenHand): number {
  const standard = lacking(hand.rests[0]!, hand.classes[0]!, hand.melds) - 1
  return hand.isWhole ? leastForm(hand, standard, 0, 0, 0, 0) : standard
}

/** Read the classes of a part with one tile more, for `shantenWith`. */
export function readMore(hand: OpenHand, part: number): void {
  partClassesWithOneMore(hand.counts, part, hand.keys[part]!, hand.limits, hand.more)
}

/** Shanten with one more tile of a kind; `readMore` has read its part. */
export function shantenWith(hand: OpenHand, part: number, kind: number): number {
  const standard = lacking(hand.rests[part]!, hand.more[kind]!, hand.melds) - 1
  if (!hand.isWhole) return standard
  const count = hand.counts[kind]!
  const isNew = count === 0 ? 1 : 0
  const isPair = count === 1 ? 1 : 0
  const pairable = isPairable(kind, hand.limits) ? 1 : 0
  const outer = isOuter[kind] ? 1 : 0
  return leastForm(hand, standard, pairable & isNew, pairable & isPair, outer & isNew, outer & isPair)
}

/** Shanten with one tile of a kind less. */
export function shantenWithout(hand: OpenHand, part: number, kind: number): number {
  const {counts, keys, limits} = hand
  const count = counts[kind]!
  counts[kind] = count - 1
  const own = partClass(counts, part, keys[part]! - keyOfOne[kind]!, limits)
  counts[kind] = count
  const standard = lacking(hand.rests[part]!, own, hand.melds) - 1
  if (!hand.isWhole) return standard
  const isLast = count === 1 ? -1 : 0
  const isPair = count === 2 ? -1 : 0
  const pairable = isPairable(kind, limits)
  const outer = isOuter[kind]!
  return leastForm(
    hand,
    standard,
    pairable ? isLast : 0,
    pairable ? isPair : 0,
    outer ? isLast : 0,
    outer ? isPair : 0
  )
}

/**
 * The least shanten of the forms, with the given numbers of additional kinds, pairs and outer ones. The parameters are
 * numbers, not an object: this runs for each tile of each hand.
 */
function leastForm(
  hand: OpenHand,
  standard: number,
  kinds: number,
  pairs: number,
  outerKinds: number,
  outerPairs: number
): number {
  const chiitoitsu = chiitoitsuShanten(hand.kinds + kinds, hand.pairs + pairs)
  const least = chiitoitsu < standard ? chiitoitsu : standard
  if (!hand.hasKokushi) return least
  const kokushi = kokushiShanten(hand.outerKinds + outerKinds, hand.outerPairs + outerPairs)
  return kokushi < least ? kokushi : least
}
