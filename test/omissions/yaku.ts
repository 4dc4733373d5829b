/**
 * What a new yaku may lack: each does not compile.
 */
import {yakuNames} from '../../packages/core/dist/labels/yaku-names.js'
import {add, closedHan as han, eachOf, type YakuHan} from '../../packages/riichi/dist/yaku/han.js'
import type {YakuRow, YakuRows} from '../../packages/riichi/dist/yaku/table.js'
import {without} from './without.js'

const found: YakuHan[] = []

type Rows = readonly [{id: 'toitoi'}, {id: 'sankantsu'}]

eachOf<Rows>([add(found, han().toitoi), null])

// @ts-expect-error: a row of the table without a predicate
eachOf<Rows>([add(found, han().toitoi)])

// @ts-expect-error: the predicate of another yaku
eachOf<Rows>([null, add(found, han().toitoi)])

// The rows are those of the table.
export const rows: YakuRows<'pairs'>[number]['id'] = 'chiitoitsu'

// @ts-expect-error: what it is read from, so where its predicate is
export const withoutSource: YakuRow = {id: 'toy', closed: 1, open: 1, yakuman: 0}

// @ts-expect-error: a rule that does not exist
export const withoutRule: YakuRow = {id: 'toy', closed: 1, open: 1, yakuman: 0, by: 'tiles', rule: 'kuitann'}

// @ts-expect-error: a double yakuman that rules cannot name
export const withoutSwitch: YakuRow = {id: 'toy', closed: 0, open: 0, yakuman: 2, by: 'tiles'}

// @ts-expect-error: names
export const withoutNames: typeof yakuNames = without(yakuNames, 'tanyao')
