/**
 * Graph: which hands can follow which, from one hand that is about to discard.
 *
 * Two sorts of states take turns: hands that wait for a draw, and hands that are about to discard. Everything is in typed
 * arrays: a hand is a number, and no object is made for it.
 */
import {isFive, type Wall} from './wall.js'
import {keyOfOne} from '../shanten/survey.js'
import {addLink, addWin, linksByWaiting, noLinks, type LinksByWaiting} from './links.js'
import {
  openHand,
  openState,
  readMore,
  shantenAsIs,
  shantenWith,
  shantenWithout,
  type OpenHand
} from './open-hand.js'
import type {Limits} from '../shanten/limits.js'
import {noStates, RED_BIT, RIICHI_BIT, stateOf, type States} from './states.js'
import type {Worth} from './worth.js'

export interface Graph {
  readonly waiting: States
  readonly discarding: States
  readonly draws: LinksByWaiting
  readonly wins: LinksByWaiting
  /** What the starting hand discards: a face (0–33 kinds, 34–36 red fives), and the hand that then waits. */
  readonly firsts: readonly {readonly face: number; readonly waiting: number}[]
}

/** The starting hand, and what is followed. */
export interface GraphStart {
  /** Closed tiles by kind, 3n+2 of them. */
  readonly counts: readonly number[]
  /** Red fives among them, by suit. */
  readonly reds: readonly number[]
  /** Whether no meld was called: who discards into tenpai is then in riichi. */
  readonly isClosed: boolean
  readonly limits: Limits | null
  readonly wall: Wall
  /** Follow draws that bring the hand no closer (手替わり). */
  readonly handChange: boolean
  /** Follow discards that take the hand farther away (向聴戻し). */
  readonly shantenBack: boolean
  /** More hands than this are not followed. */
  readonly mostStates: number
}

/** All hands that can follow; `null` if there are more than `mostStates`. */
export function graphFrom(start: GraphStart, worth: Worth): Graph | null {
  const {counts, reds, wall, mostStates} = start
  const waiting = noStates()
  const discarding = noStates()
  const draws = noLinks()
  const wins = noLinks()
  const firsts: {face: number; waiting: number}[] = []
  const hand = openHand(
    counts.reduce((sum, count) => sum + count, 0),
    start.limits
  )
  const [man, pin, sou, honors] = [0, 9, 18, 27].map(first => keyOf(counts, first))
  const redBits = reds[0]! | (reds[1]! << 2) | (reds[2]! << 4)
  stateOf(discarding, man!, pin!, sou!, honors! | (redBits << RED_BIT), 0, 0)
  openState(hand, discarding, 0)
  const startShanten = (discarding.shanten[0] = shantenAsIs(hand))

  /** Copies of a tile in the open hand and in the starting hand: red fives are tiles of their own. */
  const ownOf = (part: number, kind: number, isRed: boolean): number =>
    isRed ? redsIn(hand, part) : hand.counts[kind]! - (isFive(kind) ? redsIn(hand, part) : 0)
  const hadOf = (part: number, kind: number, isRed: boolean): number =>
    isRed ? reds[part]! : counts[kind]! - (isFive(kind) ? reds[part]! : 0)

  /** Whether a hand is near enough to the starting hand for draws and discards that do not bring it closer. */
  const isNear = (distance: number, shanten: number): boolean => distance + shanten < startShanten + 1

  const followDraw = (from: number, part: number, kind: number, isRed: boolean, weight: number): void => {
    const {keys} = hand
    const one = keyOfOne[kind]!
    const shanten = drawnShanten
    const distance = waiting.distance[from]! + (ownOf(part, kind, isRed) >= hadOf(part, kind, isRed) ? 1 : 0)
    const bits = isRed ? hand.reds + (1 << (part * 2)) : hand.reds
    const to = stateOf(
      discarding,
      part === 0 ? keys[0]! + one : keys[0]!,
      part === 1 ? keys[1]! + one : keys[1]!,
      part === 2 ? keys[2]! + one : keys[2]!,
      (part === 3 ? keys[3]! + one : keys[3]!) | (bits << RED_BIT) | (Number(hand.isRiichi) << RIICHI_BIT),
      distance,
      shanten
    )
    if (shanten >= 0) return addLink(draws, from, to, weight)
    hand.counts[kind]! += 1
    const points = worth(hand.counts, kind, redsInHand(bits), hand.isRiichi)
    hand.counts[kind]! -= 1
    addWin(wins, from, to, weight, points)
  }
  let drawnShanten = 0

  const followDraws = (at: number): void => {
    openState(hand, waiting, at)
    const shanten = waiting.shanten[at]!
    const isAll = start.handChange && !hand.isRiichi && isNear(waiting.distance[at]!, shanten)
    for (let part = 0; part < 4; part++) {
      readMore(hand, part)
      const end = part === 3 ? 34 : part * 9 + 9
      for (let kind = part * 9; kind < end; kind++) {
        const left = wall.copies[kind]! - hand.counts[kind]!
        if (left <= 0) continue
        drawnShanten = shantenWith(hand, part, kind)
        if (drawnShanten >= shanten && !isAll) continue
        const reds = isFive(kind) ? Math.max(0, wall.reds[part]! - redsIn(hand, part)) : 0
        if (left > reds) followDraw(at, part, kind, false, left - reds)
        if (reds > 0) followDraw(at, part, kind, true, reds)
      }
    }
  }

  const followDiscard = (from: number, part: number, kind: number, isRed: boolean, shanten: number): void => {
    const {keys} = hand
    const one = keyOfOne[kind]!
    const own = ownOf(part, kind, isRed)
    const distance = discarding.distance[from]! - (own > hadOf(part, kind, isRed) ? 1 : 0)
    const bits = isRed ? hand.reds - (1 << (part * 2)) : hand.reds
    const isRiichi = hand.isRiichi || (start.isClosed && shanten === 0)
    const to = stateOf(
      waiting,
      part === 0 ? keys[0]! - one : keys[0]!,
      part === 1 ? keys[1]! - one : keys[1]!,
      part === 2 ? keys[2]! - one : keys[2]!,
      (part === 3 ? keys[3]! - one : keys[3]!) | (bits << RED_BIT) | (Number(isRiichi) << RIICHI_BIT),
      distance,
      shanten
    )
    if (from === 0) firsts.push({face: isRed ? 34 + part : kind, waiting: to})
    const before = discarding.shanten[from]!
    // The draw that takes the discard back is found from the other side, except where it is not followed from there.
    const isNewRiichi = isRiichi && !hand.isRiichi
    const isFollowed = shanten > before || (start.handChange && !isRiichi && isNear(distance, shanten))
    if (before < 0 || (isFollowed && !isNewRiichi)) return
    const seen = isFive(kind) && isRed ? wall.reds[part]! - own : plainLeft(wall, part, kind) - own
    if (seen + 1 > 0) addLink(draws, to, from, seen + 1)
  }

  const followDiscards = (at: number): void => {
    openState(hand, discarding, at)
    const shanten = discarding.shanten[at]!
    const isAll = start.shantenBack && !hand.isRiichi && isNear(discarding.distance[at]!, shanten)
    // A complete hand that is discarded from is tenpai again.
    const kept = at === 0 && shanten < 0 ? 0 : shanten
    for (let kind = 0; kind < 34; kind++) {
      if (hand.counts[kind] === 0) continue
      const part = (kind / 9) | 0
      const after = shantenWithout(hand, part, kind)
      if (after > kept && !isAll) continue
      const reds = isFive(kind) ? redsIn(hand, part) : 0
      if (hand.counts[kind]! > reds) followDiscard(at, part, kind, false, after)
      if (reds > 0) followDiscard(at, part, kind, true, after)
    }
  }

  let doneDiscarding = 0
  let doneWaiting = 0
  while (doneDiscarding < discarding.count || doneWaiting < waiting.count) {
    if (waiting.count + discarding.count > mostStates) return null
    if (doneDiscarding < discarding.count) followDiscards(doneDiscarding++)
    else followDraws(doneWaiting++)
  }
  return {
    waiting,
    discarding,
    draws: linksByWaiting(draws, waiting.count),
    wins: linksByWaiting(wins, waiting.count),
    firsts: firsts.toSorted((a, b) => a.face - b.face)
  }
}

/** Red fives of a suit in the open hand. */
function redsIn(hand: OpenHand, suit: number): number {
  return (hand.reds >> (suit * 2)) & 3
}

/** Red fives of all suits, of two bits each. */
function redsInHand(bits: number): number {
  return (bits & 3) + ((bits >> 2) & 3) + (bits >> 4)
}

/** Copies of a kind in the wall that are no red fives, the hand's own among them. */
function plainLeft(wall: Wall, part: number, kind: number): number {
  return wall.copies[kind]! - (isFive(kind) ? wall.reds[part]! : 0)
}

/** Counts of a part as one number to base 5. */
function keyOf(counts: readonly number[], first: number): number {
  let key = 0
  for (let kind = Math.min(first + 9, 34) - 1; kind >= first; kind--) key = key * 5 + counts[kind]!
  return key
}
