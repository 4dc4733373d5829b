/**
 * Messages of pages: fences, their keys and options, every sentence in English and Japanese.
 *
 * `{actual}` is the text of the span. The docs have one section for each id.
 */
import {
  message,
  type Message,
  type MessageWords,
  type Values,
  type Vocabulary,
  messageTable,
  type Wordings,
  type Severity,
  inEachLanguage
} from '@tehai/kernel/source'
import {blockMessagesOf, type BlockMessageId} from '@tehai/kernel/block'
import {en} from './words/en/messages.js'
import {ja} from './words/ja/messages.js'
import {en as vocabularyEn} from './words/en/vocabulary.js'
import {ja as vocabularyJa} from './words/ja/vocabulary.js'

/** Ids of the messages of pages. */
export type PageMessageId = keyof typeof en | BlockMessageId

const seatWords: Vocabulary = inEachLanguage({en: vocabularyEn.seats, ja: vocabularyJa.seats})

const severities: Readonly<Record<keyof typeof en, Severity>> = {
  'call-as-key': 'error',
  'calls-apart': 'warning',
  'bad-value': 'error',
  'key-without-row': 'error',
  'bad-situation': 'error',
  'unknown-player': 'error',
  'double-player': 'error',
  'option-of-blocks': 'error',
  'not-one-tile': 'error',
  'tile-not-in-row': 'error',
  'dora-mismatch': 'error',
  'doubtful-ten': 'warning',
  'too-many-indicators': 'error',
  'no-dora': 'error',
  'draw-twice': 'error',
  'draw-too-many': 'error',
  'tsumo-and-ron': 'error',
  'ron-from-self': 'error',
  'tsumo-from-other': 'error',
  'riichi-turn': 'error',
  'seat-mismatch': 'error',
  'call-not-in-river': 'warning',
  'scores-sum': 'error',
  'tile-not-in-sanma': 'error',
  'chii-in-sanma': 'error',
  'north-seat-in-sanma': 'error',
  'scores-of-four': 'error',
  'kita-mismatch': 'error'
}

/** The words of values that need more than a dictionary. */
const wordings: Readonly<Partial<Record<keyof typeof en, Wordings>>> = {
  'bad-value': {example: inEachLanguage({en: vocabularyEn.block.values, ja: vocabularyJa.block.values})},
  'seat-mismatch': {wanted: seatWords, owner: seatWords}
}

/** Words of each message. */
export const pageMessages: Readonly<Record<PageMessageId, MessageWords>> = {
  ...blockMessagesOf({en: vocabularyEn.block, ja: vocabularyJa.block}),
  ...messageTable(severities, {en, ja}, wordings)
}

/** Make a message of pages. */
export function pageMessage(
  id: PageMessageId,
  start: number,
  end: number,
  values?: Values,
  expected?: readonly string[]
): Message {
  return message(pageMessages, id, start, end, values, expected)
}
