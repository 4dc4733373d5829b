/**
 * Messages about the Markdown around the constructs of a game.
 *
 * Messages about the content of a construct are in the rooms that read it.
 */
import {
  message,
  type Message,
  type MessageTable,
  type Severity,
  type Values
} from '../source/message/message.js'
import {messageTable, type Wordings} from '../source/message/table.js'
import type {InEachLanguage} from '../source/language/languages.js'
import {yamlFaults} from './yaml-faults.js'
import {dictionaries} from './words/messages.js'

/** Sentences that name the constructs of a game. Each game provides them. */
export type GameSentences = {
  readonly 'unclosed-label': string
  readonly 'missing-label': string
  readonly 'bad-front-matter': string
  /** Never reported for a game without a test of what is notation. */
  readonly 'notation-as-image'?: string
}

/** Ids of the messages of this room. */
export type MarkdownMessageId = keyof typeof dictionaries.en | keyof GameSentences

const severities: Readonly<Record<keyof typeof dictionaries.en, Severity>> = {
  'almost-directive': 'warning',
  'almost-fence': 'warning',
  'short-fence': 'warning',
  'fence-marks': 'warning',
  'detached-attributes': 'warning',
  'label-in-cells': 'error',
  'unclosed-fence': 'error',
  'bad-colons': 'error',
  'unread-html': 'warning',
  'block-in-html': 'warning',
  'bad-yaml': 'error',
  'misspelt-game': 'error'
}

const gameSeverities: Readonly<Record<keyof GameSentences, Severity>> = {
  'unclosed-label': 'error',
  'missing-label': 'error',
  'bad-front-matter': 'error',
  'notation-as-image': 'warning'
}

/** The words of values that need more than a dictionary. */
const wordings: Readonly<Partial<Record<keyof typeof dictionaries.en, Wordings>>> = {
  'bad-yaml': {why: yamlFaults}
}

const common = messageTable(severities, dictionaries, wordings)

/** Words of each message of this room, with the sentences of a game. */
export function markdownMessagesOf(sentences: InEachLanguage<GameSentences>): MessageTable {
  const ids = Object.keys(sentences.en) as (keyof GameSentences)[]
  const own = Object.fromEntries(ids.map(id => [id, gameSeverities[id]])) as Record<string, Severity>
  return {...common, ...messageTable(own, sentences as InEachLanguage<Record<string, string>>)}
}

const rows = Object.fromEntries(
  Object.entries({...severities, ...gameSeverities}).map(([id, severity]) => [id, {severity}])
) as Readonly<Record<MarkdownMessageId, {readonly severity: Severity}>>

/** Make a message of this room. */
export function markdownMessage(
  id: MarkdownMessageId,
  start: number,
  end: number,
  values?: Values,
  expected?: readonly string[]
): Message {
  return message(rows, id, start, end, values, expected)
}
