/**
 * Yaku that depend on how the hand is read: runs, triplets, seven pairs.
 */
import type {Reading} from '../decompose/wait.js'
import type {HandFacts} from '../hand.js'
import type {Rules} from '../rules.js'
import {closedHan, openHan, type YakuHan} from './han.js'
import type {Shape} from './shape.js'

/** Runs from 1, 4 and 7 of a suit, as bits. */
const straight = 0b1001001

/** Add the yaku of a standard reading, in the order of the table. */
export function addYakuOfReading(found: YakuHan[], shape: Shape, hand: HandFacts, pinfu: boolean): void {
  const han = hand.isOpen ? openHan : closedHan
  if (pinfu) found.push(han.pinfu)
  if (!hand.isOpen && shape.equalRuns > 0) found.push(shape.equalRuns === 2 ? han.ryanpeikou : han.iipeikou)
  if (shape.runCount > 2) {
    if (isInAllSuits(shape.runs)) found.push(han.sanshoku)
    if (hasStraight(shape.runs)) found.push(han.ittsuu)
  }
  if (shape.allOuter && shape.runCount > 0) found.push(hand.hasHonors ? han.chanta : han.junchan)
  if (shape.tripletCount > 2) {
    if (shape.tripletCount === 4) found.push(han.toitoi)
    if (shape.concealed === 3) found.push(han.sanankou)
    if (hand.kans === 3) found.push(han.sankantsu)
    if (isInAllSuits(shape.triplets)) found.push(han.sanshoku_doukou)
  }
  if (shape.honorTriplets !== 0) addHonors(found, shape, hand)
}

/** Four runs, a pair without fu, a two-sided wait, a closed hand (平和). */
export function isPinfu(reading: Reading, shape: Shape, hand: HandFacts, rules: Rules): boolean {
  if (hand.isOpen || shape.runCount !== 4 || reading.wait !== 'ryanmen') return false
  return !isValuePair(shape.pair, hand) && (hand.byRon || rules.pinfuTsumo)
}

/** Whether a pair has fu: a dragon, the round wind or the seat wind (役牌). */
export function isValuePair(pair: number, {roundWind, seatWind}: HandFacts): boolean {
  return pair > 30 || pair === roundWind || pair === seatWind
}

/** Whether some rank of the kinds occurs in all three suits. */
function isInAllSuits(kinds: number): boolean {
  return (kinds & (kinds >> 9) & (kinds >> 18)) !== 0
}

function hasStraight(runs: number): boolean {
  for (let suit = runs; suit !== 0; suit >>= 9) if ((suit & straight) === straight) return true
  return false
}

function addHonors(found: YakuHan[], {honorTriplets, pair}: Shape, hand: HandFacts): void {
  const han = hand.isOpen ? openHan : closedHan
  if ((honorTriplets >> (hand.roundWind - 27)) & 1) found.push(han.round_wind)
  if ((honorTriplets >> (hand.seatWind - 27)) & 1) found.push(han.seat_wind)
  if (honorTriplets & 16) found.push(han.haku)
  if (honorTriplets & 32) found.push(han.hatsu)
  if (honorTriplets & 64) found.push(han.chun)
  // Two dragons and the third as the pair: all three bits.
  if (pair > 30 && ((honorTriplets >> 4) | (1 << (pair - 31))) === 7) found.push(han.shousangen)
}
