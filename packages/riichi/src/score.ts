/**
 * Scoring: what a win is worth, in every reading, and which reading counts.
 *
 * The reading with the most points counts; of equal ones that with more han, then that with more fu, as the servers
 * report it: a hand of a limit still shows its best form.
 */
import {checkCopies, checkWin, countWin, noMelds, noSituation, showsFifth} from './check.js'
import {decompose} from './decompose/decompose.js'
import {addReadings, type Reading} from './decompose/wait.js'
import {countDora, type DoraCount} from './dora.js'
import {chiitoitsuFu, fuLinesOf, sumOfFu, type FuLine} from './fu.js'
import {handFacts, type HandFacts} from './hand.js'
import {liabilitiesOf, paymentsBySeat, playersOf, seatOf, type Liability} from './payments.js'
import {
  ronPoints,
  tsumoPayments,
  tsumoPoints,
  worthOf,
  yakumanWorth,
  type LimitId,
  type Worth
} from './points.js'
import type {Problem} from './problem.js'
import {defaultRules, type Rules} from './rules.js'
import type {Situation, Win} from './situation.js'
import {closedHan, type YakuHan} from './yaku/han.js'
import {yakuOfHand} from './yaku/ofHand.js'
import {addYakuOfPairs, addYakuOfReading, isPinfu} from './yaku/ofReading.js'
import {shapeOf} from './yaku/shape.js'
import {isAnyWait, yakumanOfHand, yakumanOfReading} from './yaku/yakuman.js'

/** What a reading is worth. */
export interface Value {
  /** Yaku without dora; only the yakuman if there are any. */
  readonly yaku: readonly YakuHan[]
  /** Han with dora; 0 for yakuman and for a reading without yaku. */
  readonly han: number
  /** Fu, rounded up; 0 for yakuman. */
  readonly fu: number
  /** The lines that add up to the fu; also given for yakuman of a standard reading. */
  readonly fuLines: readonly FuLine[]
  /** How many yakuman it counts as; 0 for none. */
  readonly yakuman: number
  readonly limit: LimitId | null
  /** Base points (基本点), of which a ron pays four times, to the dealer six. */
  readonly base: number
  /** Points without honba and sticks; 0 for a reading without yaku. */
  readonly points: number
}

export interface ScoredReading extends Reading, Value {}

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
  /** By seat wind, east first, with honba, sticks and liability; null for a ron of which the loser is not known. */
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

/** The tiles are no complete hand. */
export interface Incomplete {
  readonly outcome: 'incomplete'
}

/** The hand or its situation cannot be. */
export interface Impossible {
  readonly outcome: 'impossible'
  readonly problems: readonly Problem[]
}

export type Score = WinScore | NoYaku | Incomplete | Impossible

/**
 * Score a win.
 *
 * Never throws for what an author may write: a hand that cannot be, that is incomplete or that has no yaku is a result.
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
  return withPayments(win, hand, situation, rules, dora, readings, chosen)
}

function impossible(problems: readonly Problem[], counts: readonly number[], rules: Rules): Impossible {
  const all = problems.slice()
  checkCopies(counts, rules, all)
  return {outcome: 'impossible', problems: all}
}

function scoredReadings(hand: HandFacts, situation: Situation, rules: Rules, dora: number): ScoredReading[] {
  const readings: Reading[] = []
  for (const decomposition of decompose(hand.closed)) {
    addReadings(readings, decomposition, hand.win, hand.byRon, hand.melds)
  }
  const yakuman = yakumanOfHand(hand, situation, rules)
  const yaku = yakuOfHand(hand, situation, rules)
  const scored: ScoredReading[] = []
  for (const reading of readings) {
    scored.push(scoreReading(reading, hand, situation, rules, yakuman, yaku, dora))
  }
  return scored
}

function scoreReading(
  reading: Reading,
  hand: HandFacts,
  situation: Situation,
  rules: Rules,
  handYakuman: readonly YakuHan[],
  handYaku: readonly YakuHan[],
  dora: number
): ScoredReading {
  const shape = reading.form === 'standard' ? shapeOf(reading.blocks) : null
  const pinfu = shape !== null && isPinfu(reading, shape, hand, rules)
  const ofReading = yakumanOfReading(reading, shape, hand, isAnyWait(situation, rules), rules)
  if (ofReading.length + handYakuman.length > 0) {
    const yakuman = handYakuman.concat(ofReading)
    const lines = shape === null ? noLines : fuLinesOf(reading, hand, rules, pinfu, false)
    const times = countYakuman(yakuman, rules)
    return valued(reading, yakuman, 0, 0, lines, times, yakumanWorth(times), hand, rules)
  }
  const yaku = handYaku.slice()
  if (shape === null) addYakuOfPairs(yaku)
  else addYakuOfReading(yaku, shape, hand, pinfu)
  const isRinshan = situation.rinshan === true
  const fuLines = shape === null ? chiitoitsuFu : fuLinesOf(reading, hand, rules, pinfu, isRinshan)
  const fu = sumOfFu(fuLines)
  let han = 0
  for (const one of yaku) han += one.han
  const worth = han === 0 ? nothing : worthOf(han + dora, fu, rules)
  if (situation.renhou && rules.renhou === 'mangan' && worth.base < mangan.base) {
    return valued(reading, renhouAlone, 5, fu, fuLines, 0, mangan, hand, rules)
  }
  return valued(reading, yaku, han === 0 ? 0 : han + dora, fu, fuLines, 0, worth, hand, rules)
}

const noLines: readonly FuLine[] = []
const noLiabilities: readonly Liability[] = []
const nothing: Worth = {base: 0, limit: null}
const mangan: Worth = {base: 2000, limit: 'mangan'}
const renhouAlone: readonly YakuHan[] = [closedHan.renhou]

function countYakuman(yakuman: readonly YakuHan[], rules: Rules): number {
  let sum = 0
  let most = 0
  for (const {han} of yakuman) {
    sum += han / 13
    most = Math.max(most, han / 13)
  }
  return rules.multipleYakuman ? sum : most
}

function valued(
  {form, blocks, completed, wait}: Reading,
  yaku: readonly YakuHan[],
  han: number,
  fu: number,
  fuLines: readonly FuLine[],
  yakuman: number,
  {base, limit}: Worth,
  hand: HandFacts,
  rules: Rules
): ScoredReading {
  const points = hand.byRon
    ? ronPoints(base, hand.isDealer)
    : tsumoPoints(tsumoPayments(base, hand.isDealer, rules), playersOf(rules))
  return {form, blocks, completed, wait, yaku, han, fu, fuLines, yakuman, limit, base, points}
}

/** What decides between two readings, in this order. A yakuman comes before han that are counted as one. */
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

function withPayments(
  win: Win,
  hand: HandFacts,
  situation: Situation,
  rules: Rules,
  dora: DoraCount,
  readings: readonly ScoredReading[],
  chosen: number
): WinScore {
  const {yaku, han, fu, fuLines, yakuman, limit, base, points} = readings[chosen]!
  const seat = situation.seat ?? 'south'
  const liabilities =
    yakuman > 0 ? liabilitiesOf(yaku, yakuman, win.melds ?? noMelds, seat, situation, rules) : noLiabilities
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
