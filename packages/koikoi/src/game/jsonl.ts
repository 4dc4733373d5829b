/**
 * The shapes in which other programs ask: one JSON value a line in, one out.
 *
 * Piles go in as the vectors of `vectors/koikoi.json` have them and come back with their yaku; rounds go in as decks
 * or a seed with actions as text (`play 2d`, `take 3d`, `draw`, `koikoi`, `shobu`) and come back as events and result.
 * Nothing here throws: what is wrong comes back as `error`.
 */
import {sentence} from '@tehai/core/source'
import {codeOf, isCardId} from '../cards/index.js'
import type {CardId, Month} from '../cards/index.js'
import {codesOf, notationMessages, parseCards} from '../notation/index.js'
import {defaultRules, defineRules, findPreset} from '../rules/index.js'
import type {GameRules, RuleChanges} from '../rules/index.js'
import {refusalSentence} from '../round/index.js'
import type {GameAction, GameEvent, GameResult, PlayerId} from '../round/index.js'
import {evaluateYaku, finalScore, totalScore} from '../yaku/index.js'
import type {Yaku} from '../yaku/index.js'
import {replay} from './replay.js'

/** What is wrong with a line, and where. */
export interface LineFault {
  readonly message: string
  /** Field of the line, as in `cards` or `actions`. */
  readonly field?: string
  /** Place in that field: of an element, or of a stretch of its text. */
  readonly index?: number
  readonly start?: number
  readonly end?: number
}

/** A yaku on the wire; `cards` are exact codes. */
export interface YakuLine {
  readonly type: string
  readonly base: number
  readonly bonus: number
  readonly cards: string
}

export type PileAnswer =
  | {readonly id: unknown; readonly yaku: readonly YakuLine[]; readonly total: number}
  | {readonly id: unknown; readonly error: LineFault}

/** An event on the wire: as in the vectors, cards are exact codes and yaku are pairs of type and points. */
export type EventLine = Readonly<Record<string, unknown>> & {readonly type: string}

export interface ResultLine {
  readonly winner: PlayerId | null
  readonly reason: string
  readonly base: number
  readonly scores: readonly [number, number]
  readonly isKoiKoiWin: boolean
  readonly isDraw: boolean
  readonly koiKoiMultiplierApplied: boolean
  readonly yaku: readonly (readonly [string, number])[]
}

export interface RoundAnswer {
  readonly id: unknown
  readonly events: readonly EventLine[]
  /** `null` while the round is not over. */
  readonly result: ResultLine | null
  /** Why the rest was not played; the events end before it. */
  readonly error?: LineFault
}

export type ScoreAnswer =
  {readonly id: unknown; readonly score: number} | {readonly id: unknown; readonly error: LineFault}

type Line = Readonly<Record<string, unknown>>

/** A fault on its way to the answer. */
class BadLine extends Error {
  readonly fault: LineFault

  constructor(fault: LineFault) {
    super(fault.message)
    this.fault = fault
  }
}

/**
 * The yaku of a pile.
 *
 * @param line
 *   `{id, cards | ids, rules, override, context: {month, koiKoiCalls}}`; where both are given, `cards` and `ids` must
 *   agree.
 */
export function answerPile(line: unknown): PileAnswer {
  return answered(line, fields => {
    const yaku = evaluateYaku(cardsOfLine(fields), rulesOfLine(fields), contextOfLine(fields))
    return {id: fields['id'] ?? null, yaku: yaku.map(yakuLine), total: totalScore(yaku)}
  })
}

/** The final score of a round: `{id, rules, override, base, winnerCalled, loserCalled}` in, `{id, score}` out. */
export function answerScore(line: unknown): ScoreAnswer {
  return answered(line, fields => {
    const [base, winner, loser] = ['base', 'winnerCalled', 'loserCalled'].map(field => countOf(fields, field))
    return {
      id: fields['id'] ?? null,
      score: finalScore(base!, {winner: winner!, loser: loser!}, rulesOfLine(fields))
    }
  })
}

/**
 * The course of a round.
 *
 * @param line
 *   `{id, rules, override, context: {month}, dealer, seed, decks, actions}`; decks are texts of 48 exact codes, and where there
 *   are none the seed shuffles.
 */
export function answerRound(line: unknown): RoundAnswer | {readonly id: unknown; readonly error: LineFault} {
  return answered(line, fields => {
    const actions = listOf(fields, 'actions')
    const played = replay({
      decks: decksOf(fields).map(deckOfLine),
      seed: fields['seed'] == null ? 0 : countOf(fields, 'seed'),
      dealer: dealerOfLine(fields['dealer']),
      month: contextOfLine(fields).month,
      rules: rulesOfLine(fields),
      actions: actions.map(actionOfLine)
    })
    const {result} = played.state
    const answer: RoundAnswer = {
      id: fields['id'] ?? null,
      events: played.events.map(eventLine),
      result: result && resultLine(result)
    }
    if (!played.refused) return answer
    const {index, refusal} = played.refused
    return {...answer, error: {message: refusalSentence(refusal), field: 'actions', index}}
  })
}

function answered<Answer>(
  line: unknown,
  answer: (fields: Line) => Answer
): Answer | {readonly id: unknown; readonly error: LineFault} {
  const fields = typeof line === 'object' && line !== null ? (line as Line) : undefined
  try {
    if (!fields) throw new BadLine({message: 'Expected an object, got another value'})
    return answer(fields)
  } catch (error) {
    const fault = error instanceof BadLine ? error.fault : {message: (error as Error).message}
    return {id: fields?.['id'] ?? null, error: fault}
  }
}

function rulesOfLine(fields: Line): GameRules {
  const name = fields['rules'] ?? defaultRules.name
  const base = typeof name === 'string' ? findPreset(name) : defaultRules
  if (!base) throw new BadLine({message: `Expected a rule set, got \`${String(name)}\``, field: 'rules'})
  const given = typeof name === 'object' ? (name as RuleChanges) : {}
  try {
    return defineRules(base, {...given, ...(fields['override'] as RuleChanges | undefined)})
  } catch (error) {
    throw new BadLine({message: (error as Error).message, field: 'override'})
  }
}

function cardsOfLine(fields: Line): readonly CardId[] {
  const {cards, ids} = fields
  const text = Array.isArray(cards) ? cards.join(' ') : cards
  if (text !== undefined && typeof text !== 'string') {
    throw new BadLine({message: `Expected \`cards\` to be text, got ${typeof text}`, field: 'cards'})
  }
  const named = text === undefined ? undefined : cardsOfText(text, 'cards')
  const numbered = ids === undefined ? undefined : idsOfLine(listOf(fields, 'ids'))
  const pile = named ?? numbered
  if (!pile) throw new BadLine({message: 'Expected `cards` or `ids`, got neither'})
  if (
    named &&
    numbered &&
    (named.length !== numbered.length || named.some(card => !numbered.includes(card)))
  ) {
    throw new BadLine({message: 'Expected `cards` and `ids` to name the same cards', field: 'ids'})
  }
  return pile
}

function idsOfLine(ids: readonly unknown[]): readonly CardId[] {
  return ids.map((id, index) => {
    if (!isCardId(id))
      throw new BadLine({message: `Expected a card id, 0 to 47, got ${String(id)}`, field: 'ids', index})
    if (ids.indexOf(id) !== index) {
      throw new BadLine({
        message: `Expected each card once, got \`${codeOf(id)}\` twice`,
        field: 'ids',
        index
      })
    }
    return id
  })
}

function cardsOfText(text: string, field: string, index?: number): readonly CardId[] {
  const {cards, messages} = parseCards(text)
  const [fault] = messages
  if (fault) {
    const {start, end} = fault
    const message = sentence(fault, notationMessages, text, 'en')
    throw new BadLine({message, field, ...(index === undefined ? {} : {index}), start, end})
  }
  return cards.flatMap(({card}) => (card === null ? [] : [card]))
}

/** Decks; one by itself needs no list. */
function decksOf(fields: Line): readonly unknown[] {
  const {decks} = fields
  return typeof decks === 'string' ? [decks] : listOf(fields, 'decks')
}

function deckOfLine(deck: unknown, index: number): readonly CardId[] {
  const cards =
    typeof deck === 'string' ? cardsOfText(deck, 'decks', index) : idsOfLine(Array.isArray(deck) ? deck : [])
  if (cards.length === 48) return cards
  throw new BadLine({message: `Expected a deck of 48 cards, got ${cards.length}`, field: 'decks', index})
}

const actionWords = /^\s*(?:(play|take)\s+(\S.*?)|(draw)|(koi-?koi|koi)|(shobu|stop))\s*$/i

function actionOfLine(action: unknown, index: number): GameAction {
  const match = typeof action === 'string' ? actionWords.exec(action) : null
  if (!match) {
    const message = `Expected an action such as \`play 2d\`, \`take 3d\`, \`draw\`, \`koikoi\` or \`shobu\`, got ${JSON.stringify(action)}`
    throw new BadLine({message, field: 'actions', index})
  }
  const [, verb, text, draws, calls] = match
  if (verb) {
    const [card, more] = cardsOfText(text!, 'actions', index)
    if (card === undefined || more !== undefined) {
      throw new BadLine({message: `Expected one card, got \`${text!}\``, field: 'actions', index})
    }
    return {type: verb.toLowerCase() === 'play' ? 'PlayCard' : 'SelectFieldCard', card}
  }
  if (draws) return {type: 'DrawCard'}
  return {type: calls ? 'CallKoiKoi' : 'CallShobu'}
}

function dealerOfLine(dealer: unknown): PlayerId {
  if (dealer === undefined || dealer === null) return 0
  if (dealer === 0 || dealer === 'Player1') return 0
  if (dealer === 1 || dealer === 'Player2') return 1
  throw new BadLine({message: `Expected \`dealer\` to be 0 or 1, got ${String(dealer)}`, field: 'dealer'})
}

function contextOfLine(fields: Line): {month: Month | null; koiKoiCalls: number} {
  const context = (fields['context'] ?? {}) as Line
  return {
    month: monthOf(context['month'] ?? fields['month'], 'context'),
    koiKoiCalls: context['koiKoiCalls'] == null ? 0 : countOf(context, 'koiKoiCalls')
  }
}

function monthOf(value: unknown, field: string): Month | null {
  if (value === undefined || value === null) return null
  if (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 12) return value as Month
  throw new BadLine({message: `Expected a month, 1 to 12, got ${String(value)}`, field})
}

function countOf(fields: Line, field: string): number {
  const value = fields[field] ?? 0
  if (Number.isInteger(value) && (value as number) >= 0) return value as number
  if (typeof value === 'boolean') return value ? 1 : 0
  throw new BadLine({
    message: `Expected \`${field}\` to be a whole number from 0, got ${String(value)}`,
    field
  })
}

function listOf(fields: Line, field: string): readonly unknown[] {
  const value = fields[field] ?? []
  if (Array.isArray(value)) return value
  throw new BadLine({message: `Expected \`${field}\` to be a list, got ${typeof value}`, field})
}

function yakuLine({type, baseScore, bonusScore, cards}: Yaku): YakuLine {
  return {type, base: baseScore, bonus: bonusScore, cards: codesOf(cards)}
}

function yakuPairs(yaku: readonly Yaku[]): readonly (readonly [string, number])[] {
  return yaku.map(one => [one.type, one.totalScore])
}

/** An event as the vectors write it. */
export function eventLine(event: GameEvent): EventLine {
  switch (event.type) {
    case 'Dealt':
      return {...event, hands: event.hands.map(codesOf), field: codesOf(event.field)}
    case 'CardPlayed':
    case 'CardDrawn':
    case 'CardPlaced':
      return {...event, card: codeOf(event.card)}
    case 'FieldChoiceRequired':
      return {...event, card: codeOf(event.card), options: codesOf(event.options)}
    case 'CardsCaptured':
      return {...event, cards: codesOf(event.cards)}
    case 'YakuCompleted':
      return {...event, yaku: yakuPairs(event.yaku)}
    case 'GameEnded': {
      const {seq, type, result} = event
      return {seq, type, reason: result.reason, scores: result.scores}
    }
    default:
      return {...event}
  }
}

/** A result as the vectors write it. */
export function resultLine(result: GameResult): ResultLine {
  const {winner, reason, base, scores, isKoiKoiWin, isDraw, koiKoiMultiplierApplied, completedYaku} = result
  const scored = winner !== null && (reason === 'Shobu' || reason === 'Exhausted')
  const yaku = scored ? yakuPairs(completedYaku[winner]) : []
  return {winner, reason, base, scores, isKoiKoiWin, isDraw, koiKoiMultiplierApplied, yaku}
}
