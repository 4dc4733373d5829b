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
import {append, lookup, nearest, type Message} from '@tehai/kernel/source'
import type {CardId, Month} from '../cards/index.js'
import {
  defaultRules,
  defineRules,
  findPreset,
  parseRuleValue,
  presets,
  ruleFault,
  type GameRules,
  type RuleChanges
} from '../rules/index.js'
import type {PlayerId} from '../round/play.js'
import {fold, originalSpan, type Folded} from './fold.js'
import {notationMessage} from './messages.js'
import {parseCards} from './row.js'
import {tokenAt} from './token.js'

/** What a round was dealt from and by which rules it was played. */
export interface RoundHeader {
  /** Decks, the next for a redeal; empty where a seed gives them. */
  readonly decks: readonly (readonly CardId[])[]
  readonly seed: number | null
  readonly dealer: PlayerId
  readonly rules: GameRules
  readonly month: Month | null
}

/** A line of a record: its text, folded, and its place. */
export interface Line {
  readonly folded: Folded
  /** Offset of the line in the record. */
  readonly start: number
}

export interface RecordLines {
  /** `undefined` where the header is not complete. */
  readonly header: RoundHeader | undefined
  readonly moves: readonly Line[]
  readonly messages: readonly Message[]
}

type Key = 'deal' | 'seed' | 'dealer' | 'rules' | 'month'

// Keys in every language.
const keyByWord: Readonly<Record<string, Key>> = lookup({
  deal: 'deal',
  配札: 'deal',
  配り: 'deal',
  发牌: 'deal',
  發牌: 'deal',
  분배: 'deal',
  seed: 'seed',
  シード: 'seed',
  种子: 'seed',
  種子: 'seed',
  시드: 'seed',
  dealer: 'dealer',
  親: 'dealer',
  庄家: 'dealer',
  莊家: 'dealer',
  선: 'dealer',
  rules: 'rules',
  ルール: 'rules',
  规则: 'rules',
  規則: 'rules',
  규칙: 'rules',
  month: 'month',
  月: 'month',
  月份: 'month',
  월: 'month'
})

/** Words with which lines of records begin. */
export const recordWords: readonly string[] = Object.keys(keyByWord)

interface Draft {
  decks: (readonly CardId[])[]
  seed: number | null
  dealer: PlayerId
  rules: GameRules
  month: Month | null
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

/** A move holds a slash or begins with a card; anything else that begins with a word is a key. */
function isMoveLike(content: string): boolean {
  return content.includes('/') || (tokenAt(content.trim(), 0)?.readings.length ?? 0) > 0
}

function spanOfKey({folded, start}: Line, word: string): [number, number] {
  const place = folded.text.indexOf(word)
  const span = originalSpan(folded, place, place + word.length)
  return [start + span.start, start + span.end]
}

function unknownKey(line: Line, word: string): Message {
  const [start, end] = spanOfKey(line, word)
  return notationMessage('unknown-record-key', start, end, {}, nearest(word, recordWords))
}

/** The value of a header line: the line, and where its value begins in the folded text. */
interface Value extends Line {
  readonly from: number
}

function textOf({folded, from}: Value): string {
  return folded.text.slice(from).trim()
}

/** Span in the record of the value, or of a range of it. */
function spanOf({folded, start, from}: Value): [number, number] {
  const lead = /^\s*/.exec(folded.text.slice(from))![0].length
  const text = folded.text.slice(from).trim()
  const span = originalSpan(folded, from + lead, from + lead + text.length)
  return [start + span.start, start + span.end]
}

const readers: Readonly<Record<Key, (value: Value, draft: Draft) => readonly Message[]>> = {
  deal: readDeal,
  seed: readSeed,
  dealer: readDealer,
  rules: readRules,
  month: readMonth
}

function readDeal(value: Value, draft: Draft): readonly Message[] {
  const {folded, start, from} = value
  const row = parseCards(folded.text.slice(from))
  const messages = row.messages.map(message => {
    const span = originalSpan(folded, from + message.start, from + message.end)
    return {...message, start: start + span.start, end: start + span.end}
  })
  const cards = row.cards.flatMap(({card}) => (card === null ? [] : [card]))
  draft.decks.push(cards)
  if (messages.length > 0 || cards.length === 48) return messages
  return [notationMessage('bad-deal', ...spanOf(value), {count: cards.length})]
}

function readSeed(value: Value, draft: Draft): readonly Message[] {
  const text = textOf(value)
  const seed = Number(text)
  if (!/^\d{1,10}$/.test(text) || seed > 0xffffffff) return [notationMessage('bad-seed', ...spanOf(value))]
  draft.seed = seed
  return []
}

function readDealer(value: Value, draft: Draft): readonly Message[] {
  const text = textOf(value)
  if (text !== '1' && text !== '2')
    return [notationMessage('bad-dealer', ...spanOf(value), {}, playerMeant(text))]
  draft.dealer = text === '1' ? 0 : 1
  return []
}

/** Other words for the players. */
const playerWords: ReadonlyMap<string, string> = new Map([
  ...['me', 'i', 'self', 'one', 'first', 'player', '自分', '私', '先手', 'プレイヤー'].map(
    word => [word, '1'] as const
  ),
  ...['you', 'opponent', 'two', 'second', 'cpu', '相手', '後手'].map(word => [word, '2'] as const)
])

/** The player that another word for one may mean: `me`, `player 2`, 相手. */
function playerMeant(text: string): string[] {
  const digits = /^\D{0,20}([12])\D{0,20}$/.exec(text)?.[1]
  const [near] = playerWords.has(text) ? [text] : nearest(text, playerWords.keys())
  return digits ? [digits] : near === undefined ? [] : [playerWords.get(near)!]
}

function readMonth(value: Value, draft: Draft): readonly Message[] {
  const month = Number(textOf(value).replace(/[月월]$/, ''))
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    return [notationMessage('bad-record-month', ...spanOf(value))]
  }
  draft.month = month as Month
  return []
}

/** The rules that were read, and the messages about their text. */
export interface ReadRules {
  readonly rules: GameRules
  readonly messages: readonly Message[]
}

/**
 * Read rules as records write them, as in `nintendo teshiScore=10`. Never throws.
 *
 * @param base
 *   The rules if the text names no preset, or is wrong (default: `standard`).
 */
export function parseRules(source: string, base: GameRules = defaultRules): ReadRules {
  const draft: Draft = {decks: [], seed: null, dealer: 0, rules: base, month: null}
  const messages = readRules({folded: fold(source), start: 0, from: 0}, draft)
  return {rules: draft.rules, messages}
}

type Range = readonly [start: number, end: number]

/** `rules nintendo teshiScore=10`: a preset, then options that differ. */
function readRules(value: Value, draft: Draft): readonly Message[] {
  const {folded, start, from} = value
  const messages: Message[] = []
  const changes: Record<string, unknown> = {}
  let base = draft.rules
  for (const {0: word, index} of folded.text
    .slice(from)
    .matchAll(/(?:no|without) +[a-z-]{3,30}(?![^ ,、])|[^\s,、]+/g)) {
    const [name, text] = word.split('=') as [string, string | undefined]
    const rangeOf = (length: number): Range => {
      const span = originalSpan(folded, from + index, from + index + length)
      return [start + span.start, start + span.end]
    }
    const at = rangeOf(word.length)
    const preset = text === undefined ? findPreset(name) : undefined
    if (preset) base = preset
    else if (text === undefined)
      messages.push(notationMessage('unknown-rule-set', ...at, {}, ruleMeant(name)))
    else append(messages, readRule(name, text, at, rangeOf(name.length), changes))
  }
  if (messages.length === 0) draft.rules = defineRules(base, changes as RuleChanges)
  return messages
}

/** What a word that names no rules may mean: a yaku that is off (`no tsukimi`), a preset. */
function ruleMeant(name: string): string[] {
  const [, yaku] = /^(?:no|without) +([a-z-]+)$/.exec(name) ?? []
  if (yaku === undefined) return nearest(name, Object.keys(presets))
  const [word = ''] = yaku.split('-')
  const scores = [...optionByFolded.keys()].flatMap(option => /^(.+)score$/.exec(option)?.[1] ?? [])
  return nearest(word, scores).map(score => `${optionByFolded.get(`${score}score`)!}=0`)
}

// Options by their folded (lower-case) names.
const optionByFolded: ReadonlyMap<string, string> = new Map(
  Object.keys(defaultRules).map(option => [option.toLowerCase(), option])
)

function readRule(
  name: string,
  text: string,
  at: Range,
  atName: Range,
  changes: Record<string, unknown>
): readonly Message[] {
  const option = optionByFolded.get(name) ?? name
  const value = parseRuleValue(text)
  const fault = ruleFault(option, value)
  if (!fault) changes[option] = value
  else if (fault.id === 'unknown-rule') {
    const expected = nearest(name, optionByFolded.keys()).map(folded => optionByFolded.get(folded)!)
    return [notationMessage('unknown-rule', ...atName, {}, expected)]
  } else {
    const wanted = fault.least === null ? fault.expected : `from-${fault.least}`
    return [notationMessage('bad-rule-value', ...at, {rule: option, value: text, wanted})]
  }
  return []
}
