/**
 * Points (点数): what han and fu, or yakuman, are worth, and who pays how much of it.
 */
import {defaultRules, type Rules} from '../rules/rules.js'
import {wrong} from '../tile/wrong.js'

// Limits by han (満貫 and up), with their base points: a ron pays four times this, to the dealer six times. Checked
// against the formula in points.test.ts.
export const limits = [
  {id: 'mangan', minHan: 5, base: 2000},
  {id: 'haneman', minHan: 6, base: 3000},
  {id: 'baiman', minHan: 8, base: 4000},
  {id: 'sanbaiman', minHan: 11, base: 6000},
  {id: 'kazoe-yakuman', minHan: 13, base: 8000}
] as const

/** Name of a limit; `yakuman` also for several of them. */
export type LimitId = (typeof limits)[number]['id'] | 'yakuman'

/** What a hand is worth before payments are computed. */
export interface Worth {
  /** Base points (基本点). */
  readonly base: number
  /** The limit that was reached, or null. */
  readonly limit: LimitId | null
}

/** Base points of one yakuman. */
const yakumanBase = 8000

/** @throws {TypeError} if a value is not a whole number, or too small. */
function assertWhole(value: number, name: string, least: number): void {
  if (!isWhole(value, least)) throw wrong(`\`${name}\` to be a whole number from ${least}`, value)
}

const isWhole = (value: number, least: number): boolean => Number.isInteger(value) && value >= least

/**
 * What a number of yakuman is worth.
 *
 * @param yakuman
 *   How many they count as, 1 or more.
 * @throws {TypeError} if it is not such a number.
 */
export function yakumanWorth(yakuman: number): Worth {
  assertWhole(yakuman, 'yakuman', 1)
  return {base: yakumanBase * yakuman, limit: 'yakuman'}
}

/**
 * What han and fu are worth: fu × 2^(han + 2), at most a mangan below five han.
 *
 * @param han
 *   Han with dora, 1 or more.
 * @param fu
 *   Fu, rounded up: 20, 25, 30 … Ignored from five han on.
 * @param rules
 *   Complete rules, or these two of them (default: `defaultRules`).
 * @throws {TypeError} if han or fu are not such numbers.
 */
export function worthOf(
  han: number,
  fu: number,
  rules: Pick<Rules, 'kiriage' | 'kazoe'> = defaultRules
): Worth {
  assertWhole(han, 'han', 1)
  if (han < 5) {
    if (!isRounded(fu)) throw wrong('fu, rounded up: 20, 25, 30 …', fu)
    const base = fu * (1 << (han + 2))
    const isMangan = base >= 2000 || (rules.kiriage && base === 1920)
    return isMangan ? {base: 2000, limit: 'mangan'} : {base, limit: null}
  }
  for (let row = limits.length - 1; row > 0; row--) {
    const {id, minHan, base} = limits[row]!
    if (han >= minHan && (id !== 'kazoe-yakuman' || rules.kazoe === 'yakuman')) return {base, limit: id}
  }
  return {base: 2000, limit: 'mangan'}
}

const isRounded = (fu: number): boolean => fu === 25 || (isWhole(fu, 20) && fu % 10 === 0)

/** Points are paid in hundreds, rounded up. */
function paid(points: number): number {
  return Math.ceil(points / 100) * 100
}

/**
 * Points of a ron, without honba: four times the base points, for the dealer six times, rounded up to hundreds.
 *
 * @param base
 *   Base points of `worthOf` or `yakumanWorth`; 0 for a hand without yaku.
 * @throws {TypeError} if they are not a whole number from 0.
 */
export function ronPoints(base: number, isDealer: boolean): number {
  assertWhole(base, 'base', 0)
  return paid(base * (isDealer ? 6 : 4))
}

/**
 * Points of a tsumo, without honba: `[from the dealer, from each other]`, or `[from each]` for a dealer's win.
 *
 * With three players, the share of the missing player is lost, or divided equally between the two (`sanmaTsumo`).
 *
 * @param base
 *   Base points, as of `ronPoints`.
 * @param rules
 *   Complete rules, or these two of them (default: `defaultRules`).
 * @throws {TypeError} if base points are not a whole number from 0.
 */
export function tsumoPayments(
  base: number,
  isDealer: boolean,
  rules: Pick<Rules, 'sanma' | 'sanmaTsumo'> = defaultRules
): readonly [number, number] | readonly [number] {
  assertWhole(base, 'base', 0)
  const isSplit = rules.sanma && rules.sanmaTsumo === 'split'
  if (isDealer) return [paid(isSplit ? base * 3 : base * 2)]
  return isSplit ? [paid(base * 2.5), paid(base * 1.5)] : [paid(base * 2), paid(base)]
}

/**
 * Sum of the payments of a tsumo, without honba.
 *
 * @param payments
 *   As `tsumoPayments` has them.
 * @param players
 *   3 or 4, including the winner.
 * @throws {TypeError} if either is not valid.
 */
export function tsumoPoints(
  payments: readonly [number, number] | readonly [number],
  players: number
): number {
  if (!Array.isArray(payments) || payments.length > 2)
    throw wrong('payments such as `[2000, 1000]` or `[2000]`', payments)
  const [first, other] = payments as readonly [number, number?]
  assertWhole(first, 'payments', 0)
  if (other !== undefined) assertWhole(other, 'payments', 0)
  if (players !== 3 && players !== 4) throw wrong('`players` to be 3 or 4', players)
  return other === undefined ? first * (players - 1) : first + other * (players - 2)
}
