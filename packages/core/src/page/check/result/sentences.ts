/**
 * Sentences: the words of every message that a block, a row or an inline can give.
 *
 * Apart from the tables, so that who only makes messages, as the reading of a row does, loads no words of hands and
 * scores.
 */
import {sentence, type Language, type Message, type MessageTable} from '@tehai/kernel/source'
import {assertLanguage} from '../../../labels/assert-language.js'
import {claimMessages} from './claim-messages.js'
import {notationMessages} from '../../../notation/sentences.js'
import {pageMessages} from '../../grammar/messages.js'

/** The table of every stage that a block runs through, for adapters that print messages. */
export const everyMessage: MessageTable = {...notationMessages, ...pageMessages, ...claimMessages}

/**
 * The sentence of a message of a block, a row or an inline.
 *
 * @param source
 *   The text that the span points into.
 * @param quote
 *   How texts of an author are written, as in `sentence`.
 */
export function sentenceOf(
  said: Message,
  source: string,
  language: Language,
  quote?: (text: string) => string
): string {
  assertLanguage(language)
  return sentence(said, everyMessage, source, language, quote)
}
