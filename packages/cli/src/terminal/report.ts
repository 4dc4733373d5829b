/**
 * Messages on a screen: severity, sentence, id, and the text with carets under the range.
 */
import {codeFrame, grammars, type Language, type Message} from '@tehai/kernel/source'
import {sentenceOf} from '@tehai/core/page'
import type {Style} from './terminal.js'
import {dictionaries as terminalWords} from '../words/index.js'

/** The sentence of a message. */
export type Say = (message: Message, source: string, language: Language) => string

export type Paint = (style: Style, text: string) => string

/** `error`, in red. */
export function severityWord(severity: 'error' | 'warning', language: Language, paint: Paint): string {
  return paint(severity === 'error' ? 'red' : 'yellow', terminalWords[language].severities[severity])
}

/**
 * A message on a row of notation:
 *
 *     error  Unexpected honor `8z`, …  bad-rank
 *      | 123m8z
 *      |     ^
 *
 * @param source
 *   The text that its span points into.
 * @param say
 *   Gives the sentence of the message (default: of any message of a row).
 */
export function frameOfRow(
  message: Message,
  source: string,
  language: Language,
  paint: Paint,
  say: Say = sentenceOf
): string {
  const head = `${severityWord(message.severity, language, paint)}  ${say(message, source, language)}`
  return `${head}  ${paint('dim', message.id)}\n${indent(codeFrame(source, message, ''))}\n`
}

/** A text with every line indented by two blanks. */
export function indent(text: string): string {
  return text.replace(/^/gm, '  ').trimEnd()
}

/** `2 errors, 1 warning`; empty if there is nothing. */
export function countWords(errors: number, warnings: number, language: Language): string {
  const words = terminalWords[language]
  const parts = [words.errors(errors), words.warnings(warnings)]
  return grammars[language].list(parts.filter(part => part !== ''))
}
