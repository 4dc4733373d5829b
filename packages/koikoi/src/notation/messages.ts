/**
 * Messages about card notation and records of rounds: words in English and Japanese.
 */
import {
  message,
  type Message,
  type MessageWords,
  type Values,
  messageTable,
  type Severity,
  type Wordings
} from '@tehai/kernel/source'
import type {Month} from '../cards/index.js'
import {cardName, monthName} from '../labels/reading.js'
import {dictionaries} from './words/messages.js'

export type NotationMessageId = keyof typeof dictionaries.en

const severities: Readonly<Record<NotationMessageId, Severity>> = {
  'unknown-card': 'error',
  'missing-kind': 'error',
  'bad-month': 'error',
  'no-such-card': 'error',
  'duplicate-card': 'error',
  'lone-prefix': 'error',
  'unknown-record-key': 'error',
  'repeated-record-key': 'error',
  'missing-deal': 'error',
  'bad-deal': 'error',
  'bad-seed': 'error',
  'bad-dealer': 'error',
  'bad-record-month': 'error',
  'unknown-rule-set': 'error',
  'unknown-rule': 'error',
  'bad-rule-value': 'error',
  'bad-move': 'error',
  'late-header': 'error',
  'no-deck-left': 'error',
  'round-is-over': 'error',
  'card-not-in-hand': 'error',
  'wrong-draw': 'error',
  'missing-capture': 'error',
  'wrong-capture': 'error',
  'nothing-to-capture': 'error',
  'choice-needed': 'error',
  'draw-missing': 'error',
  'call-missing': 'error',
  'no-yaku-to-call': 'error',
  'koikoi-with-last-card': 'error'
}

/** Cards and plants are named in the language of the message. */
const wordings: Readonly<Partial<Record<NotationMessageId, Wordings>>> = {
  'duplicate-card': {name: (card, language) => cardName(Number(card), language)},
  'no-such-card': {plant: (month, language) => monthName(Number(month) as Month, language)}
}

/** Words of all messages of this room, by id. */
export const notationMessages: Readonly<Record<NotationMessageId, MessageWords>> = messageTable(
  severities,
  dictionaries,
  wordings
)

/** A message of this room. */
export function notationMessage(
  id: NotationMessageId,
  start: number,
  end: number,
  values: Values = {},
  expected: readonly string[] = []
): Message {
  return message(notationMessages, id, start, end, values, expected)
}
