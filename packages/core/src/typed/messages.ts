/**
 * Messages of typed hands: those in addition to the messages of notation and of situations, in English and Japanese.
 */
import {type MessageWords, messageTable, type Severity} from '@tehai/kernel/source'
import {dictionaries} from './words/messages.js'

/** Ids of the messages about typed hands. */
export type TypedMessageId = keyof typeof dictionaries.en

const severities: Readonly<Record<TypedMessageId, Severity>> = {
  'three-players': 'error',
  'no-win-tile': 'error',
  'win-not-in-hand': 'error',
  'bad-dora': 'error',
  'not-complete': 'error',
  'no-yaku': 'error'
}

/** Words of each message. The types use the English ones. */
export const typedMessages: Readonly<Record<TypedMessageId, MessageWords>> = messageTable(
  severities,
  dictionaries
)
