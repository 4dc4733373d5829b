/**
 * Messages of pages about hanafuda, every sentence in English and Japanese. Those of cards and records are
 * @tehai/koikoi's.
 */
import {
  message,
  type Message,
  type MessageTable,
  type MessageWords,
  type Values,
  messageTable,
  type Severity,
  moved as movedMessage
} from '@tehai/kernel/source'
import {blockMessagesOf, type BlockMessageId} from '@tehai/kernel/block'
import {markdownMessagesOf} from '@tehai/kernel/markdown'
import type {MessageBook} from '@tehai/kernel/markdown'
import {notationMessages} from '@tehai/koikoi/notation/reading'
import {dictionaries as blockWords} from '../words/block.js'
import {dictionaries} from '../words/messages.js'
import {dictionaries as markdownWords} from '../words/markdown.js'

export type PageMessageId = keyof typeof dictionaries.en

const severities: Readonly<Record<PageMessageId, Severity>> = {
  empty: 'error',
  'key-of-rounds': 'error',
  'bad-value': 'error',
  'unknown-option': 'error',
  'no-cards': 'error',
  'no-field': 'error',
  'no-hand': 'error',
  'cards-missing': 'error',
  'too-many-cards': 'error',
  'unknown-yaku': 'error',
  'yaku-as-cards': 'error',
  'false-yaku': 'error',
  'false-none': 'error',
  'repeated-yaku': 'error',
  'missing-yaku': 'error',
  'false-yaku-points': 'error',
  'false-score': 'error',
  'false-take': 'error',
  'false-near': 'error',
  'false-best': 'error',
  'false-count': 'error',
  'impossible-count': 'error',
  'bad-sheet': 'error',
  'no-sheet': 'error',
  'bad-month-line': 'error',
  'false-total': 'error'
}

const pageMessages: Readonly<Record<PageMessageId, MessageWords>> = messageTable(severities, dictionaries)

const commonMessages = markdownMessagesOf(markdownWords)

/** The words of every message that a page about hanafuda can give. */
export const messages: MessageTable = {
  ...blockMessagesOf(blockWords),
  ...commonMessages,
  ...notationMessages,
  ...pageMessages
}

/** The messages, and the page that explains them: the copy in the package, or that of the repository (`scripts/publication.js`). */
export const book: MessageBook = {messages, docs: 'https://unpkg.com/remark-hanafuda/hanafuda.md#'}

/** Messages about a part of a text, with places in the whole text. */
export const moved = (parts: readonly Message[], by: number): Message[] =>
  parts.map(one => movedMessage(one, by))

/** Make a message of pages. */
export function pageMessage(
  id: PageMessageId | BlockMessageId,
  start: number,
  end: number,
  values?: Values,
  expected?: readonly string[]
): Message {
  return message(messages, id, start, end, values, expected)
}
