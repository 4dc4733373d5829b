/**
 * Graph: which hands can follow which, from one hand that is about to discard.
 *
 * Two sorts of states alternate: hands that wait for a draw, and hands that are about to discard. Everything is in
 * typed arrays: a hand is a number, without an object of its own.
 */
import {followDiscards} from './follow-discards.js'
import {followDraws} from './follow-draws.js'
import {linksByWaiting, noLinks, type LinksByWaiting} from './links.js'
import {openHand, openState, shantenAsIs} from './open-hand.js'
import type {GraphStart, Search} from './search.js'
import {sizeOf} from '../../tile/size.js'
import {noStates, RED_BIT, stateOf, type States} from './states.js'
import type {Worth} from '../worth.js'

export interface Graph {
  readonly waiting: States
  readonly discarding: States
  readonly draws: LinksByWaiting
  readonly wins: LinksByWaiting
  /** What the starting hand discards: a face (0–33 kinds, 34–36 red fives), and the hand that then waits. */
  readonly firsts: readonly {readonly face: number; readonly waiting: number}[]
}

/** All hands that can follow; `null` if there are more than `mostStates`. */
export function graphFrom(start: GraphStart, worth: Worth): Graph | null {
  const search = searchFrom(start, worth)
  const {waiting, discarding, draws, wins, firsts} = search
  let doneDiscarding = 0
  let doneWaiting = 0
  while (doneDiscarding < discarding.count || doneWaiting < waiting.count) {
    if (waiting.count + discarding.count > start.mostStates) return null
    if (doneDiscarding < discarding.count) followDiscards(search, doneDiscarding++)
    else followDraws(search, doneWaiting++)
  }
  return {
    waiting,
    discarding,
    draws: linksByWaiting(draws, waiting.count),
    wins: linksByWaiting(wins, waiting.count),
    firsts: firsts.toSorted((a, b) => a.face - b.face)
  }
}

/** A search that has found the starting hand, which is about to discard. */
function searchFrom(start: GraphStart, worth: Worth): Search {
  const {counts, reds} = start
  const discarding = noStates()
  const hand = openHand(sizeOf(counts), start.limits)
  const [man, pin, sou, honors] = [0, 9, 18, 27].map(first => keyOf(counts, first))
  const redBits = reds[0]! | (reds[1]! << 2) | (reds[2]! << 4)
  stateOf(discarding, man!, pin!, sou!, honors! | (redBits << RED_BIT), 0, 0)
  openState(hand, discarding, 0)
  const startShanten = (discarding.shanten[0] = shantenAsIs(hand))
  return {
    start,
    worth,
    hand,
    startShanten,
    waiting: noStates(),
    discarding,
    draws: noLinks(),
    wins: noLinks(),
    firsts: []
  }
}

/** Counts of a part as one number to base 5. */
function keyOf(counts: readonly number[], first: number): number {
  let key = 0
  for (let kind = Math.min(first + 9, 34) - 1; kind >= first; kind--) key = key * 5 + counts[kind]!
  return key
}
