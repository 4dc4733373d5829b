/**
 * Messages about claims, every sentence in English and Japanese.
 *
 * Only the words: the room `claims` does the checking. They are here so that one table has every message of a block.
 */
import {sayClauses} from '../../../labels/clauses/clauses.js'
import {nameOfCircumstance, nameOfRiichi} from '../../../labels/play/situation.js'
import {nameOfYaku} from '../../../labels/scores/yaku.js'
import type {Circumstance, RiichiKind} from '../../../labels/ids.js'
import {
  message,
  type Language,
  type Message,
  type MessageWords,
  type Value,
  type Values,
  inEachLanguage,
  messageTable,
  type Wordings,
  type Severity
} from '@tehai/kernel/source'
import {dictionaries} from '../words/claim-messages.js'
import {dictionaries as vocabularies} from '../words/vocabulary.js'

/** Ids of the messages about claims. */
export type ClaimMessageId = keyof typeof dictionaries.en

const isRiichi = (value: Value): value is RiichiKind =>
  value === 'riichi' || value === 'double' || value === 'open'

const keyWords = inEachLanguage(vocabularies)

const nameOfWhat = (value: Value, language: Language): string =>
  isRiichi(value)
    ? nameOfRiichi(value, language)
    : value === 'kita' || value === 'pao'
      ? keyWords[value][language]
      : value === 'ura_dora'
        ? nameOfYaku(value, language)
        : nameOfCircumstance(value as Circumstance, language)

const said = {truth: sayClauses, reason: sayClauses}

const severities: Readonly<Record<ClaimMessageId, Severity>> = {
  'false-waits': 'error',
  'false-win': 'error',
  'false-takame': 'error',
  'false-shanten': 'error',
  'false-ukeire': 'error',
  'false-yaku': 'error',
  'false-score': 'error',
  'false-fu': 'error',
  'false-safety': 'error',
  'false-readings': 'error',
  'false-value': 'error',
  'false-order': 'error',
  'false-settlement': 'error',
  unsettled: 'error',
  'unchecked-points': 'warning',
  'unchecked-safety': 'warning',
  'impossible-score': 'error',
  'no-score': 'error',
  'unknown-table': 'error',
  'unread-claim': 'warning',
  'unknown-tiles': 'warning',
  'flowers-in-hand': 'warning',
  'part-of-hand': 'warning',
  'turned-tiles': 'warning',
  'tile-not-in-hand': 'error',
  'no-discard': 'error',
  'other-choice': 'error',
  furiten: 'warning',
  'impossible-situation': 'error',
  'red-five-without-reds': 'error',
  'unknown-rules': 'error'
}

/** The words of values that need more than a dictionary. */
const wordings: Readonly<Partial<Record<ClaimMessageId, Wordings>>> = {
  'false-waits': said,
  'false-win': said,
  'false-takame': said,
  'false-shanten': said,
  'false-ukeire': said,
  'false-yaku': said,
  'false-score': said,
  'false-fu': said,
  'false-safety': said,
  'false-readings': said,
  'false-value': said,
  'false-order': said,
  'false-settlement': said,
  'unchecked-points': said,
  'unchecked-safety': said,
  'no-score': said,
  'part-of-hand': said,
  furiten: said,
  'impossible-situation': {...said, what: nameOfWhat}
}

/** Words of each message. */
export const claimMessages: Readonly<Record<ClaimMessageId, MessageWords>> = messageTable(
  severities,
  dictionaries,
  wordings
)

/** Make a message about a claim. */
export function claimMessage(
  id: ClaimMessageId,
  start: number,
  end: number,
  values?: Values,
  expected?: readonly string[]
): Message {
  return message(claimMessages, id, start, end, values, expected)
}
