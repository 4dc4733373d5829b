/**
 * Yaku that depend on how the hand is read: runs, triplets, seven pairs.
 */
import type {Reading} from '../decompose/wait.js'
import type {HandFacts} from '../hand/hand.js'
import type {Rules} from '../rules/rules.js'
import {add, closedHan, eachOf, openHan, type YakuHan} from './han.js'
import type {Shape} from './shape.js'
import type {YakuRows} from './table.js'

/** Runs from 1, 4 and 7 of a suit, as bits. */
const straight = 0b1001001

/** Add the yaku of a standard reading. */
export function addYakuOfReading(found: YakuHan[], shape: Shape, hand: HandFacts, pinfu: boolean): void {
  if (shape.runCount > 0) addRunYaku(found, shape, hand, pinfu)
  if (shape.tripletCount > 2) addTripletYaku(found, shape, hand)
  if (shape.honorTriplets !== 0) addHonorYaku(found, shape, hand)
}

/** Add the yaku of seven pairs. */
export function addYakuOfPairs(found: YakuHan[]): void {
  eachOf<YakuRows<'pairs'>>([add(found, closedHan().chiitoitsu)])
}

/** Yaku of readings with a run. */
function addRunYaku(found: YakuHan[], shape: Shape, hand: HandFacts, pinfu: boolean): void {
  const han = hand.isOpen ? openHan() : closedHan()
  const {runs, runCount, equalRuns, allOuter} = shape
  eachOf<YakuRows<'runs'>>([
    pinfu ? add(found, han.pinfu) : null,
    !hand.isOpen && equalRuns === 1 ? add(found, han.iipeikou) : null,
    !hand.isOpen && equalRuns === 2 ? add(found, han.ryanpeikou) : null,
    runCount > 2 && isInAllSuits(runs) ? add(found, han.sanshoku) : null,
    runCount > 2 && hasStraight(runs) ? add(found, han.ittsuu) : null,
    allOuter && hand.hasHonors ? add(found, han.chanta) : null,
    allOuter && !hand.hasHonors ? add(found, han.junchan) : null
  ])
}

/** Yaku of readings with three triplets and kans. */
function addTripletYaku(found: YakuHan[], shape: Shape, hand: HandFacts): void {
  const han = hand.isOpen ? openHan() : closedHan()
  eachOf<YakuRows<'triplets'>>([
    shape.tripletCount === 4 ? add(found, han.toitoi) : null,
    shape.concealed === 3 ? add(found, han.sanankou) : null,
    hand.kans === 3 ? add(found, han.sankantsu) : null,
    isInAllSuits(shape.triplets) ? add(found, han.sanshoku_doukou) : null
  ])
}

/** Yaku of readings with a triplet of honors. */
function addHonorYaku(found: YakuHan[], {honorTriplets, pair}: Shape, hand: HandFacts): void {
  const han = hand.isOpen ? openHan() : closedHan()
  // Two dragons and the third as the pair: all three bits are set.
  const isShousangen = pair > 30 && ((honorTriplets >> 4) | (1 << (pair - 31))) === 7
  eachOf<YakuRows<'honors'>>([
    (honorTriplets >> (hand.roundWind - 27)) & 1 ? add(found, han.round_wind) : null,
    (honorTriplets >> (hand.seatWind - 27)) & 1 ? add(found, han.seat_wind) : null,
    honorTriplets & 16 ? add(found, han.haku) : null,
    honorTriplets & 32 ? add(found, han.hatsu) : null,
    honorTriplets & 64 ? add(found, han.chun) : null,
    isShousangen ? add(found, han.shousangen) : null
  ])
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
