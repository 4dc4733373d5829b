/**
 * Problems of the riichi engine in words.
 */
import type {Language} from '@tehai/core'
import {clause, sayClauses, type ClauseId} from '@tehai/core/labels'
import type {Problem} from '@tehai/core/riichi'

const ofMelds: ReadonlySet<Problem['id']> = new Set([
  'too-many-melds',
  'meld-size',
  'chii-of-honors',
  'not-a-run',
  'not-a-set',
  'chii-not-from-kamicha'
] as const)

/** Why a hand cannot be: `there are 5 copies of 1m`. */
export function sayProblem({id, values}: Problem, language: Language): string {
  if (ofMelds.has(id)) return sayClauses(clause('meld-impossible'), language)
  if (id === 'hand-size') return sayClauses(clause('size', {size: values['tiles'] ?? 0}), language)
  return sayClauses(clause(id as ClauseId, values), language)
}
