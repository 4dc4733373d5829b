/**
 * Messages that the blocks and options of every game have.
 */
import {message, type Message, type MessageWords, type Severity, type Values} from '../source/message.js'
import {messageTable} from '../source/message-table.js'
import {en} from './words/en/messages.js'
import {ja} from './words/ja/messages.js'

/** Ids of the messages that blocks of every game have. */
export type BlockMessageId = keyof typeof en

const severities: Readonly<Record<BlockMessageId, Severity>> = {
  'missing-colon': 'error',
  'double-key': 'error',
  'unknown-language': 'error',
  'double-option': 'error',
  'bad-attribute': 'error'
}

/** Words of each message. */
export const blockMessages: Readonly<Record<BlockMessageId, MessageWords>> = messageTable(severities, {
  en,
  ja
})

/** Make a message of a block. */
export function blockMessage(
  id: BlockMessageId,
  start: number,
  end: number,
  values?: Values,
  expected?: readonly string[]
): Message {
  return message(blockMessages, id, start, end, values, expected)
}
