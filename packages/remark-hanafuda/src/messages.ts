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
  type Severity
} from '@tehai/kernel/source'
import {blockMessagesOf, type BlockMessageId} from '@tehai/kernel/block'
import {markdownMessagesOf} from '@tehai/kernel/markdown'
import type {MessageBook} from '@tehai/kernel/markdown'
import {notationMessages} from '@tehai/koikoi/notation'
import {en as blockEn} from './words/en/block.js'
import {en} from './words/en/messages.js'
import {ja as blockJa} from './words/ja/block.js'
import {ja} from './words/ja/messages.js'
import {en as markdownEn} from './words/en/markdown.js'
import {ja as markdownJa} from './words/ja/markdown.js'

export type PageMessageId = keyof typeof en

const severities: Readonly<Record<PageMessageId, Severity>> = {
  empty: 'error',
  'key-of-rounds': 'error',
  'bad-value': 'error',
  'unknown-option': 'error',
  'no-cards': 'error',
  'no-field': 'error',
  'unknown-yaku': 'error',
  'false-yaku': 'error',
  'missing-yaku': 'error',
  'false-yaku-points': 'error',
  'false-score': 'error',
  'false-take': 'error',
  'false-near': 'error',
  'bad-sheet': 'error',
  'no-sheet': 'error',
  'bad-month-line': 'error',
  'false-total': 'error'
}

const pageMessages: Readonly<Record<PageMessageId, MessageWords>> = messageTable(severities, {en, ja})

const commonMessages = markdownMessagesOf({en: markdownEn, ja: markdownJa})

/** The words of every message that a page about hanafuda can give. */
export const messages: MessageTable = {
  ...blockMessagesOf({en: blockEn, ja: blockJa}),
  ...commonMessages,
  ...notationMessages,
  ...pageMessages
}

/** The messages, and the page that explains them: the copy in the package, or that of the repository (`scripts/publication.js`). */
export const book: MessageBook = {messages, docs: 'https://unpkg.com/remark-hanafuda/hanafuda.md#'}

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
