/**
 * Suits of which some tiles cannot be drawn: they are in the melds of the hand.
 *
 * A pon of 5m leaves one 5m for the closed hand, a kan none; a kanchan 4m6m in a hand with a kan 5555m is not a wait. Such
 * suits are read by an automaton that grows on demand, by the same step as `scripts/shanten-table.js`, but with a
 * limit for every kind. Also used where copies are not limited at all (`shape`).
 */
import type {TileCounts} from '../tile/index.js'
import {classOf} from './classes.js'

/** The value for no limit: more copies than a hand can use. */
export const noLimit = 5

/** Most states, enough for hours of random hands; then the tables are cleared, so that memory stays bounded. */
const mostStates = 30_000

/** What can follow a state: a count of 0–5, a limit of 0–5, runs or not. */
const letters = 72

interface State {
  readonly costs: Uint8Array
  /** State after a letter plus one; 0 is not known yet. */
  readonly next: Uint16Array
  /** Class of a part that ends here; 0 is not known yet. */
  ends: number
}

const states: State[] = []
const stateByCosts = new Map<string, number>()

/**
 * The class of a suit or of the honors.
 *
 * @param limits
 *   How many copies of each kind the closed hand may hold, 0–4, or `noLimit`.
 * @param first
 *   First kind of the part: 0, 9, 18 or 27.
 * @param drawn
 *   Kind of which the hand has one tile more than the counts say, or -1.
 */
export function limitedClass(counts: TileCounts, limits: TileCounts, first: number, drawn: number): number {
  if (states.length === 0 || states.length > mostStates) begin()
  const end = first === 27 ? 34 : first + 9
  let state = 0
  for (let kind = first; kind < end; kind++) {
    const letter = counts[kind]! + (kind === drawn ? 1 : 0) + 6 * limits[kind]! + (first === 27 ? 36 : 0)
    state = (states[state]!.next[letter] || step(state, letter)) - 1
  }
  const last = states[state]!
  if (last.ends === 0) last.ends = classOf(last.costs.slice(0, 10).map(cost => Math.min(cost, 14)))
  return last.ends
}

function begin(): void {
  states.length = 0
  stateByCosts.clear()
  const costs = new Uint8Array(90).fill(never)
  costs[0] = 0
  numberOf(costs)
}

function numberOf(costs: Uint8Array): number {
  const key = costs.join()
  const known = stateByCosts.get(key)
  if (known !== undefined) return known
  states.push({costs, next: new Uint16Array(letters), ends: 0})
  stateByCosts.set(key, states.length - 1)
  return states.length - 1
}

function step(state: number, letter: number): number {
  const have = letter % 6
  const limit = Math.floor(letter / 6) % 6
  const costs = afterRank(states[state]!.costs, have, limit === noLimit ? 14 : limit, letter < 36)
  return (states[state]!.next[letter] = numberOf(costs) + 1)
}

/** The cost of a state that cannot be reached. */
const never = 99

/** The least costs after one more rank, numbered [runs begun two ranks ago][one rank ago][pairs][melds]. */
function afterRank(costs: Uint8Array, have: number, limit: number, runs: boolean): Uint8Array {
  const next = new Uint8Array(90).fill(never)
  for (let from = 0; from < 90; from++) {
    const cost = costs[from]!
    if (cost === never) continue
    const older = Math.floor(from / 30)
    const newer = Math.floor(from / 10) % 3
    const pairs = Math.floor(from / 5) % 2
    const melds = from % 5
    for (let begun = 0; begun <= (runs ? 2 : 0); begun++) {
      for (let triplet = 0; triplet < 2 && melds + begun + triplet < 5; triplet++) {
        for (let pair = 0; pair < 2 - pairs; pair++) {
          const need = older + newer + begun + 3 * triplet + 2 * pair
          if (need > limit) continue
          const to = newer * 30 + begun * 10 + (pairs + pair) * 5 + melds + begun + triplet
          next[to] = Math.min(next[to]!, cost + Math.max(0, need - have))
        }
      }
    }
  }
  return next
}
