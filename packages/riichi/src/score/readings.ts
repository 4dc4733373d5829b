/**
 * Scoring of readings: every way to read a complete hand, with its yaku, fu and points.
 *
 * `score` chooses one of them; the value of a hand needs only their points.
 */
import {decompose} from '../decompose/decompose.js'
import {addReadings, type Reading} from '../decompose/wait.js'
import {chiitoitsuFu, fuLinesOf, sumOfFu, type FuLine} from './fu.js'
import type {HandFacts} from '../hand/hand.js'
import {playersOf} from './payments.js'
import {
  ronPoints,
  tsumoPayments,
  tsumoPoints,
  worthOf,
  yakumanWorth,
  type LimitId,
  type Worth
} from './points.js'
import type {Rules} from '../rules/rules.js'
import type {Situation} from '../hand/situation.js'
import {closedHan, type YakuHan} from '../yaku/han.js'
import {yakuOfHand} from '../yaku/hand-yaku.js'
import {addYakuOfPairs, addYakuOfReading, isPinfu} from '../yaku/reading-yaku.js'
import {shapeOf} from '../yaku/shape.js'
import {isAnyWait, yakumanOfHand, yakumanOfReading} from '../yaku/yakuman.js'

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
  /** Base points (基本点): a ron pays four times these, to the dealer six times. */
  readonly base: number
  /** Points without honba and sticks; 0 for a reading without yaku. */
  readonly points: number
}

export interface ScoredReading extends Reading, Value {}

/**
 * Every reading of a complete hand and every place of the winning tile in it, scored; none if the hand is not complete.
 *
 * @param dora
 *   Han of all dora.
 */
export function scoredReadings(
  hand: HandFacts,
  situation: Situation,
  rules: Rules,
  dora: number
): ScoredReading[] {
  const readings: Reading[] = []
  for (const decomposition of decompose(hand.closed)) {
    addReadings(readings, decomposition, hand.win, hand.byRon, hand.melds)
  }
  const context: Context = {
    hand,
    situation,
    rules,
    yakuman: yakumanOfHand(hand, situation, rules),
    yaku: yakuOfHand(hand, situation, rules),
    dora
  }
  const scored: ScoredReading[] = []
  for (const reading of readings) scored.push(scoreReading(reading, context))
  return scored
}

/** What the readings of one hand share. */
interface Context {
  readonly hand: HandFacts
  readonly situation: Situation
  readonly rules: Rules
  /** Yakuman and yaku that do not depend on the reading. */
  readonly yakuman: readonly YakuHan[]
  readonly yaku: readonly YakuHan[]
  readonly dora: number
}

function scoreReading(reading: Reading, context: Context): ScoredReading {
  const {hand, situation, rules} = context
  const shape = reading.form === 'standard' ? shapeOf(reading.blocks) : null
  const pinfu = shape !== null && isPinfu(reading, shape, hand, rules)
  const own = yakumanOfReading(reading, shape, hand, isAnyWait(situation, rules), rules)
  if (own.length + context.yakuman.length > 0) {
    const yaku = context.yakuman.concat(own)
    const fuLines = shape === null ? noLines : fuLinesOf(reading, hand, rules, pinfu, false)
    const yakuman = countYakuman(yaku, rules)
    return valued(reading, {yaku, han: 0, fu: 0, fuLines, yakuman}, yakumanWorth(yakuman), context)
  }
  const yaku = context.yaku.slice()
  if (shape === null) addYakuOfPairs(yaku)
  else addYakuOfReading(yaku, shape, hand, pinfu)
  const isRinshan = situation.rinshan === true
  const fuLines = shape === null ? chiitoitsuFu : fuLinesOf(reading, hand, rules, pinfu, isRinshan)
  const fu = sumOfFu(fuLines)
  let ownHan = 0
  for (const one of yaku) ownHan += one.han
  const han = ownHan === 0 ? 0 : ownHan + context.dora
  const worth = han === 0 ? nothing : worthOf(han, fu, rules)
  if (situation.renhou && rules.renhou === 'mangan' && worth.base < mangan.base) {
    return valued(reading, {yaku: [closedHan().renhou], han: 5, fu, fuLines, yakuman: 0}, mangan, context)
  }
  return valued(reading, {yaku, han, fu, fuLines, yakuman: 0}, worth, context)
}

const noLines: readonly FuLine[] = []
const nothing: Worth = {base: 0, limit: null}
const mangan: Worth = {base: 2000, limit: 'mangan'}

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
  {yaku, han, fu, fuLines, yakuman}: Omit<Value, 'base' | 'limit' | 'points'>,
  {base, limit}: Worth,
  {hand, rules}: Context
): ScoredReading {
  const points = hand.byRon
    ? ronPoints(base, hand.isDealer)
    : tsumoPoints(tsumoPayments(base, hand.isDealer, rules), playersOf(rules))
  return {form, blocks, completed, wait, yaku, han, fu, fuLines, yakuman, limit, base, points}
}
