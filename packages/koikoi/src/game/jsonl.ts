/**
 * The requests of other programs: one JSON value per line in, one out.
 *
 * Piles go in as the vectors of `vectors/koikoi.json` have them and come back with their yaku; rounds go in as decks
 * or a seed with actions as text (`play 2d`, `take 3d`, `draw`, `koikoi`, `shobu`) and come back as events and result.
 * No line makes this throw: what is wrong comes back as `error`.
 */
import {sentence, shownValue} from '@tehai/kernel/source'
import {codeOf, isCardId, type CardId} from '../cards/index.js'
import {codesOf, notationMessages, parseCards} from '../notation/index.js'
import {
  GameRuleViolationException,
  refusalSentence,
  type GameAction,
  type GameEvent,
  type GameResult,
  type PlayerId
} from '../round/index.js'
import {
  defaultRules,
  defineRules,
  findPreset,
  presets,
  type GameRules,
  type RuleChanges
} from '../rules/index.js'
import {evaluateYaku, finalScore, totalScore, type Yaku} from '../yaku/index.js'
import {
  badValue,
  BadLine,
  checkFields,
  contextOf,
  countOf,
  dealerOf,
  listOf,
  recordOf,
  timesOf,
  type Line,
  type LineFault
} from './line-fields.js'
import {replay} from './replay.js'

export type {LineFault} from './line-fields.js'

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

/**
 * The yaku of a pile.
 *
 * @param line
 *   `{id, cards | ids, rules, override, context: {month, koiKoiCalls}}`; where both are given, `cards` and `ids` must
 *   agree.
 */
export function answerPile(line: unknown): PileAnswer {
  return answered(line, pileFields, fields => {
    const yaku = evaluateYaku(cardsOfLine(fields), rulesOfLine(fields), contextOf(fields))
    return {id: fields['id'] ?? null, yaku: yaku.map(yakuLine), total: totalScore(yaku)}
  })
}

/** The final score of a round: `{id, rules, override, base, winnerCalled, loserCalled}` in, `{id, score}` out. */
export function answerScore(line: unknown): ScoreAnswer {
  return answered(line, scoreFields, fields => {
    if (fields['base'] == null) throw badValue('`base`, the points of all yaku', undefined, 'base')
    const called = {winner: timesOf(fields, 'winnerCalled'), loser: timesOf(fields, 'loserCalled')}
    return {id: fields['id'] ?? null, score: finalScore(countOf(fields, 'base'), called, rulesOfLine(fields))}
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
  return answered(line, roundFields, fields => {
    const actions = listOf(fields, 'actions')
    const played = replay({
      decks: decksOf(fields).map(deckOfLine),
      seed: countOf(fields, 'seed'),
      dealer: dealerOf(fields),
      month: contextOf(fields).month,
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

const rulesFields = ['id', 'rules', 'override'] as const
const pileFields = [...rulesFields, 'cards', 'ids', 'context', 'month'] as const
const scoreFields = [...rulesFields, 'base', 'winnerCalled', 'loserCalled'] as const
const roundFields = [
  ...rulesFields,
  ...(['context', 'month', 'dealer', 'seed', 'decks', 'actions'] as const)
] as const

/** The answer to a line, or what is wrong with it. The engine can also refuse a round, in its own words. */
function answered<Answer>(
  line: unknown,
  known: readonly string[],
  answer: (fields: Line) => Answer
): Answer | {readonly id: unknown; readonly error: LineFault} {
  const isObject = typeof line === 'object' && line !== null && !Array.isArray(line)
  const fields = isObject ? (line as Line) : {}
  try {
    if (!isObject) throw new BadLine({message: `Expected an object, got \`${shownValue(line)}\``})
    checkFields(fields, known)
    return answer(fields)
  } catch (error) {
    if (error instanceof BadLine) return {id: fields['id'] ?? null, error: error.fault}
    if (error instanceof GameRuleViolationException)
      return {id: fields['id'] ?? null, error: {message: error.message}}
    throw error
  }
}

function rulesOfLine(fields: Line): GameRules {
  const {rules} = fields
  const base = typeof rules === 'string' ? findPreset(rules) : defaultRules
  if (!base) throw badValue(`a rule set, one of ${presetNames}`, rules, 'rules')
  const own = typeof rules === 'string' ? base : changedRules(base, recordOf(fields, 'rules'), 'rules')
  return changedRules(own, recordOf(fields, 'override'), 'override')
}

const presetNames = Object.keys(presets)
  .map(name => `\`${name}\``)
  .join(', ')

function changedRules(base: GameRules, changes: Line, field: string): GameRules {
  const {name} = changes
  if (name !== undefined && typeof name !== 'string') throw badValue('the name of rules', name, field)
  try {
    return defineRules(base, changes as RuleChanges)
  } catch (error) {
    throw new BadLine({message: (error as Error).message, field})
  }
}

function cardsOfLine(fields: Line): readonly CardId[] {
  const {cards} = fields
  const ids = fields['ids'] ?? undefined
  const isList = Array.isArray(cards) && cards.every(card => typeof card === 'string')
  const text = isList ? cards.join(' ') : (cards ?? undefined)
  if (text !== undefined && typeof text !== 'string') {
    throw badValue('`cards` to be text or a list of texts', cards, 'cards')
  }
  const named = text === undefined ? undefined : cardsOfText(text, 'cards')
  const numbered = ids === undefined ? undefined : idsOfLine(listOf(fields, 'ids'))
  const pile = named ?? numbered
  if (!pile) throw new BadLine({message: 'Expected `cards` or `ids`, got neither', field: 'cards'})
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
    if (!isCardId(id)) throw badValue('a card id, 0 to 47', id, 'ids', index)
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

/** Decks: a list, or a single deck. */
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

/** An action is a word or two. */
const longestAction = 100

const actionWords = /^\s*(?:(play|take)\s+(\S.*?)|(draw)|(koi-?koi|koi)|(shobu|stop))\s*$/i

function actionOfLine(action: unknown, index: number): GameAction {
  const match = typeof action === 'string' && action.length <= longestAction ? actionWords.exec(action) : null
  if (!match) {
    const wanted = 'an action such as `play 2d`, `take 3d`, `draw`, `koikoi` or `shobu`'
    throw badValue(wanted, action, 'actions', index)
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
