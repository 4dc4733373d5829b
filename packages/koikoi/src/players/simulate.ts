/**
 * Simulation: many rounds between two players, and their results.
 */
import {wrongCall} from '@tehai/kernel/source'
import {assertSeed} from '../random/seed.js'
import {assertRules, defaultRules} from '../rules/index.js'
import type {GameRules} from '../rules/index.js'
import {dealTable} from './deal-table.js'
import {makeDice} from './dice.js'
import {makeTable, playOut} from './table.js'
import type {Policies, Policy} from './table.js'

export interface Simulation {
  readonly rounds: number
  /** Rounds won by `a` and by `b`. */
  readonly wins: readonly [number, number]
  readonly draws: number
  /** Points of `a` and of `b` in all rounds. */
  readonly points: readonly [number, number]
  /** Calls of koi-koi of `a` and of `b`. */
  readonly calls: readonly [number, number]
  /** Completed turns in all rounds, without those that ended a round by shobu. */
  readonly turns: number
  /** Points of `a` less those of `b`, per round. */
  readonly difference: number
  /** Standard error of `difference`: a difference above two of them is hardly chance. */
  readonly standardError: number
}

function assertPolicy(value: unknown): asserts value is Policy {
  const policy = value as Partial<Policy> | null | undefined
  if (
    typeof policy?.chooseHand === 'function' &&
    typeof policy.chooseField === 'function' &&
    typeof policy.callKoiKoi === 'function'
  )
    return
  throw wrongCall('a policy, such as `greedyPolicy`', value)
}

/**
 * Play rounds, the deal changing after each.
 *
 * @param rounds
 *   Number of rounds.
 * @param a
 *   Player with the first deal.
 * @param seed
 *   Seed of shuffles and players; the same seed gives the same rounds.
 * @param rules
 *   Rules (default: `standard`). For 月札, the months follow the rounds, January first.
 * @throws {TypeError} if `rounds` is not a whole number from 0, or another argument is not what it should be.
 */
export function simulate(
  rounds: number,
  a: Policy,
  b: Policy,
  seed = 0,
  rules: GameRules = defaultRules
): Simulation {
  if (!Number.isInteger(rounds) || rounds < 0)
    throw new TypeError(`Expected a number of rounds, got ${String(rounds)}`)
  assertPolicy(a)
  assertPolicy(b)
  assertSeed(seed)
  assertRules(rules)
  const table = makeTable(rules)
  const dice = makeDice(seed)
  const policies: Policies = [a, b]
  const wins = new Int32Array(3)
  let pointsOfA = 0
  let pointsOfB = 0
  let callsOfA = 0
  let callsOfB = 0
  let turns = 0
  let squares = 0
  for (let round = 0; round < rounds; round++) {
    if (!dealTable(table, (round & 1) as 0 | 1, (round % 12) + 1, dice)) playOut(table, policies, dice)
    const first = table.seats[0]
    const second = table.seats[1]
    wins[table.winner]!++
    const gained = first.paid - second.paid
    pointsOfA += first.paid
    pointsOfB += second.paid
    callsOfA += first.calls
    callsOfB += second.calls
    turns += table.plays
    squares += gained * gained
  }
  const difference = rounds === 0 ? 0 : (pointsOfA - pointsOfB) / rounds
  return {
    rounds,
    wins: [wins[0]!, wins[1]!],
    draws: wins[2]!,
    points: [pointsOfA, pointsOfB],
    calls: [callsOfA, callsOfB],
    turns,
    difference,
    standardError: rounds < 2 ? 0 : Math.sqrt((squares / rounds - difference ** 2) / (rounds - 1))
  }
}
