/**
 * Riichi sticks (供託) when a hand is settled: the sticks of this hand are still to be subtracted from the given points,
 * or are subtracted already. The winner takes all sticks.
 */
import {winds} from '@tehai/riichi'
import type {ClaimedTable} from '../../../page/check/result/claims.js'
import type {PlayerPayments} from './ways.js'

/** A way in which the sticks of a block can be meant. */
export interface StickWay {
  /** Sticks that a winner takes. */
  readonly sticks: number
  /** Whether the given points are from before riichi was declared. */
  readonly isBeforeRiichi: boolean
  /** Another way fits as well, and is more commonly meant. */
  readonly isDoubtful?: boolean
}

const STICK = 1000

/** The total of all players' points: with these on the table and in the sticks, nothing is missing. */
const totals: ReadonlySet<number> = new Set([100_000, 120_000, 108_000, 105_000, 75_000, 90_000])

/**
 * The ways in which the sticks can be meant. If the block says how many there are, those of this hand are included or
 * come on top; the sum of the points decides, if it can.
 */
export function stickWays({riichi, before, sticks}: ClaimedTable): readonly StickWay[] {
  const own = riichi.length
  if (own === 0) return [{sticks: sticks ?? 0, isBeforeRiichi: false}]
  const sum = before.reduce((all, {points}) => all + points, 0)
  const carried = sticks === null ? [0] : sticks >= own ? [sticks - own, sticks] : [sticks]
  const all = carried.flatMap((many): readonly (StickWay & {readonly onTable: number})[] => [
    {sticks: many + own, isBeforeRiichi: true, onTable: many},
    {sticks: many + own, isBeforeRiichi: false, onTable: many + own}
  ])
  const fitting = all.filter(({onTable}) => totals.has(sum + onTable * STICK))
  if (fitting.length > 0) return fitting.map((way, index) => ({...way, isDoubtful: index > 0}))
  // A claim of payments without points may leave the sticks out.
  return sticks === null && before.length === 0 ? [...all, {sticks: 0, isBeforeRiichi: false}] : all
}

/** What each player won or lost, less the sticks paid in this hand. */
export function lessSticks(
  {riichi}: Pick<ClaimedTable, 'riichi'>,
  won: readonly number[]
): readonly number[] {
  return won.map((points, seat) => (riichi.includes(winds[seat]!) ? points - STICK : points))
}

/** What a draw pays, with the sticks of this hand as in each way: they stay on the table. */
export function withSticks(table: ClaimedTable, won: readonly number[]): readonly PlayerPayments[] {
  const found = new Map<boolean, PlayerPayments>()
  for (const {isBeforeRiichi, isDoubtful} of stickWays(table)) {
    if (found.has(isBeforeRiichi)) continue
    found.set(isBeforeRiichi, {won: isBeforeRiichi ? lessSticks(table, won) : won, isDoubtful})
  }
  return [...found.values()]
}
