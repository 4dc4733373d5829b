/**
 * The rule that decides: a score that is false under the rules of a page but right under rules that differ in one
 * point.
 */
import {clause, type Clause} from '../../../labels/clauses/clauses.js'
import type {DecidingRule} from '../../../labels/ids.js'
import {deciding} from '../../../labels/scores/rules.js'
import {score, type WinScore} from '@tehai/riichi'
import type {Analysis, ScoredWin} from '../../analysis.js'
import {isOfRiver} from '../../nagashi.js'

/** The clause that names the rule under which a statement about a win would be right; `null` if there is none. */
export function ruleReason(
  scored: ScoredWin,
  {rules}: Analysis,
  isRight: (score: WinScore) => boolean
): Clause | null {
  // No rule about hands changes the amount that a river pays.
  if (isOfRiver(scored)) return null
  const {win} = scored
  const base = rules()
  for (const [rule, change] of Object.entries(deciding)) {
    const other = score(win, {...base, ...change} as typeof base)
    if (other.outcome === 'win' && isRight(other)) return clause('right-under', {rule: rule as DecidingRule})
  }
  return null
}
