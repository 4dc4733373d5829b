/** Sentences for impossible circumstances: those of claims on pages, for the problems that `checkWin` finds. */
import type {Circumstance, RiichiKind} from '../labels/ids.js'
import {problemClause} from '../labels/clauses/explain.js'
import {situationProblems, type SituationProblemId} from '@tehai/riichi'
import {claimMessage, claimMessages} from '../page/check/result/claim-messages.js'
import {sentence} from '@tehai/kernel/source'

/** Problems that a typed hand cannot have: a context has no fields for them. */
type OmittedProblemId =
  'open-riichi-without-riichi' | 'first-turn-with-melds' | 'first-turn-with-kita' | 'kita-with-four-players'

/** Id of a conflict of circumstances: that of the problem, with the declaration if the problem has several. */
export type ConflictId =
  Exclude<SituationProblemId, OmittedProblemId> | `first-turn-with-melds ${'tenhou' | 'chiihou' | 'renhou'}`

const {
  'open-riichi-without-riichi': _open,
  'first-turn-with-melds': _melds,
  'first-turn-with-kita': _kita,
  'kita-with-four-players': _players,
  ...saidProblems
} = situationProblems

/** What each problem of a situation is about. */
const about: Readonly<Record<ConflictId, Circumstance | RiichiKind>> = {
  ...saidProblems,
  'first-turn-with-melds tenhou': 'tenhou',
  'first-turn-with-melds chiihou': 'chiihou',
  'first-turn-with-melds renhou': 'renhou'
}

/** All conflicts, in the order in which they are looked for. */
export const conflictIds: readonly ConflictId[] = Object.keys(about) as ConflictId[]

/** The sentence about a conflict, in English: the types have no other language. */
export function conflictSentence(conflict: ConflictId): string {
  const [id = ''] = conflict.split(' ')
  const values = {what: about[conflict], reason: problemClause({id, values: {}})}
  return sentence(claimMessage('impossible-situation', 0, 0, values), claimMessages, '', 'en')
}
