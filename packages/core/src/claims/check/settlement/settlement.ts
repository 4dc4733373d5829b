/**
 * Checking points after a hand: the points that change hands must be what the win or the draw pays.
 *
 * What the block does not say is tried in every possible way: who dealt in, who was tenpai, whether the sticks of this
 * hand are already counted. A claim is false if no way explains it.
 */
import type {Claim, ClaimedTable, PlayerPoints} from '../../../page/check/result/claims.js'
import type {RecordedSettlement} from '../../../page/grammar/block/records.js'
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import {clause, type Clauses} from '../../../labels/clauses/clauses.js'
import {nameOfSettled} from '../../../labels/scores/score.js'
import {winds} from '@tehai/riichi'
import type {Message} from '@tehai/kernel/source'
import type {Analysis} from '../../analysis.js'
import {filledOutcome, type Outcome} from '../outcome/outcome.js'
import {waysOfDraw} from './drawn-hand.js'
import type {Settlement} from './ways.js'
import {winNothing} from './several-wins.js'
import {lessSticks} from './sticks.js'
import {bySeat, ordersOf, readingOf, seatOfName, type BySeat} from './points-by-seat.js'
import {waysOfWin} from './won-hand.js'

/** Check the points after a hand, or fill them in. `analysis`: of the winning hand, if there is one. */
export function checkSettlement(claim: Claim, table: ClaimedTable, analysis: Analysis | null): Outcome {
  const ways = table.recorded
    ? waysOfRecord(table, table.recorded, claim, analysis)
    : waysOfBlock(table, analysis)
  const orders = ordersOf(table)
  const before = claim.key === 'payments' ? null : table.before
  const isOpen = ways.length === 0 || before?.length === 0
  if (claim.fill !== null)
    return filled(claim, table, isOpen ? [] : ways.filter(({isDoubtful}) => isDoubtful !== true))
  const truth = (way: Settlement) => () => [truthOf(claim, table, way)]
  const said = isOpen ? [] : orders.flatMap(order => readingOf(before, table, order) ?? [])
  if (said.length === 0) {
    const open = {checked: false, drawn: [], truth: () => [claim.value]}
    // A list of only two points without names is already reported elsewhere as incomplete.
    if (
      table.claimed.length !== 1 &&
      table.claimed.length < 3 &&
      table.claimed.every(({who}) => who === null)
    )
      return {...open, messages: []}
    const values = {reason: whyUnchecked(table, ways.length > 0, before)}
    return {...open, messages: [claimMessage('unchecked-points', 0, claim.value.length, values)]}
  }
  const near = nearest(said[0]!, ways)
  const isTrue = said.some(reading => ways.some(({won}) => distance(reading, won) === 0))
  const messages = isTrue ? [] : [falseScores(claim, table, near)]
  return {messages, checked: true, drawn: [], truth: truth(near)}
}

/** The ways that the block leaves possible. */
function waysOfBlock(table: ClaimedTable, analysis: Analysis | null): readonly Settlement[] {
  if (table.drawnHand) return waysOfDraw(table)
  return analysis ? waysOfWin(table, analysis) : []
}

/**
 * What a game record says was paid, with the reason that the block gives, if any. The payments as written may include
 * the sticks of this hand, or not.
 */
function waysOfRecord(
  table: ClaimedTable,
  {payments, changes}: RecordedSettlement,
  {key, fill}: Claim,
  analysis: Analysis | null
): readonly Settlement[] {
  const won = key === 'payments' ? payments : changes
  const known = waysOfBlock(table, analysis).find(way =>
    way.won.every((points, seat) => points === won[seat])
  )
  const reason = known?.reason ?? clause('as-recorded')
  if (key !== 'payments' || fill !== null) return [{won, reason}]
  const sticks = won.reduce((sum, points) => sum + points, 0)
  const all = [won, lessSticks(table, won), ...(sticks > 0 ? withoutSticks(won, sticks) : [])]
  return all.map(paid => ({won: paid, reason}))
}

/** Payments without the sticks: one player has taken them, and all else is paid between players. */
const withoutSticks = (won: readonly number[], sticks: number): readonly (readonly number[])[] =>
  won.flatMap((points, winner) =>
    points >= sticks ? [won.map((one, seat) => (seat === winner ? one - sticks : one))] : []
  )

/** Why points are not checked: the information that the block lacks. */
function whyUnchecked(
  table: ClaimedTable,
  isSettled: boolean,
  before: readonly PlayerPoints[] | null
): Clauses {
  if (!isSettled) {
    const reasons = winNothing(table)
    if (reasons.length > 0) return reasons
    return clause(table.winners.length > 1 ? 'wins-not-settled' : 'win-not-settled')
  }
  return clause(before?.length === 0 ? 'no-points-before' : 'unnamed-points')
}

/** Fill in points, where the block leaves only one way to settle the hand. */
function filled(claim: Claim, table: ClaimedTable, ways: readonly Settlement[]): Outcome {
  const [first, ...others] = ways
  const isClear = first && others.every(({won}) => won.every((points, seat) => points === first.won[seat]))
  if (isClear) return filledOutcome([], [], () => [truthOf(claim, table, first)])
  const reason = winNothing(table)
  const {length} = claim.value
  const open =
    reason.length > 0
      ? claimMessage('unchecked-points', 0, length, {reason})
      : claimMessage('unsettled', 0, length, {}, possible(claim, table, ways))
  return filledOutcome([open], [], () => ['?'])
}

/** What may be written where the hand can have been settled in a few ways, in plain numbers. */
function possible(claim: Claim, table: ClaimedTable, ways: readonly Settlement[]): readonly string[] {
  const texts = new Set(ways.map(way => truthOf(claim, table, way)))
  return texts.size > MOST_WAYS
    ? []
    : [...texts].map(text => text.replaceAll('−', '-').replace(/(\d),(?=\d{3})/g, '$1'))
}

/** With more ways than this nothing is proposed: the block has to say more. */
const MOST_WAYS = 4

/** How many players won or lost other points than a claim says. */
function distance(said: BySeat, won: readonly number[]): number {
  return said.filter((points, seat) => points !== null && points !== won[seat]).length
}

/** The way that explains the largest part of a claim. */
function nearest(said: BySeat, ways: readonly Settlement[]): Settlement {
  return ways.reduce((best, way) => (distance(said, way.won) < distance(said, best.won) ? way : best))
}

/** The correct points, with the names of the claim and in its order; without names, from east. */
function truthOf(claim: Claim, table: ClaimedTable, {won}: Settlement): string {
  const {lang} = table.settings
  return nameOfSettled(listOf(claim, table, won), lang)
}

function listOf(claim: Claim, table: ClaimedTable, won: readonly number[]) {
  const {claimed, before} = table
  const isChange = claim.key === 'payments'
  const named =
    claimed.length > 0 ? claimed : before.length > 0 ? before : won.map(() => ({who: null, points: 0}))
  const start = isChange ? null : bySeat(before, table, 'east')
  const isNamed = named.some(({who}) => who !== null)
  // Points without names must be as many as the players.
  return (isNamed ? named : named.slice(0, table.players)).map(({who}, index) => {
    const seat = isNamed ? (seatOfName(who, table) ?? 0) : index
    return {
      wind: isNamed ? winds[seat]! : null,
      points: (start?.[seat] ?? 0) + (won[seat] ?? 0),
      isChange
    }
  })
}

function falseScores(claim: Claim, table: ClaimedTable, way: Settlement): Message {
  const settled = listOf(claim, table, way.won)
  const what = claim.key === 'payments' ? 'payments' : 'scores'
  const values = {what, truth: clause('settled', {settled}), reason: way.reason}
  return claimMessage('false-settlement', 0, claim.value.length, values)
}
