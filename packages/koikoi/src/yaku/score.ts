/**
 * What a winner is paid.
 */
import {wrongCall} from '@tehai/kernel/source'
import {assertRules, defaultRules} from '../rules/index.js'
import type {GameRules} from '../rules/index.js'

/** How often the two players of a round have called koi-koi. */
export interface Calls {
  readonly winner: number
  readonly loser: number
}

/**
 * Final score of a won round.
 *
 * @param base
 *   Points of all yaku, before any multiplier.
 * @param calls
 *   Calls of koi-koi of both players.
 * @throws {TypeError} if `base` or a number of calls is not a whole number from 0, or the rules are not valid.
 * @returns
 *   Points paid (文). With the rules `standard`: case 1 of the printed examples is 6 → 6, case 2 is 7 → 14 after the
 *   winner's own koi-koi, case 3 is 5 → 10 after the loser's.
 */
export function finalScore(base: number, calls: Calls, rules: GameRules = defaultRules): number {
  if (!Number.isInteger(base) || base < 0) {
    throw wrongCall('points, a whole number from 0', base)
  }
  assertRules(rules)
  if (!Number.isInteger((calls as Calls | undefined)?.winner) || !Number.isInteger(calls.loser)) {
    throw wrongCall('calls such as `{winner: 1, loser: 0}`', calls)
  }
  const large = base >= 7 ? base * rules.sevenPointMultiplier : base
  if (rules.koiKoiMode === 'ladder') return ladderScore(large, calls.winner, rules)
  return large * koiKoiFactor(calls, rules)
}

/** Whether koi-koi has changed the points paid. */
export function isMultiplied(calls: Calls, rules: GameRules): boolean {
  return rules.koiKoiMode === 'ladder' ? calls.winner > 0 : koiKoiFactor(calls, rules) !== 1
}

function koiKoiFactor({winner, loser}: Calls, rules: GameRules): number {
  const factor = rules.koiKoiMultiplier
  switch (rules.koiKoiMode) {
    case 'either':
      return winner > 0 || loser > 0 ? factor : 1
    case 'opponent':
      return loser > 0 ? factor : 1
    case 'self':
      return winner > 0 ? factor : 1
    case 'each':
      return (winner > 0 ? factor : 1) * (loser > 0 ? factor : 1)
    case 'calls':
      return 1 + winner + loser
    case 'ladder':
      return 1
  }
}

/** Each call adds; past `koiKoiBonusCalls` calls the yaku are multiplied instead, by 2 for the first such call. Without a yaku nothing is paid. */
function ladderScore(base: number, calls: number, rules: GameRules): number {
  const beyond = calls - rules.koiKoiBonusCalls
  return beyond > 0 ? base * (beyond + 1) : base && base + calls * rules.koiKoiBonus
}
