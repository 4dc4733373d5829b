/**
 * The requests of other programs: one JSON value per line in, one out.
 *
 * Piles are written as in `vectors/koikoi.json`, and the answer has their yaku; rounds are decks or a seed with
 * actions as text (`play 2d`, `take 3d`, `draw`, `koikoi`, `shobu`), and the answer has their events and result. No
 * line makes this throw: faults are returned as `error`.
 */
import {shownValue} from '@tehai/kernel/source'
import {GameRuleViolationException, refusalSentence} from '../round/index.js'
import {evaluateYaku, finalScore, totalScore} from '../yaku/index.js'
import {
  eventLine,
  resultLine,
  yakuLine,
  type EventLine,
  type ResultLine,
  type YakuLine
} from './event-line.js'
import {
  badValue,
  BadLine,
  checkFields,
  contextOf,
  countOf,
  dealerOf,
  listOf,
  timesOf,
  type Line,
  type LineFault
} from './line-fields.js'
import {actionOfLine, cardsOfLine, deckOfLine, decksOf, rulesOfLine} from './line-values.js'
import {replay} from './replay.js'

export type PileAnswer =
  | {readonly id: unknown; readonly yaku: readonly YakuLine[]; readonly total: number}
  | {readonly id: unknown; readonly error: LineFault}

export interface RoundAnswer {
  readonly id: unknown
  readonly events: readonly EventLine[]
  /** `null` while the round is not over. */
  readonly result: ResultLine | null
  /** Why the remaining actions were not played; the events end before them. */
  readonly error?: LineFault
}

export type ScoreAnswer =
  {readonly id: unknown; readonly score: number} | {readonly id: unknown; readonly error: LineFault}

/**
 * The yaku of a pile.
 *
 * @param line
 *   `{id, cards | ids, rules, override, context: {month, koiKoiCalls}}`; if both are given, `cards` and `ids` must
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
 *   `{id, rules, override, context: {month}, dealer, seed, decks, actions}`; decks are texts of 48 exact codes;
 *   without decks, the seed shuffles.
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

/** The answer to a line, or what is wrong with it. The engine may also refuse a round, with its own message. */
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
