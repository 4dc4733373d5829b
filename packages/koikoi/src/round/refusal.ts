/**
 * Why an action is not allowed: an id and values; the sentence is made later, in the reader's language.
 */
import {
  sentence,
  type Language,
  type MessageWords,
  type Values,
  type Vocabulary,
  messageTable,
  type Severity,
  type Wordings,
  inEachLanguage
} from '@tehai/kernel/source'
import {dictionaries} from './words/refusals.js'
import {dictionaries as actionWords} from './words/actions.js'

/** Ids of the reasons for which an action is refused. */
export type RefusalId = keyof typeof dictionaries.en

const actions: Vocabulary = inEachLanguage(actionWords)

const severities: Readonly<Record<RefusalId, Severity>> = {
  'round-over': 'error',
  'not-your-turn': 'error',
  'wrong-phase': 'error',
  'not-in-hand': 'error',
  'not-on-field': 'error',
  'other-month': 'error',
  'last-card': 'error'
}

/** The words of values that need more than a dictionary. */
const wordings: Readonly<Partial<Record<RefusalId, Wordings>>> = {
  'round-over': {action: actions},
  'not-your-turn': {action: actions},
  'wrong-phase': {action: actions, wanted: actions}
}

/** Words of all refusals, by id. */
export const refusalWords: Readonly<Record<RefusalId, MessageWords>> = messageTable(
  severities,
  dictionaries,
  wordings
)

/** Why an action is not allowed. */
export interface Refusal {
  readonly id: RefusalId
  readonly values: Values
}

/** The sentence of a refusal. */
export function refusalSentence({id, values}: Refusal, language: Language = 'en'): string {
  const message = {id, severity: refusalWords[id].severity, start: 0, end: 0, values, expected: []}
  return sentence(message, refusalWords, '', language)
}
