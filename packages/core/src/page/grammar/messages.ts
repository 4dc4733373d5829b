/**
 * Messages of pages: fences, their keys and options, every sentence in each language.
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
  entryOf,
  inEachLanguage
} from '@tehai/kernel/source'
import {blockMessagesOf, type BlockMessageId} from '@tehai/kernel/block'
import {dictionaries} from './words/messages.js'
import {dictionaries as vocabularies} from './words/vocabulary.js'

/** Ids of the messages of pages. */
export type PageMessageId = keyof typeof dictionaries.en | BlockMessageId

const seatWords: Vocabulary = inEachLanguage(entryOf(vocabularies, 'seats'))

const severities: Readonly<Record<keyof typeof dictionaries.en, Severity>> = {
  'call-as-key': 'error',
  'red-as-key': 'error',
  'prose-row': 'error',
  'fact-in-row': 'error',
  'calls-apart': 'warning',
  'bad-value': 'error',
  'almost-tiles': 'warning',
  'key-without-row': 'error',
  'bad-situation': 'error',
  'beyond-situation': 'error',
  'unknown-player': 'error',
  'bracketed-player': 'error',
  'double-player': 'error',
  'option-of-blocks': 'error',
  'not-one-tile': 'error',
  'tile-not-in-row': 'error',
  'dora-mismatch': 'error',
  'doubtful-ten': 'warning',
  'too-many-indicators': 'error',
  'too-many-ura': 'error',
  'no-dora': 'error',
  'draw-twice': 'error',
  'draw-too-many': 'error',
  'tsumo-and-ron': 'error',
  'ron-from-self': 'error',
  'tsumo-from-other': 'error',
  'second-fact': 'error',
  'riichi-turn': 'error',
  'river-past-turn': 'error',
  'seat-mismatch': 'error',
  'call-not-in-river': 'warning',
  'scores-sum': 'error',
  'tile-not-in-sanma': 'error',
  'chii-in-sanma': 'error',
  'north-seat-in-sanma': 'error',
  'toimen-in-sanma': 'warning',
  'scores-of-four': 'error',
  'kita-mismatch': 'error',
  'key-without-log': 'error',
  'no-record-reader': 'error',
  'no-record': 'error',
  'record-outside': 'error',
  'record-too-large': 'error',
  'record-not-text': 'error',
  'not-a-record': 'error',
  'record-address': 'error',
  'record-fault': 'warning',
  'which-round': 'error',
  'no-such-round': 'error',
  'bad-moment': 'error',
  'no-such-turn': 'error',
  'no-such-event': 'error',
  'moment-after-fault': 'error',
  'no-such-riichi': 'error',
  'no-such-seat': 'error',
  'not-as-recorded': 'error',
  'not-recorded': 'error',
  'not-drawn': 'warning',
  'no-board': 'warning'
}

/** The words of values that need more than a dictionary. */
const wordings: Readonly<Partial<Record<keyof typeof dictionaries.en, Wordings>>> = {
  'bad-value': {example: inEachLanguage(entryOf(entryOf(vocabularies, 'block'), 'values'))},
  'seat-mismatch': {wanted: seatWords, owner: seatWords}
}

/** Words of each message. */
export const pageMessages: Readonly<Record<PageMessageId, MessageWords>> = {
  ...blockMessagesOf(entryOf(vocabularies, 'block')),
  ...messageTable(severities, dictionaries, wordings)
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
