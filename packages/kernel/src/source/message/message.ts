/**
 * Messages: what is wrong with an author's text, as data.
 *
 * A message carries an id, a span and values. Its sentence is made later, in the reader's language, from the message
 * table of the room that made the message. Nothing here knows what a tile is.
 */

import {visible} from '../text/characters.js'
import type {Phrase} from './phrase.js'
import {wrongCall} from '../values/value.js'
import {grammars} from '../language/grammars.js'
import type {InEachLanguage, Language} from '../language/languages.js'
import {filledParts} from '../text/template.js'

export type {Language}

export type Severity = 'error' | 'warning'

/** A range of text, in 0-based UTF-16 offsets; `end` is exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A value that a sentence names: text, a number, an id, or a fact that has its own words. */
export type Value = string | number | Phrase | readonly Phrase[]

/** Values that a sentence names. */
export type Values = Readonly<Record<string, Value>>

/** A message to the author about a range of the source. */
export interface Message extends Span {
  /** Key of the message table, kebab-case; also the anchor of its section in the docs. */
  readonly id: string
  readonly severity: Severity
  readonly values: Values
  /** What was expected instead, the nearest first. Empty where nothing can be proposed. */
  readonly expected: readonly string[]
}

/** The words for ids among the values: `toimen` is 対面 in Japanese. */
export type Vocabulary = Readonly<Record<string, InEachLanguage<string>>>

/** The words for a value that is more than an id, such as a phrase or a list of ids. */
export type Wording = (value: Value, language: Language) => string

/**
 * One row of a message table.
 *
 * `{name}` in a sentence is replaced by a value, `{actual}` by the text of the span (or by the value `actual` if the
 * text is unknown), `{expected}` by the proposals (which are added at the end of a sentence without it).
 */
export interface MessageWords extends InEachLanguage<string> {
  readonly severity: Severity
  /**
   * For values that are ids: the words of each, by the name of the value. A value that is not a known id is used as it
   * is.
   */
  readonly words?: Readonly<Record<string, Vocabulary | Wording>> | undefined
}

/** The words of all messages of one room, by id. */
export type MessageTable = Readonly<Record<string, MessageWords>>

const noValues: Values = {}
const nothing: readonly string[] = []

/** Make a message of a table; the severity is the table's. */
export function message<Id extends string>(
  table: Readonly<Record<Id, Pick<MessageWords, 'severity'>>>,
  id: Id,
  start: number,
  end: number,
  values: Values = noValues,
  expected: readonly string[] = nothing
): Message {
  return {id, severity: table[id].severity, start, end, values, expected}
}

/** Messages in the order of the text; messages at the same place keep the order in which they were made. */
export function inOrder(messages: readonly Message[]): readonly Message[] {
  return messages.length < 2 ? messages : messages.toSorted((a, b) => a.start - b.start || a.end - b.end)
}

/** Proposals that a sentence names; more would not help. */
const MOST_PROPOSALS = 3

/**
 * The sentence of a message.
 *
 * @param source
 *   The text that the span points into: the sentence quotes it for `{actual}`.
 * @param quote
 *   How texts of an author are written (default: `visible`, which makes every character visible; messages in types
 *   quote string literals unchanged).
 * @throws {TypeError} if the table does not know the id.
 */
export function sentence(
  message: Message,
  table: MessageTable,
  source: string,
  language: Language,
  quote: (text: string) => string = visible
): string {
  const row = table[message.id]
  if (!row) throw wrongCall('an id of the message table', message.id)
  const grammar = grammars[language]
  const written = source.slice(message.start, message.end)
  const list = (texts: readonly string[]) =>
    grammar.or(texts.slice(0, MOST_PROPOSALS).map(text => `\`${quote(text)}\``))
  const proposals = list(message.expected)
  const valueOf = (name: string): string => {
    if (name === 'actual') return quote(shorten(String(message.values['actual'] ?? written)))
    if (name === 'expected') return proposals
    return quote(wordsOf(message.values[name] ?? '', row.words?.[name], language))
  }
  const filled = filledParts<string>(row[language], valueOf, grammar.after).join('')
  // Text in the wrong place is not meant as something else.
  const isInText = row[language].includes('{expected}')
  const others = isInText ? '' : list(message.expected.filter(text => text !== written))
  const whole = others === '' ? filled : filled + grammar.proposal(others)
  return grammar.aroundCode?.(whole) ?? whole
}

/** The words of a value: those of its vocabulary or wording, else the value itself. */
function wordsOf(value: Value, words: Vocabulary | Wording | undefined, language: Language): string {
  if (typeof words === 'function') return words(value, language)
  return words?.[String(value)]?.[language] ?? String(value)
}

/** Quote at most 40 UTF-16 units of a text, never half of a surrogate pair. */
function shorten(text: string): string {
  if (text.length <= 40) return text
  return `${text.slice(0, 39).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** The errors among messages, by their places. */
export const errorsInOrder = (messages: readonly Message[]): Message[] =>
  messages.filter(({severity}) => severity === 'error').toSorted((a, b) => a.start - b.start)
