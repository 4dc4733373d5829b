/**
 * Yakuman (役満): those of the whole hand, and those of a reading.
 */
import type {Reading} from '../decompose/wait.js'
import type {HandFacts} from '../hand/hand.js'
import type {Rules} from '../rules/rules.js'
import type {Situation} from '../hand/situation.js'
import {add, eachOf, onceYakuman as once, twiceYakuman as twice, type YakuHan} from './han.js'
import type {DoubleYakumanId} from '../rules/yakuman.js'
import {isOneSuit} from './hand-yaku.js'
import type {Shape} from './shape.js'
import type {YakumanRows} from './table.js'

/** Tiles of ryuuiisou, 23468s and 發, by kind. */
const isGreen: readonly boolean[] = Array.from({length: 34}, (_, kind) =>
  [19, 20, 21, 23, 25, 32].includes(kind)
)
const hatsu = 32

/**
 * Whether any tile of the hand may count as the one that completed it: if the hand was complete as dealt and the rules
 * allow this.
 */
export function isAnyWait({tenhou}: Situation, {tenhouWait}: Rules): boolean {
  return tenhou === true && tenhouWait === 'best'
}

/** Yakuman that do not depend on how the hand is read. */
export function yakumanOfHand(hand: HandFacts, situation: Situation, rules: Rules): YakuHan[] {
  const found: YakuHan[] = []
  addHandYakuman(found, hand, situation, rules)
  return found
}

/**
 * Yakuman of one reading.
 *
 * @param anyWait
 *   Whether any tile may count as the last one (`isAnyWait`): the hand then has the best possible wait.
 */
export function yakumanOfReading(
  reading: Reading,
  shape: Shape | null,
  hand: HandFacts,
  anyWait: boolean,
  rules: Rules
): YakuHan[] {
  const found: YakuHan[] = []
  if (shape !== null && shape.tripletCount > 2)
    addTripletYakuman(found, shape, hand, anyWait || reading.wait === 'tanki', rules)
  else {
    if (shape === null) addPairYakuman(found, reading, hand, anyWait, rules)
    addRunYakuman(found, hand, rules)
  }
  return found
}

function addHandYakuman(found: YakuHan[], hand: HandFacts, situation: Situation, rules: Rules): void {
  const isChuuren = hasChuuren(hand)
  const isPure = isChuuren && isPureChuuren(hand, isAnyWait(situation, rules))
  eachOf<YakumanRows<'course' | 'tiles'>>([
    situation.renhou && rules.renhou === 'yakuman' ? add(found, once().renhou) : null,
    situation.tenhou ? add(found, once().tenhou) : null,
    situation.chiihou ? add(found, once().chiihou) : null,
    situation.paarenchan && rules.paarenchan ? add(found, once().paarenchan) : null,
    isChuuren && !isPure ? add(found, once().chuuren) : null,
    isPure ? add(found, twiceIf('junsei_chuuren', rules)) : null,
    hand.suits === 0 ? add(found, once().tsuuiisou) : null,
    (hand.suits & 3) === 0 && isRyuuiisou(hand, rules) ? add(found, once().ryuuiisou) : null,
    !hand.hasInner && !hand.hasHonors ? add(found, once().chinroutou) : null
  ])
}

/** Yakuman of seven pairs and of thirteen orphans. */
function addPairYakuman(
  found: YakuHan[],
  {form, wait}: Reading,
  hand: HandFacts,
  anyWait: boolean,
  rules: Rules
): void {
  const isKokushi = form === 'kokushi'
  const isThirteenSided = anyWait || wait === 'kokushi_13'
  eachOf<YakumanRows<'pairs'>>([
    isKokushi && !isThirteenSided ? add(found, once().kokushi) : null,
    isKokushi && isThirteenSided ? add(found, twiceIf('kokushi_13', rules)) : null,
    !isKokushi && hand.suits === 0 && rules.daichisei ? add(found, once().daichisei) : null
  ])
}

/** Yakuman of runs, which may be read as pairs as well. */
function addRunYakuman(found: YakuHan[], hand: HandFacts, rules: Rules): void {
  eachOf<YakumanRows<'runs'>>([rules.daisharin && isDaisharin(hand) ? add(found, once().daisharin) : null])
}

/** Yakuman of readings with three triplets and kans. */
function addTripletYakuman(
  found: YakuHan[],
  {concealed, honorTriplets, pair}: Shape,
  hand: HandFacts,
  isTanki: boolean,
  rules: Rules
): void {
  const winds = honorTriplets & 15
  const isWindPair = pair > 26 && pair < 31
  eachOf<YakumanRows<'triplets'>>([
    concealed === 4 && !isTanki ? add(found, once().suuankou) : null,
    concealed === 4 && isTanki ? add(found, twiceIf('suuankou_tanki', rules)) : null,
    honorTriplets >> 4 === 7 ? add(found, once().daisangen) : null,
    isWindPair && winds !== 15 && (winds | (1 << (pair - 27))) === 15 ? add(found, once().shousuushii) : null,
    winds === 15 ? add(found, twiceIf('daisuushii', rules)) : null,
    hand.kans === 4 ? add(found, once().suukantsu) : null
  ])
}

/** 1112345678999 and any tile of the suit (九蓮宝燈). */
function hasChuuren(hand: HandFacts): boolean {
  if (hand.melds.length > 0 || hand.hasHonors || !isOneSuit(hand)) return false
  const {closed} = hand
  const first = firstOfSuit(hand)
  if (closed[first]! < 3 || closed[first + 8]! < 3) return false
  for (let kind = first + 1; kind < first + 8; kind++) if (closed[kind] === 0) return false
  return true
}

/** Whether a chuuren waited for all nine kinds (純正). */
function isPureChuuren(hand: HandFacts, anyWait: boolean): boolean {
  const {closed, win} = hand
  const first = firstOfSuit(hand)
  const isEnd = win === first || win === first + 8
  return anyWait || closed[win] === (isEnd ? 4 : 2)
}

/** The first kind of the one suit of a hand. */
const firstOfSuit = ({suits}: HandFacts): number => (suits === 4 ? 18 : suits === 2 ? 9 : 0)

function isRyuuiisou({all}: HandFacts, rules: Rules): boolean {
  for (let kind = 18; kind < 34; kind++) if (all[kind]! > 0 && !isGreen[kind]) return false
  return !rules.ryuuiisouNeedsHatsu || all[hatsu]! > 0
}

/** 2p to 8p. */
const middlePin = [10, 11, 12, 13, 14, 15, 16]

/** 22334455667788p (大車輪), fourteen tiles without melds: pairs, or runs twice each and a pair. */
function isDaisharin({closed}: HandFacts): boolean {
  return middlePin.every(kind => closed[kind] === 2)
}

function twiceIf<Id extends DoubleYakumanId>(id: Id, {doubleYakuman}: Rules): YakuHan<Id> {
  const isDouble = typeof doubleYakuman === 'boolean' ? doubleYakuman : doubleYakuman.includes(id)
  return (isDouble ? twice : once)()[id]
}
