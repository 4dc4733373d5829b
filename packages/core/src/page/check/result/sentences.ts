/**
 * Sentences: the words of every message about a block, a row or an inline.
 *
 * Separate from the tables, so that code that only creates messages, such as the reader of a row, loads no words of
 * hands and scores.
 */
import {sentence, type Language, type Message, type MessageTable} from '@tehai/kernel/source'
import {assertLanguage} from '../../../labels/assert-language.js'
import {claimMessages} from './claim-messages.js'
import {notationMessages} from '../../../notation/sentences.js'
import {pageMessages} from '../../grammar/messages.js'

/** The table of every stage that a block passes through, for adapters that print messages. */
export const everyMessage: MessageTable = {...notationMessages, ...pageMessages, ...claimMessages}

/**
 * The sentence of a message of a block, a row or an inline.
 *
 * @param source
 *   The text that the span points into.
 * @param quote
 *   How texts of an author are quoted, as in `sentence`.
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
