/**
 * Sentences of circumstances that cannot be: those of claims on pages, for the problems that `checkWin` finds.
 */
import type {Circumstance, RiichiKind} from '../labels/situation.js'
import {problemClause} from '../labels/explain.js'
import {claimMessage, claimMessages} from '../page/claim-messages.js'
import {sentence, type Language} from '../source/message.js'

/** Id of a conflict of circumstances: of the problem, and what is declared where the problem is of several. */
export type ConflictId =
  | 'riichi-with-open-hand'
  | 'ippatsu-without-riichi'
  | 'rinshan-with-ron'
  | 'haitei-with-ron'
  | 'tenhou-with-ron'
  | 'chiihou-with-ron'
  | 'chankan-with-tsumo'
  | 'haitei-with-rinshan'
  | 'houtei-with-tsumo'
  | 'renhou-with-tsumo'
  | 'tenhou-not-dealer'
  | 'chiihou-as-dealer'
  | 'first-turn-with-melds tenhou'
  | 'first-turn-with-melds chiihou'
  | 'first-turn-with-melds renhou'

/** What each problem of a situation is about. */
const about: Readonly<Record<ConflictId, Circumstance | RiichiKind>> = {
  'riichi-with-open-hand': 'riichi',
  'ippatsu-without-riichi': 'ippatsu',
  'rinshan-with-ron': 'rinshan',
  'haitei-with-ron': 'haitei',
  'tenhou-with-ron': 'tenhou',
  'chiihou-with-ron': 'chiihou',
  'chankan-with-tsumo': 'chankan',
  'haitei-with-rinshan': 'haitei',
  'houtei-with-tsumo': 'houtei',
  'renhou-with-tsumo': 'renhou',
  'tenhou-not-dealer': 'tenhou',
  'chiihou-as-dealer': 'chiihou',
  'first-turn-with-melds tenhou': 'tenhou',
  'first-turn-with-melds chiihou': 'chiihou',
  'first-turn-with-melds renhou': 'renhou'
}

/** All conflicts, those that are looked for first at the beginning. */
export const conflictIds: readonly ConflictId[] = Object.keys(about) as ConflictId[]

/** The sentence of a conflict. */
export function conflictSentence(conflict: ConflictId, language: Language): string {
  const [id = ''] = conflict.split(' ')
  const values = {what: about[conflict], reason: problemClause({id, values: {}})}
  return sentence(claimMessage('impossible-situation', 0, 0, values), claimMessages, '', language)
}
