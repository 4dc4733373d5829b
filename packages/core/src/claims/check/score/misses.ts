/**
 * Near misses of a hand that has no yaku.
 */
import type {Clause} from '../../../labels/clauses/clauses.js'
import {missClause, worthSaying} from '../../../labels/clauses/explain.js'
import {nearMisses, type NoYaku} from '@tehai/riichi'
import type {Analysis, ScoredWin} from '../../analysis.js'

/** Near misses of a hand without yaku, at most two. */
export function missesOf(score: NoYaku, {win}: ScoredWin, analysis: Analysis): readonly Clause[] {
  const misses = worthSaying(nearMisses(score, win, analysis.rules()))
  return misses.slice(0, 2).map(missClause)
}
