/**
 * Near misses as clauses: why a yaku does not apply.
 */
import {clause, clauses} from '../../labels/clauses.js'
import {nearMisses, type NearMiss} from '../../riichi/nearMisses.js'
import type {NoYaku} from '../../riichi/score.js'
import type {Analysis, ScoredWin} from '../analysis.js'

/** A near miss as a clause. */
export function missClause({yaku, reason, values}: NearMiss): string {
  if (reason === 'value-pair')
    return clause(`miss-value-pair-${values['as'] as 'dragon'}`, {...values, yakuId: yaku})
  return clause(`miss-${reason}`, {...values, yakuId: yaku})
}

/** Near misses of a hand without yaku, at most two. */
export function missesOf(score: NoYaku, {win}: ScoredWin, analysis: Analysis): string {
  return clauses(...nearMisses(score, win, analysis.rules()).slice(0, 2).map(missClause))
}
