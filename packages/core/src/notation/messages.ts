/**
 * Messages of notation and of the model made from it: every sentence in English and Japanese.
 *
 * `{actual}` is the text of the span. The docs have one section for each id.
 */
import {
  message,
  type Message,
  type MessageWords,
  type Severity,
  type Values,
  messageTable,
  type Wordings
} from '@tehai/kernel/source'
import {
  dialectWords,
  handSizeWords,
  honorWords,
  letterWords,
  markPlaceWords,
  placeWords,
  rankWords,
  reasonWords,
  seatWords,
  characterWords,
  sizeWords
} from './words.js'
import {dictionaries} from './words/messages.js'

/** Ids of the messages of notation. */
export type NotationMessageId = keyof typeof dictionaries.en

const severities: Readonly<Record<NotationMessageId, Severity>> = {
  empty: 'error',
  'missing-suit': 'error',
  'missing-rank': 'error',
  'bad-char': 'error',
  'bad-rank': 'error',
  'red-not-five': 'error',
  'kita-not-north': 'error',
  'bad-meld-size': 'error',
  'not-same-kind': 'error',
  'not-a-sequence': 'error',
  'chii-not-from-kamicha': 'error',
  'multiple-calls': 'error',
  'bad-mark-position': 'error',
  'dangling-mark': 'error',
  'dangling-modifier': 'error',
  'missing-added-tile': 'error',
  'river-marker-position': 'error',
  'too-many-copies': 'warning',
  'too-many-reds': 'warning',
  'hand-size': 'warning',
  'deprecated-form': 'warning',
  'packed-honor-letter': 'warning',
  'tedashi-after-riichi': 'warning',
  'ambiguous-y': 'warning',
  'turned-tile': 'warning',
  'doubtful-letter': 'warning',
  'doubtful-slot': 'warning',
  'red-after-five': 'warning',
  'other-notation': 'error'
}

/** The words of values that need more than a dictionary. */
const wordings: Readonly<Partial<Record<NotationMessageId, Wordings>>> = {
  'bad-char': {dialect: dialectWords, wanted: characterWords},
  'bad-rank': {wanted: rankWords},
  'bad-meld-size': {wanted: sizeWords},
  'chii-not-from-kamicha': {from: seatWords},
  'bad-mark-position': {wanted: markPlaceWords},
  'hand-size': {wanted: handSizeWords},
  'packed-honor-letter': {honor: honorWords},
  'doubtful-letter': {meaning: letterWords, place: placeWords},
  'other-notation': {dialect: dialectWords, why: reasonWords}
}

/** Words of each message. A chii from elsewhere is only a warning where 新篠 marks say so (notation C8). */
export const notationMessages: Readonly<Record<NotationMessageId, MessageWords>> = messageTable(
  severities,
  dictionaries,
  wordings
)

/** Make a message of notation. `severity` only where a dialect allows what another forbids (default: the table's). */
export function notationMessage(
  id: NotationMessageId,
  start: number,
  end: number,
  values?: Values,
  expected?: readonly string[],
  severity?: Severity
): Message {
  const made = message(notationMessages, id, start, end, values, expected)
  return severity === undefined ? made : {...made, severity}
}
