/**
 * Messages: what is wrong with an author's text, as data.
 *
 * A message carries an id, a span and values. Its sentence is made late, in the reader's language, from the
 * message table of the room that made it. Nothing here knows what a tile is.
 */

/** Language of words that people read. */
export type Language = 'en' | 'ja'

export type Severity = 'error' | 'warning'

/** A stretch of text, in 0-based UTF-16 offsets; `end` is exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Values that a sentence names. */
export type Values = Readonly<Record<string, string | number>>

/** Something to tell the author about a stretch of the source. */
export interface Message extends Span {
  /** Key of the message table, kebab-case; also the anchor of its section in the docs. */
  readonly id: string
  readonly severity: Severity
  readonly values: Values
  /** What could stand there instead, the nearest first. Empty where nothing can be proposed. */
  readonly expected: readonly string[]
}

/** One row of a message table. `{name}` in a sentence stands for a value, `{actual}` for the text of the span. */
export interface MessageWords {
  readonly severity: Severity
  readonly en: string
  readonly ja: string
}

/** The words of all messages of one room, by id. */
export type MessageTable = Readonly<Record<string, MessageWords>>

const noValues: Values = {}
const nothing: readonly string[] = []

/** Make a message of a table; the severity is the table's. */
export function message<Id extends string>(
  table: Readonly<Record<Id, MessageWords>>,
  id: Id,
  start: number,
  end: number,
  values: Values = noValues,
  expected: readonly string[] = nothing
): Message {
  return {id, severity: table[id].severity, start, end, values, expected}
}

const proposals = {
  en: (list: string) => `; did you mean ${list}?`,
  ja: (list: string) => `（${list} の間違いではありませんか）`
}

/**
 * The sentence of a message.
 *
 * @param source
 *   The text that the span points into: the sentence quotes it for `{actual}`.
 * @throws {TypeError} if the table does not know the id.
 */
export function sentence(message: Message, table: MessageTable, source: string, language: Language): string {
  const words = table[message.id]
  if (!words) throw new TypeError(`Expected an id of the message table, got \`${message.id}\``)
  const filled = words[language].replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'actual' ? shorten(source.slice(message.start, message.end)) : String(message.values[name] ?? '')
  )
  if (message.expected.length === 0) return filled
  return filled + proposals[language](message.expected.slice(0, 3).map(text => `\`${text}\``).join(', '))
}

/** Quote at most 40 UTF-16 units of a text, never half of a surrogate pair. */
function shorten(text: string): string {
  if (text.length <= 40) return text
  return `${text.slice(0, 39).replace(/[\uD800-\uDBFF]$/, '')}…`
}
