/**
 * Bare values: a value among options whose name is left out, as in ` ```hanafuda nintendo `.
 */
import {bareValue, languageOf, plainWord, sizeOf} from '@tehai/kernel/block'
import type {Message, Span} from '@tehai/kernel/source'
import {parseRules} from '@tehai/koikoi/notation/reading'
import {readMonth} from './context.js'

/** The readers of options that are recognizable by their value. */
const accepts: readonly (readonly [name: string, isValue: (word: string) => boolean])[] = [
  ['rules', word => parseRules(word).messages.length === 0],
  ['size', word => sizeOf(word) !== undefined],
  ['lang', word => languageOf(word) !== undefined],
  ['month', word => /\D/.test(word) && readMonth(word) !== null]
]

/**
 * The message for a word among options that is the value of an option; `null` for any other word.
 *
 * @param text
 *   The option to which a text in several words belongs.
 */
export function bareValueMessage(written: string, span: Span, text: 'title' | 'label'): Message | null {
  const word = plainWord(written)
  const meant = accepts.filter(([, isValue]) => isValue(word)).map(([name]) => `${name}=${word}`)
  const isText = word !== written || /\s/.test(word)
  if (meant.length > 0) return bareValue(span, /\s/.test(word) ? [`${text}="${word}"`] : meant)
  return isText ? bareValue(span, [`${text}="${word}"`]) : null
}
