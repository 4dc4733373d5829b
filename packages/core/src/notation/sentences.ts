/**
 * The sentences of the messages of notation, and of the model made from it, in every language.
 *
 * Separate from the messages, so that a page that reads rows loads no words before it has something to report.
 */
import {messageTable, type MessageWords, type Wordings} from '@tehai/kernel/source'
import {severities, type NotationMessageId} from './messages.js'
import {
  characterWords,
  dialectWords,
  elsewhereWords,
  handSizeWords,
  honorWords,
  letterWords,
  markPlaceWords,
  placeWords,
  rankWords,
  reasonWords,
  runWords,
  seatWords,
  sizeWords
} from './words.js'
import {dictionaries} from './words/messages.js'

/** The words of values that need more than a dictionary. */
const wordings: Readonly<Partial<Record<NotationMessageId, Wordings>>> = {
  'bad-char': {dialect: dialectWords, wanted: characterWords},
  'bad-rank': {wanted: rankWords},
  'bad-meld-size': {wanted: sizeWords},
  'chii-not-from-kamicha': {from: seatWords},
  'bad-mark-position': {wanted: markPlaceWords},
  'not-same-kind': {honors: runWords},
  'too-many-copies': {elsewhere: elsewhereWords},
  'hand-size': {wanted: handSizeWords},
  'packed-honor-letter': {honor: honorWords},
  'doubtful-letter': {meaning: letterWords, place: placeWords},
  'other-notation': {dialect: dialectWords, why: reasonWords}
}

/** Words of each message. */
export const notationMessages: Readonly<Record<NotationMessageId, MessageWords>> = messageTable(
  severities,
  dictionaries,
  wordings
)
