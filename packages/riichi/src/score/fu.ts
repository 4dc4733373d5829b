/**
 * Fu (符): the minipoints of one reading, line by line.
 *
 * Works on a reading, never on loose tiles, so nothing here searches.
 *
 * Source: <https://tenhou.net/man/> (連風牌は4符 there; 2 by rule).
 */
import type {Block} from '../decompose/blocks.js'
import type {Reading} from '../decompose/wait.js'
import type {HandFacts} from '../hand/hand.js'
import type {Rules} from '../rules/rules.js'
import {isOuter} from '../shanten/survey.js'

/** What a line of fu is for. */
export type FuId =
  /** 20 for the win (副底) */
  | 'base'
  /** 25 for seven pairs, nothing else */
  | 'chiitoitsu'
  /** A triplet or kan */
  | 'set'
  /** The pair */
  | 'pair'
  /** A wait on one kind */
  | 'wait'
  | 'tsumo'
  /** Ron with a closed hand (門前加符) */
  | 'menzen_ron'
  /** An open hand without any other fu is counted as 30 */
  | 'open_pinfu'
  /** Up to the next ten */
  | 'rounding'

export interface FuLine {
  readonly id: FuId
  readonly fu: number
  /** Index of the block of the reading that it is for, 0-based; -1: none. */
  readonly block: number
}

const base: FuLine = {id: 'base', fu: 20, block: -1}
const chiitoitsu: FuLine = {id: 'chiitoitsu', fu: 25, block: -1}
const tsumo: FuLine = {id: 'tsumo', fu: 2, block: -1}
const menzenRon: FuLine = {id: 'menzen_ron', fu: 10, block: -1}
const openPinfu: FuLine = {id: 'open_pinfu', fu: 10, block: -1}
const rounding: readonly FuLine[] = [0, 2, 4, 6, 8].map(fu => ({id: 'rounding', fu, block: -1}))

/** The one line of chiitoitsu. */
export const chiitoitsuFu: readonly FuLine[] = [chiitoitsu]

/**
 * The lines of a standard reading: they add up to its fu.
 *
 * @param isPinfu
 *   Whether the reading is pinfu: its tsumo has no fu.
 * @param isRinshan
 *   Whether the win is on the replacement tile of a kan, for which some rules give no fu.
 */
export function fuLinesOf(
  reading: Reading,
  hand: HandFacts,
  rules: Rules,
  isPinfu: boolean,
  isRinshan: boolean
): FuLine[] {
  const {blocks, completed, wait} = reading
  const lines: FuLine[] = [base]
  let sum = 20
  for (let block = 0; block < blocks.length; block++) {
    const {type, kind} = blocks[block]!
    if (type === 'run') continue
    const fu = type === 'pair' ? pairFu(kind, hand, rules) : setFu(blocks[block]!)
    if (fu === 0) continue
    lines.push({id: type === 'pair' ? 'pair' : 'set', fu, block})
    sum += fu
  }
  if (wait === 'kanchan' || wait === 'penchan' || wait === 'tanki') {
    lines.push({id: 'wait', fu: 2, block: completed})
    sum += 2
  }
  const last = lastLine(sum, hand, rules, isPinfu, isRinshan)
  if (last !== null) {
    lines.push(last)
    sum += last.fu
  }
  const missing = (10 - (sum % 10)) % 10
  if (missing > 0) lines.push(rounding[missing / 2]!)
  return lines
}

/** Sum of lines. */
export function sumOfFu(lines: readonly FuLine[]): number {
  let sum = 0
  for (const {fu} of lines) sum += fu
  return sum
}

/** What the way of winning adds. */
function lastLine(
  sum: number,
  hand: HandFacts,
  rules: Rules,
  isPinfu: boolean,
  isRinshan: boolean
): FuLine | null {
  if (!hand.byRon) return isPinfu || (isRinshan && !rules.rinshanFu) ? null : tsumo
  if (!hand.isOpen) return menzenRon
  return sum === 20 && rules.openPinfuFu === 30 ? openPinfu : null
}

/**
 * Fu of a triplet or kan: 2, doubled for terminals and honors, doubled if not open, multiplied by four for a kan.
 *
 * @returns 2, 4, 8, 16 or 32
 */
function setFu({type, kind, open}: Block): number {
  return 2 * (isOuter[kind] ? 2 : 1) * (open ? 1 : 2) * (type === 'kan' ? 4 : 1)
}

/** Fu of the pair (雀頭): 2 for a dragon, the round wind or the seat wind; a pair that is both winds by rule. */
function pairFu(kind: number, {roundWind, seatWind}: HandFacts, rules: Rules): 0 | 2 | 4 {
  if (kind > 30) return 2
  if (kind === roundWind && kind === seatWind) return rules.doubleWindPairFu
  return kind === roundWind || kind === seatWind ? 2 : 0
}
