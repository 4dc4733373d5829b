/**
 * Messages of the Markdown around our constructs, every sentence in English and Japanese.
 *
 * What stands inside a construct has the messages of the rooms that read it.
 */
import {message, type Message, type MessageWords, type Values, type Severity} from '../source/message.js'
import {messageTable, type Wordings} from '../source/message-table.js'
import {yamlFaults} from './yaml-faults.js'
import {en} from './words/en/messages.js'
import {ja} from './words/ja/messages.js'

/** Ids of the messages of this room. */
export type MarkdownMessageId =
  | 'almost-directive'
  | 'almost-fence'
  | 'short-fence'
  | 'tiles-as-image'
  | 'detached-attributes'
  | 'unclosed-label'
  | 'label-in-cells'
  | 'unclosed-fence'
  | 'bad-colons'
  | 'missing-label'
  | 'unread-html'
  | 'bad-front-matter'
  | 'bad-yaml'

const severities: Readonly<Record<MarkdownMessageId, Severity>> = {
  'almost-directive': 'warning',
  'almost-fence': 'warning',
  'short-fence': 'warning',
  'tiles-as-image': 'warning',
  'detached-attributes': 'warning',
  'unclosed-label': 'error',
  'label-in-cells': 'error',
  'unclosed-fence': 'error',
  'bad-colons': 'error',
  'missing-label': 'error',
  'unread-html': 'warning',
  'bad-front-matter': 'error',
  'bad-yaml': 'error'
}

/** The words of values that need more than a dictionary. */
const wordings: Readonly<Partial<Record<MarkdownMessageId, Wordings>>> = {
  'bad-yaml': {why: yamlFaults}
}

/** Words of each message. */
export const markdownMessages: Readonly<Record<MarkdownMessageId, MessageWords>> = messageTable(
  severities,
  {en, ja},
  wordings
)

/** Make a message of this room. */
export function markdownMessage(
  id: MarkdownMessageId,
  start: number,
  end: number,
  values?: Values,
  expected?: readonly string[]
): Message {
  return message(markdownMessages, id, start, end, values, expected)
}
