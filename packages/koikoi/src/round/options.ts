/**
 * The options of a round, and checks of what a caller without types passes: who deals, which month, which player.
 */
import {wrongCall} from '@tehai/kernel/source'
import type {Month} from '../cards/index.js'
import {assertOptions, assertRules, type GameRules} from '../rules/index.js'
import type {PlayerId} from './state/state.js'

export interface RoundOptions {
  /** Who deals and moves first (default: `Player1`). */
  readonly dealer?: PlayerId | undefined
  /** Rules (default: `standard`). */
  readonly rules?: GameRules | undefined
  /** Month that the round represents, for 月札 (default: none). */
  readonly month?: Month | null | undefined
  /** Name of the round (default: empty). */
  readonly gameId?: string | undefined
}

/**
 * Checks a seat.
 *
 * @param name
 *   What the seat is called in the message, as in `dealer`.
 * @throws {TypeError} if it is neither 0 nor 1.
 */
export function assertPlayerId(value: unknown, name: string): asserts value is PlayerId {
  if (value === 0 || value === 1) return
  throw wrongCall(`\`${name}\` to be 0 or 1`, value)
}

/** The options of a round, as `RoundOptions` has them. */
const known = ['dealer', 'rules', 'month', 'gameId'] as const satisfies readonly (keyof RoundOptions)[]

/**
 * Checks the options of a round.
 *
 * @param more
 *   Options that the caller has besides.
 * @throws {TypeError} at the first option that is unknown or has a wrong value.
 */
export function assertRoundOptions(options: Readonly<RoundOptions>, more: readonly string[] = []): void {
  assertOptions(options, [...known, ...more])
  const {dealer, rules, month, gameId} = options
  if (dealer !== undefined) assertPlayerId(dealer, 'dealer')
  if (rules !== undefined) assertRules(rules)
  if (month !== undefined && month !== null && !isMonth(month)) {
    throw wrongCall('`month` to be a month, 1 to 12, or `null`', month)
  }
  if (gameId !== undefined && typeof gameId !== 'string') {
    throw wrongCall('`gameId` to be text', gameId)
  }
}

const isMonth = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 12
