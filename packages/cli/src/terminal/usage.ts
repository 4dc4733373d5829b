/**
 * Usage errors: the sentences that are shown instead of a stack trace. They end with exit code 2.
 */
import {
  grammars,
  message,
  sentence,
  type Language,
  type Message,
  type MessageWords,
  type Values,
  messageTable,
  type Severity
} from '@tehai/kernel/source'
import {usageIn} from './placeholders.js'
import {dictionaries} from '../words/usage.js'

export type UsageId = keyof typeof dictionaries.en

const severities: Readonly<Record<UsageId, Severity>> = {
  'unknown-command': 'error',
  'missing-command': 'error',
  'unknown-option': 'error',
  'missing-value': 'error',
  'unexpected-value': 'error',
  'bad-choice': 'error',
  'bad-number': 'error',
  'bad-size': 'error',
  'missing-input': 'error',
  'too-many-inputs': 'error',
  'not-together': 'error',
  'unexpected-input': 'error',
  'needs-option': 'error',
  'no-such-file': 'error',
  'no-match': 'error',
  'cannot-read': 'error',
  'cannot-write': 'error',
  'cannot-print': 'error',
  'one-output': 'error',
  'same-output': 'error',
  'over-source': 'error',
  'not-a-picture': 'error',
  'unknown-rule': 'error',
  'bad-rule': 'error',
  'bad-situation': 'error',
  'no-such-round': 'error',
  'no-such-turn': 'error',
  'bad-moment': 'error',
  'no-round': 'error',
  'hidden-tiles': 'error',
  'not-a-record': 'error',
  'not-one-tile': 'error',
  'not-a-player': 'error',
  'missing-win': 'error',
  'bad-pictures': 'error',
  'bad-construct': 'error',
  'bad-tiles': 'error',
  'bad-config': 'error',
  'bad-input': 'error',
  'bad-save': 'error'
}

/** Words of wrong calls, by id. */
const usageMessages: Readonly<Record<UsageId, MessageWords>> = messageTable(severities, dictionaries)

/** Values that are lists: each language writes them in its own way. */
export type Lists = Readonly<Record<string, readonly string[]>>

/** A wrong call. It is not a fault of the program, and has a sentence for the person who made the call. */
export class UsageError extends Error {
  readonly problem: Message
  readonly lists: Lists

  constructor(problem: Message, lists: Lists = {}) {
    super(sentenceWith(problem, lists, 'en'))
    this.name = 'UsageError'
    this.problem = problem
    this.lists = lists
  }
}

/** The error of a wrong call, to be thrown. `expected`: what may have been meant. */
export function usageError(
  id: UsageId,
  values: Values = {},
  expected: readonly string[] = [],
  lists: Lists = {}
): UsageError {
  return new UsageError(message(usageMessages, id, 0, 0, values, expected), lists)
}

/** The sentence for a usage error. */
export function usageSentence({problem, lists}: UsageError, language: Language): string {
  return sentenceWith(problem, lists, language)
}

function sentenceWith(problem: Message, lists: Lists, language: Language): string {
  const {list} = grammars[language]
  const listed = Object.entries(lists).map(([name, items]) => [name, list(items)])
  const {example} = problem.values
  const values = {
    ...problem.values,
    ...(typeof example === 'string' && {example: usageIn(example, language)}),
    ...Object.fromEntries(listed)
  }
  return sentence({...problem, values}, usageMessages, '', language)
}
