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
  return Object.fromEntries(rows.map(row => [row.id, {id: row.id, han: hanOf(row)}])) as HanOf
}

/** Yaku of a closed hand. */
export const closedHan: HanOf = everyYaku(row => row.closed)
/** Yaku of an open hand. */
export const openHan: HanOf = everyYaku(row => row.open)
/** Yakuman counted once. */
export const onceYakuman: HanOf = everyYaku(() => 13)
/** Yakuman counted twice. */
export const twiceYakuman: HanOf = everyYaku(() => 26)
