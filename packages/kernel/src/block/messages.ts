/**
 * Messages about the blocks and options of all games.
 *
 * Each game provides the examples: its keys, its options, a row.
 */
import {
  message,
  type Message,
  type MessageWords,
  type Severity,
  type Values,
  type Vocabulary
} from '../source/message/message.js'
import {entryOf, inEveryLanguage} from '../source/language/dictionary.js'
import {inEachLanguage, messageTable} from '../source/message/table.js'
import {lookup} from '../source/values/lookup.js'
import {filledParts} from '../source/text/template.js'
import type {InEachLanguage} from '../source/language/languages.js'
import {choiceOfLanguages} from './language-names.js'
import {dictionaries} from './words/messages.js'

/** Ids of the messages that blocks of every game have. */
export type BlockMessageId = keyof typeof dictionaries.en

/** The examples in the messages of a game, in one language. */
export interface BlockExamples {
  /** A row: ``a row of tiles such as `123m456p` ``. */
  readonly row: string
  /** Some keys: `` `title`, `dora` or `waits` ``. */
  readonly keys: string
  /** Some options. */
  readonly options: string
  /** How values of the key table are written in this language. */
  readonly values: Readonly<Record<string, string>>
}

const severities: Readonly<Record<BlockMessageId, Severity>> = {
  'empty-block': 'error',
  'unknown-key': 'error',
  'missing-colon': 'error',
  'missing-value': 'error',
  'double-key': 'error',
  'key-in-line': 'error',
  'json-block': 'error',
  'bad-value': 'error',
  'unknown-option': 'error',
  'bare-value': 'error',
  'unknown-language': 'error',
  'double-option': 'error',
  'bad-attribute': 'error',
  slip: 'error',
  'own-line': 'error'
}

/** Messages that show a value. */
const withValue: ReadonlySet<BlockMessageId> = new Set(['missing-value', 'bad-value'])

const sentences: Readonly<Record<BlockMessageId, MessageWords>> = messageTable(severities, dictionaries, {
  'unknown-language': {languages: (_, language) => choiceOfLanguages(language)}
})

/** Words of each message, with the examples of a game. */
export function blockMessagesOf(
  examples: InEachLanguage<BlockExamples>
): Readonly<Record<BlockMessageId, MessageWords>> {
  const values: Vocabulary = inEachLanguage(entryOf(examples, 'values'))
  const row = (id: BlockMessageId): MessageWords => {
    const {severity, words} = sentences[id]
    return inEveryLanguage(
      {severity, ...(words && {words}), ...(withValue.has(id) && {words: {example: values}})},
      language => withExamples(sentences[id][language], examples[language])
    )
  }
  const ids = Object.keys(sentences) as BlockMessageId[]
  return Object.fromEntries(ids.map(id => [id, row(id)])) as Record<BlockMessageId, MessageWords>
}

/** A sentence with its examples filled in; the places for values stay. */
function withExamples(text: string, {row, keys, options}: BlockExamples): string {
  const examples = lookup({row, keys, options})
  return filledParts(text, name => examples[name] ?? `{${name}}`).join('')
}

/** Make a message of a block. */
export function blockMessage(
  id: BlockMessageId,
  start: number,
  end: number,
  values?: Values,
  expected?: readonly string[]
): Message {
  return message(sentences, id, start, end, values, expected)
}
