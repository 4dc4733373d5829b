/**
 * Yaku with their han, as a scored hand carries them. There are few, so each exists once.
 */
import {yakuTable, type YakuId, type YakuRow} from './table.js'

export interface YakuHan {
  readonly id: YakuId
  /** Han in this hand; 13 for a yakuman, 26 for a double one. */
  readonly han: number
}

type HanOf = Readonly<Record<YakuId, YakuHan>>

const rows: readonly YakuRow[] = yakuTable

function everyYaku(hanOf: (row: YakuRow) => number): HanOf {
  const every: Partial<Record<string, YakuHan>> = {}
  for (const row of rows) if (hanOf(row) > 0) every[row.id] = {id: row.id as YakuId, han: hanOf(row)}
  // A copy is an object with fixed fields, which is read faster than one that grew field by field.
  return {...every} as HanOf
}

/** Yaku of a closed hand; no yakuman. */
export const closedHan: HanOf = everyYaku(row => row.closed)
/** Yaku of an open hand; no yakuman. */
export const openHan: HanOf = everyYaku(row => row.open)
/** Yakuman counted once. */
export const onceYakuman: HanOf = everyYaku(row => (row.yakuman > 0 ? 13 : 0))
/** Yakuman counted twice, where that can be. */
export const twiceYakuman: HanOf = everyYaku(row => (row.yakuman === 2 ? 26 : 0))
