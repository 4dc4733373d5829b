/** Nagashi mangan (流し満貫): a river that pays as much as a mangan by tsumo, whatever the hand. */
import type {ClaimedHand} from '../page/check/result/claims.js'
import {parseSituation} from '../page/grammar/situation/parse-situation.js'
import {tsumoPayments, tsumoPoints, type Rules, type ScoredReading} from '@tehai/riichi'
import type {ScoredWin} from './analysis.js'
import type {HandTiles} from './hand.js'

/** Base points of a mangan. */
const MANGAN = 2000

/**
 * The payment of a river in the form of a win; `null` if it is not claimed, or not in the rules. Honba and sticks are
 * not included.
 */
export function nagashiOf(
  {situation}: ClaimedHand,
  {closed, melds}: HandTiles,
  rules: Rules
): ScoredWin | null {
  const {seat, circumstances = []} = situation
  if (!rules.nagashiMangan || !circumstances.includes('nagashi')) return null
  const payments = tsumoPayments(MANGAN, seat === 'east', rules)
  const reading: ScoredReading = {
    form: 'standard',
    blocks: [],
    completed: 0,
    wait: 'tanki',
    yaku: [],
    han: 0,
    fu: 0,
    fuLines: [],
    yakuman: 0,
    limit: 'mangan',
    base: MANGAN,
    points: tsumoPoints(payments, rules.sanma ? 3 : 4)
  }
  return {
    win: {hand: closed, melds, win: closed[0]!, by: 'tsumo', situation: {seat}},
    score: {
      ...reading,
      outcome: 'win',
      readings: [reading],
      chosen: 0,
      reason: 'only',
      dora: {dora: 0, ura: 0, red: 0, north: 0},
      tsumoPayments: payments,
      payments: null,
      liabilities: [],
      liability: null
    }
  }
}

/** Whether a claim names a river that pays, as if it were a yaku: 役: 流し満貫. */
export function namesNagashi(text: string): boolean {
  const [fact, ...others] = text.length > LONGEST ? [] : parseSituation(text)
  return fact?.field === 'circumstance' && fact.circumstance === 'nagashi' && others.length === 0
}

/** Longer than any name of it, in UTF-16 units. */
const LONGEST = 40

/** Whether a payment is for a river rather than a hand. */
export function isOfRiver({score}: ScoredWin): boolean {
  return score.outcome === 'win' && score.readings.every(({blocks}) => blocks.length === 0)
}
