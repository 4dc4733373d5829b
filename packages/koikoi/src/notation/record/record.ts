/**
 * Records of rounds as text: a few lines of header, then one line for every turn.
 *
 *     deal 9a3a8a6b3b4b12a9c…      48 cards, or: seed 19
 *     dealer 2
 *     rules nintendo teshiScore=10
 *     2cx2b/11c                     played 2c took 2b, drawn 11c stays
 *     9ax9d/11bx11c koi
 *     3bx/8dx8a stop                x without a card: all cards of the month on the field
 *
 * This file reads lines; `moves.ts` plays them.
 */
import {append, nearest, type Message} from '@tehai/kernel/source'
import type {Month} from '../../cards/index.js'
import {defaultRules, type GameRules} from '../../rules/index.js'
import {fold} from '../fold.js'
import {spanIn, type Line} from './line.js'
import {notationMessage} from '../messages.js'
import {readers, type Draft, type RoundHeader} from './record-header.js'
import {keyByWord, recordWords, type Key} from './record-words.js'
import {tokenAt} from '../token.js'

export interface RecordLines {
  /** `undefined` if the header is not complete. */
  readonly header: RoundHeader | undefined
  readonly moves: readonly Line[]
  readonly messages: readonly Message[]
}

/** A line up to its `# comment`. */
function withoutComment(line: string): string {
  const at = line.search(/[#＃]/)
  return at < 0 ? line : line.slice(0, at)
}

/**
 * Split a record into header and moves.
 *
 * @param rules
 *   The rules if no line names any (default: `standard`).
 * @param month
 *   The month of the round if no line names one (default: none).
 * @returns
 *   Messages with spans in the text; the header if it has no error. Never throws.
 */
export function readLines(
  source: string,
  rules: GameRules = defaultRules,
  month: Month | null = null
): RecordLines {
  const draft: Draft = {decks: [], seed: null, dealer: 0, rules, month}
  const messages: Message[] = []
  const moves: Line[] = []
  const seen = new Set<Key>()
  for (const {0: text, index} of source.matchAll(/[^\r\n]+/g)) {
    const line: Line = {folded: fold(withoutComment(text)), start: index}
    const content = line.folded.text
    if (content.trim() === '') continue
    const [, word, rest] = /^\s*([\p{L}_]+)(?:\s*[:=]\s*|\s+|(?=[\d])|$)(.*)$/su.exec(content) ?? []
    const key = word === undefined ? undefined : keyByWord[word]
    if (!key) {
      const fault = word === undefined || isMoveLike(content) ? undefined : unknownKey(line, word)
      if (fault) messages.push(fault)
      else moves.push(line)
    } else {
      const value = {...line, from: content.length - rest!.length}
      const [at, end] = spanOfKey(line, word!)
      if (seen.has(key) && key !== 'deal')
        messages.push(notationMessage('repeated-record-key', at, end, {key}))
      else if (moves.length > 0) messages.push(notationMessage('late-header', at, end, {key}))
      else append(messages, readers[key](value, draft))
      seen.add(key)
    }
  }
  if (!seen.has('deal') && !seen.has('seed') && messages.length === 0) {
    messages.push(notationMessage('missing-deal', 0, firstLineEnd(source)))
  }
  return {header: messages.length === 0 ? draft : undefined, moves, messages}
}

function firstLineEnd(source: string): number {
  const end = source.search(/[\r\n]/)
  return end < 0 ? source.length : end
}

/** A move contains a slash or begins with a card; any other line that begins with a word has a key. */
function isMoveLike(content: string): boolean {
  return content.includes('/') || (tokenAt(content.trim(), 0)?.readings.length ?? 0) > 0
}

function spanOfKey(line: Line, word: string): [number, number] {
  const place = line.folded.text.indexOf(word)
  return spanIn(line, place, place + word.length)
}

function unknownKey(line: Line, word: string): Message {
  const [start, end] = spanOfKey(line, word)
  return notationMessage('unknown-record-key', start, end, {}, nearest(word, recordWords))
}
