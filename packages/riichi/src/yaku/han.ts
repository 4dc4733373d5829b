/**
 * Yaku with their han, as a scored hand carries them. There are few, so each exists once.
 */
import {yakuTable, type YakuId, type YakuRow} from './table.js'

export interface YakuHan<Id extends YakuId = YakuId> {
  readonly id: Id
  /** Han in this hand; 13 for a yakuman, 26 for a double one. */
  readonly han: number
}

type HanOf = {readonly [Id in YakuId]: YakuHan<Id>}

const rows: readonly YakuRow[] = yakuTable

function everyYaku(hanOf: (row: YakuRow) => number): HanOf {
  const every: Partial<Record<string, YakuHan>> = {}
  for (const row of rows) if (hanOf(row) > 0) every[row.id] = {id: row.id as YakuId, han: hanOf(row)}
  // A copy has all fields from the start, and is read faster than an object that grew field by field.
  return {...every} as HanOf
}

/** Each table is made when a hand first needs it: most programs count shanten and score nothing, and few hands are yakuman. */
function whenNeeded(hanOf: (row: YakuRow) => number): () => HanOf {
  let made: HanOf | undefined
  return () => (made ??= everyYaku(hanOf))
}

/** Yaku of a closed hand; no yakuman. */
export const closedHan: () => HanOf = whenNeeded(row => row.closed)
/** Yaku of an open hand; no yakuman. */
export const openHan: () => HanOf = whenNeeded(row => row.open)
/** Yakuman counted once. */
export const onceYakuman: () => HanOf = whenNeeded(row => (row.yakuman > 0 ? 13 : 0))
/** Yakuman counted twice, if possible. */
export const twiceYakuman: () => HanOf = whenNeeded(row => (row.yakuman === 2 ? 26 : 0))

/** Each yaku of some rows of the table in their order, or `null` if a hand does not have it. */
export type YakuOfRows<Rows extends readonly {readonly id: YakuId}[]> = {
  readonly [Index in keyof Rows]: YakuHan<Rows[Index]['id']> | null
}

/** Add a yaku that a hand has, and return it. */
export function add<Id extends YakuId>(found: YakuHan[], yaku: YakuHan<Id>): YakuHan<Id> {
  found.push(yaku)
  return yaku
}

/**
 * Each yaku of some rows of the table, added if a hand has it. At run time this does nothing; it lets the compiler
 * report a row without a line here, or a line in the wrong place.
 */
export function eachOf<Rows extends readonly {readonly id: YakuId}[]>(_listed: YakuOfRows<Rows>): void {}
