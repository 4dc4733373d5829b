/**
 * Problems of the riichi engine in words.
 */
import type {Language} from '@tehai/kernel/source'
import {problemClause, sayClauses} from '@tehai/core/labels'
import type {Problem} from '@tehai/riichi'

/** Why a hand is impossible: `there are 5 copies of 1m`. */
export function sayProblem(problem: Problem, language: Language): string {
  return sayClauses(problemClause(problem), language)
}
