/**
 * Faults: what is wrong with a run, and where; and tiles that do not exist.
 */
import type {Values} from '@tehai/kernel/source'
import type {NotationMessageId} from '../messages.js'
import {RED, type Draft} from './draft.js'

/** What is wrong with a run, and where. */
export interface Fault {
  readonly id: NotationMessageId
  readonly start: number
  readonly end: number
  readonly values: Values
  readonly expected: readonly string[]
}

/** A fault without a proposal. */
export function faultAt(id: NotationMessageId, start: number, end: number, values: Values = {}): Fault {
  return {id, start, end, values, expected: []}
}

/** Whether a tile exists: there is no `8z`, no `9f`, no red four. */
export function exists({digit, prefixes}: Draft, suit: string): boolean {
  if (prefixes & RED) return digit === 5 && 'mps'.includes(suit)
  return suit === 'z' ? digit < 0 || (digit >= 1 && digit <= 7) : suit !== 'f' || digit < 9
}

/** The fault of a tile that does not exist; `end` is the end of its text. */
export function faultOfTile({digit, prefixes, start, at}: Draft, suit: string, end: number): Fault {
  const tile = `${digit}${suit}`
  if ((prefixes & RED) === 0)
    return faultAt('bad-rank', at, at + 1, {tile, wanted: suit === 'f' ? 'flowers' : 'honors'})
  const plain = digit <= 0 || !'mps'.includes(suit) ? [] : [tile]
  return {id: 'red-not-five', start, end: Math.min(end, at + 2), values: {}, expected: plain}
}
