/**
 * Scoring: what a win is worth, in every reading, and which reading counts.
 *
 * The reading with the most points counts; of equal ones, that with more han, then that with more fu. This is what
 * servers report: a limit hand still shows its best form.
 */
import {checkCopies, checkWin, countWin, noMelds, noSituation, showsFifth} from '../hand/check.js'
import {countDora, type DoraCount} from './dora.js'
import {handFacts, type HandFacts} from '../hand/hand.js'
import {liabilitiesOf, paymentsBySeat, seatOf, type Liability} from './payments.js'
import {tsumoPayments} from './points.js'
import type {Problem} from '../hand/problem.js'
import {defaultRules, type Rules} from '../rules/rules.js'
import {scoredReadings, type ScoredReading, type Value} from './readings.js'
import type {Situation, Win} from '../hand/situation.js'

export type {ScoredReading, Value}

/** Why the chosen reading counts: it is the only one, or what decided against the next best. */
export type ChoiceReason = 'only' | 'points' | 'yakuman' | 'han' | 'fu' | 'yaku' | 'equal'

/** A scored win. The values are those of the chosen reading. */
export interface WinScore extends Value {
  readonly outcome: 'win'
  /** Every reading and every place of the winning tile in it. */
  readonly readings: readonly ScoredReading[]
  /** Which of `readings` counts, 0-based. */
  readonly chosen: number
  readonly reason: ChoiceReason
  readonly dora: DoraCount
  /** `[from the dealer, from each other]`, or `[from each]`, without honba; null for a ron. */
  readonly tsumoPayments: readonly [number, number] | readonly [number] | null
  /** By seat wind, east first, with honba, sticks and liability; null for a ron if the loser is not known. */
  readonly payments: readonly number[] | null
  readonly liabilities: readonly Liability[]
  /** The first of `liabilities`, or null. */
  readonly liability: Liability | null
}

/** A complete hand that may not win: no reading has a yaku. */
export interface NoYaku {
  readonly outcome: 'no-yaku'
  readonly readings: readonly ScoredReading[]
}

/** The tiles are not a complete hand. */
export interface Incomplete {
  readonly outcome: 'incomplete'
}

/** The hand or its situation is impossible. */
export interface Impossible {
  readonly outcome: 'impossible'
  readonly problems: readonly Problem[]
}

export type Score = WinScore | NoYaku | Incomplete | Impossible

/**
 * Score a win.
 *
 * Never throws for what an author may write: an impossible or incomplete hand, or one without yaku, is a result.
 *
 * @param rules
 *   Complete rules, from `rulesOf` or `presets` (default: `defaultRules`).
 * @throws {TypeError} if something given as a tile is not one.
 */
export function score(win: Win, rules: Rules = defaultRules): Score {
  const problems = checkWin(win, rules)
  if (problems.length > 0) return impossible(problems, countWin(win), rules)
  const hand = handFacts(win)
  const situation = win.situation ?? noSituation
  if (hand.mostCopies > 4 || rules.sanma || showsFifth(hand.all, hand.mostCopies, situation)) {
    const {problems: wrong} = impossible(problems, countWin(win), rules)
    if (wrong.length > 0) return {outcome: 'impossible', problems: wrong}
  }
  const dora = countDora(hand, situation, rules)
  const readings = scoredReadings(hand, situation, rules, dora.dora + dora.ura + dora.red + dora.north)
  if (readings.length === 0) return {outcome: 'incomplete'}
  const chosen = bestOf(readings)
  if (readings[chosen]!.points === 0) return {outcome: 'no-yaku', readings}
  return withPayments({win, hand, situation, rules, dora, readings, chosen})
}

function impossible(problems: readonly Problem[], counts: readonly number[], rules: Rules): Impossible {
  const all = problems.slice()
  checkCopies(counts, rules, all)
  return {outcome: 'impossible', problems: all}
}

/** What decides between two readings, in this order. A real yakuman precedes one made of counted han. */
const deciding = [
  ['points', (reading: ScoredReading) => reading.points],
  ['yakuman', (reading: ScoredReading) => reading.yakuman],
  ['han', (reading: ScoredReading) => reading.han],
  ['fu', (reading: ScoredReading) => reading.fu],
  ['yaku', (reading: ScoredReading) => reading.yaku.length]
] as const

/** Order of two readings: positive if the first is better. */
function compare(a: ScoredReading, b: ScoredReading): number {
  for (const [, of] of deciding) {
    const order = of(a) - of(b)
    if (order !== 0) return order
  }
  return 0
}

function bestOf(readings: readonly ScoredReading[]): number {
  let best = 0
  for (let index = 1; index < readings.length; index++) {
    if (compare(readings[index]!, readings[best]!) > 0) best = index
  }
  return best
}

/** What decided between the chosen reading and the best of the others. */
function reasonOf(readings: readonly ScoredReading[], chosen: number): ChoiceReason {
  if (readings.length === 1) return 'only'
  const best = readings[chosen]!
  let next: ScoredReading | null = null
  for (let index = 0; index < readings.length; index++) {
    if (index !== chosen && (next === null || compare(readings[index]!, next) > 0)) next = readings[index]!
  }
  const decided = deciding.find(([, of]) => of(best) !== of(next!))
  return decided ? decided[0] : 'equal'
}

const noLiabilities: readonly Liability[] = []

/** A win with the chosen reading. */
interface ChosenWin {
  readonly win: Win
  readonly hand: HandFacts
  readonly situation: Situation
  readonly rules: Rules
  readonly dora: DoraCount
  readonly readings: readonly ScoredReading[]
  readonly chosen: number
}

function withPayments({win, hand, situation, rules, dora, readings, chosen}: ChosenWin): WinScore {
  const {yaku, han, fu, fuLines, yakuman, limit, base, points} = readings[chosen]!
  const seat = situation.seat ?? 'south'
  const liabilities =
    yakuman > 0
      ? liabilitiesOf(readings[chosen]!, {melds: win.melds ?? noMelds, seat}, situation, rules)
      : noLiabilities
  const loser = situation.loser === undefined ? null : seatOf(seat, situation.loser, rules)
  return {
    outcome: 'win',
    yaku,
    han,
    fu,
    fuLines,
    yakuman,
    limit,
    base,
    points,
    readings,
    chosen,
    reason: reasonOf(readings, chosen),
    dora,
    tsumoPayments: hand.byRon ? null : tsumoPayments(base, hand.isDealer, rules),
    payments: paymentsBySeat({base, byRon: hand.byRon, seat, loser, liabilities}, situation, rules),
    liabilities,
    liability: liabilities[0] ?? null
  }
}
