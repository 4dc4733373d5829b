/**
 * Search: the hands found so far from one hand that is about to discard, and what both sorts of steps use of them.
 */
import type {Limits} from '../../shanten/limits.js'
import type {Links} from './links.js'
import type {OpenHand} from './open-hand.js'
import type {States} from './states.js'
import {isFive, type Wall} from '../wall.js'
import type {Worth} from '../worth.js'

/** The starting hand, and what is followed. */
export interface GraphStart {
  /** Closed tiles by kind, 3n+2 of them. */
  readonly counts: readonly number[]
  /** Red fives among them, by suit. */
  readonly reds: readonly number[]
  /** Whether no meld was called: a player who discards into tenpai is then in riichi. */
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

/** A search. States and links grow during it; the open hand is the one being followed. */
export interface Search {
  readonly start: GraphStart
  readonly worth: Worth
  readonly hand: OpenHand
  readonly startShanten: number
  readonly waiting: States
  readonly discarding: States
  readonly draws: Links
  readonly wins: Links
  readonly firsts: {face: number; waiting: number}[]
}

/** Red fives of a suit in the open hand. */
export function redsIn(hand: OpenHand, suit: number): number {
  return (hand.reds >> (suit * 2)) & 3
}

/** Copies of a tile in the open hand: red fives are tiles of their own. */
export function ownOf({hand}: Search, part: number, kind: number, isRed: boolean): number {
  return isRed ? redsIn(hand, part) : hand.counts[kind]! - (isFive(kind) ? redsIn(hand, part) : 0)
}

/** Copies of a tile in the starting hand. */
export function hadOf({start: {counts, reds}}: Search, part: number, kind: number, isRed: boolean): number {
  return isRed ? reds[part]! : counts[kind]! - (isFive(kind) ? reds[part]! : 0)
}

/** Whether a hand is near enough to the starting hand for draws and discards that do not bring it closer. */
export function isNear({startShanten}: Search, distance: number, shanten: number): boolean {
  return distance + shanten < startShanten + 1
}
