/**
 * The header of a record: decks or a seed, the dealer, the rules, the month.
 */
import {nearest, type Message} from '@tehai/kernel/source'
import type {CardId, Month} from '../../cards/index.js'
import type {PlayerId} from '../../round/play.js'
import type {GameRules} from '../../rules/index.js'
import {spanBehind, spanIn, type Value} from './line.js'
import {notationMessage} from '../messages.js'
import {readRules} from '../record-rules.js'
import {monthOfWord} from '../words.js'
import {playerWords, type Key} from './record-words.js'
import {parseCards} from '../row.js'

/** What a round was dealt from, and the rules by which it was played. */
export interface RoundHeader {
  /** Decks, the next one for each redeal; empty if a seed gives them. */
  readonly decks: readonly (readonly CardId[])[]
  readonly seed: number | null
  readonly dealer: PlayerId
  readonly rules: GameRules
  readonly month: Month | null
}

/** A header while it is read. */
export interface Draft {
  decks: (readonly CardId[])[]
  seed: number | null
  dealer: PlayerId
  rules: GameRules
  month: Month | null
}

/** What reads the value of each key. */
export const readers: Readonly<Record<Key, (value: Value, draft: Draft) => readonly Message[]>> = {
  deal: readDeal,
  seed: readSeed,
  dealer: readDealer,
  rules(value, draft) {
    const {rules, messages} = readRules(value, draft.rules)
    draft.rules = rules
    return messages
  },
  month: readMonth
}

/** The text of a value. */
const textOf = ({folded, from}: Value): string => folded.text.slice(from).trim()

/** The place of a value in the record. */
const spanOf = (value: Value): [number, number] => spanBehind(value, value.from)

function readDeal(value: Value, draft: Draft): readonly Message[] {
  const {folded, from} = value
  const row = parseCards(folded.text.slice(from))
  const messages = row.messages.map(message => {
    const [start, end] = spanIn(value, from + message.start, from + message.end)
    return {...message, start, end}
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

/** The player that another word for one may mean: `me`, `player 2`, 相手. */
function playerMeant(text: string): string[] {
  const digits = /^\D{0,20}([12])\D{0,20}$/.exec(text)?.[1]
  const [near] = playerWords.has(text) ? [text] : nearest(text, playerWords.keys())
  return digits ? [digits] : near === undefined ? [] : [playerWords.get(near)!]
}

function readMonth(value: Value, draft: Draft): readonly Message[] {
  const text = textOf(value).trim()
  const month = monthOfWord(text) ?? Number(text.replace(/[月월]$/, ''))
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    return [notationMessage('bad-record-month', ...spanOf(value))]
  }
  draft.month = month as Month
  return []
}
