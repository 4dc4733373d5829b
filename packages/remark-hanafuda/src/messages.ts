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
import {blockMessages, type BlockMessageId} from '@tehai/kernel/block'
import {markdownMessages} from '@tehai/kernel/markdown'
import type {MessageBook} from '@tehai/kernel/markdown'
import {notationMessages} from '@tehai/koikoi'
import {en} from './words/en/messages.js'
import {ja} from './words/ja/messages.js'

export type PageMessageId = keyof typeof en

const severities: Readonly<Record<PageMessageId, Severity>> = {
  empty: 'error',
  'empty-block': 'error',
  'unknown-key': 'error',
  'missing-value': 'error',
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

// Sentences of the Markdown around constructs that would speak of tiles.
const ownMarkdownMessages = {
  'unclosed-label': {
    severity: 'error',
    en: 'Unexpected `{actual}` that is not closed on its line, expected a `]` after the cards, or `\\:{name}[` if it is meant as text',
    ja: '`{actual}` が同じ行で閉じられていません。札のあとに `]` を書いてください。文字として表示するなら `\\:{name}[` と書きます'
  },
  'missing-label': {
    severity: 'error',
    en: 'Unexpected `{actual}` without cards, expected `:{name}[…]`',
    ja: '`{actual}` に札がありません。`:{name}[…]` のように書いてください'
  },
  'bad-front-matter': {
    severity: 'error',
    en: 'Unexpected value of `hanafuda` in the front matter, expected options such as `rules: nintendo`, one on each line',
    ja: 'フロントマターの `hanafuda` が読み取れません。`rules: nintendo` のように設定を一行ずつ書いてください'
  }
} as const satisfies MessageTable

// What only looks like tiles is not searched for cards.
const {'short-fence': _, 'tiles-as-image': __, ...commonMessages} = markdownMessages

/** The words of every message that a page about hanafuda can give. */
export const messages: MessageTable = {
  ...blockMessages,
  ...commonMessages,
  ...notationMessages,
  ...pageMessages,
  ...ownMarkdownMessages
}

/** The messages, and where the docs explain them. */
export const book: MessageBook = {messages, docs: 'https://www.npmjs.com/package/remark-hanafuda#'}

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
