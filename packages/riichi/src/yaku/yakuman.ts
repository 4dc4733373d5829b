/**
 * Yakuman (役満): those of the whole hand, and those of a reading.
 */
import type {Form} from '../decompose/decompose.js'
import type {Reading} from '../decompose/wait.js'
import type {HandFacts} from '../hand.js'
import type {Rules} from '../rules.js'
import type {Situation} from '../situation.js'
import {onceYakuman as once, twiceYakuman as twice, type YakuHan} from './han.js'
import {isOneSuit} from './ofHand.js'
import type {Shape} from './shape.js'
import type {DoubleYakumanId} from './table.js'

/** Tiles of ryuuiisou, 23468s and 發, by kind. */
const isGreen: readonly boolean[] = Array.from({length: 34}, (_, kind) =>
  [19, 20, 21, 23, 25, 32].includes(kind)
)
const hatsu = 32

/** Whether any tile of the hand may be taken as the one that completed it: it was complete as dealt, and the rules say so. */
export function isAnyWait({tenhou}: Situation, {tenhouWait}: Rules): boolean {
  return tenhou === true && tenhouWait === 'best'
}

/** Yakuman that do not depend on how the hand is read. */
export function yakumanOfHand(hand: HandFacts, situation: Situation, rules: Rules): YakuHan[] {
  const found: YakuHan[] = []
  if (situation.tenhou) found.push(once.tenhou)
  if (situation.chiihou) found.push(once.chiihou)
  if (situation.renhou && rules.renhou === 'yakuman') found.push(once.renhou)
  if (situation.paarenchan && rules.paarenchan) found.push(once.paarenchan)
  if (hand.suits === 0) found.push(once.tsuuiisou)
  else if (!hand.hasInner && !hand.hasHonors) found.push(once.chinroutou)
  else if (hand.melds.length === 0 && !hand.hasHonors && isOneSuit(hand))
    addChuuren(found, hand, isAnyWait(situation, rules), rules)
  if ((hand.suits & 3) === 0 && isRyuuiisou(hand, rules)) found.push(once.ryuuiisou)
  return found
}

const none: readonly YakuHan[] = []

/**
 * Yakuman of one reading.
 *
 * @param anyWait
 *   Whether any tile may be the last one, `isAnyWait`: the hand then waited for all that it could.
 */
export function yakumanOfReading(
  reading: Reading,
  shape: Shape | null,
  hand: HandFacts,
  anyWait: boolean,
  rules: Rules
): readonly YakuHan[] {
  if (shape !== null && shape.tripletCount < 3 && !rules.daisharin) return none
  const found: YakuHan[] = []
  if (shape === null) addOfPairs(found, reading.form, anyWait || reading.wait === 'kokushi_13', hand, rules)
  else if (shape.tripletCount > 2)
    addOfTriplets(found, anyWait || reading.wait === 'tanki', shape, hand, rules)
  else if (isDaisharin(hand)) found.push(once.daisharin)
  return found
}

function addOfPairs(found: YakuHan[], form: Form, isThirteen: boolean, hand: HandFacts, rules: Rules): void {
  if (form === 'kokushi') found.push(isThirteen ? twiceIf('kokushi_13', rules) : once.kokushi)
  else if (hand.suits === 0 && rules.daichisei) found.push(once.daichisei)
  else if (rules.daisharin && hand.suits === 2 && !hand.hasOuter) found.push(once.daisharin)
}

function addOfTriplets(
  found: YakuHan[],
  isTanki: boolean,
  shape: Shape,
  hand: HandFacts,
  rules: Rules
): void {
  if (shape.concealed === 4) {
    found.push(isTanki ? twiceIf('suuankou_tanki', rules) : once.suuankou)
  }
  if (shape.honorTriplets >> 4 === 7) found.push(once.daisangen)
  const windTriplets = shape.honorTriplets & 15
  if (windTriplets === 15) found.push(twiceIf('daisuushii', rules))
  else if (shape.pair > 26 && shape.pair < 31 && (windTriplets | (1 << (shape.pair - 27))) === 15) {
    found.push(once.shousuushii)
  }
  if (hand.kans === 4) found.push(once.suukantsu)
}

/** 1112345678999 and any tile of the suit (九蓮宝燈); pure if the hand waited for all nine kinds. */
function addChuuren(found: YakuHan[], {closed, suits, win}: HandFacts, anyWait: boolean, rules: Rules): void {
  const first = suits === 4 ? 18 : suits === 2 ? 9 : 0
  if (closed[first]! < 3 || closed[first + 8]! < 3) return
  for (let kind = first + 1; kind < first + 8; kind++) if (closed[kind] === 0) return
  const isEnd = win === first || win === first + 8
  const isPure = anyWait || closed[win] === (isEnd ? 4 : 2)
  found.push(isPure ? twiceIf('junsei_chuuren', rules) : once.chuuren)
}

function isRyuuiisou({all}: HandFacts, rules: Rules): boolean {
  for (let kind = 18; kind < 34; kind++) if (all[kind]! > 0 && !isGreen[kind]) return false
  return !rules.ryuuiisouNeedsHatsu || all[hatsu]! > 0
}

/** 22334455667788p, which is also read as runs: twice each of them and a pair. */
function isDaisharin(hand: HandFacts): boolean {
  return (
    !hand.isOpen &&
    hand.suits === 2 &&
    !hand.hasOuter &&
    hand.closed.every(count => count % 2 === 0 && count < 3)
  )
}

function twiceIf(id: DoubleYakumanId, {doubleYakuman}: Rules): YakuHan {
  const isDouble = typeof doubleYakuman === 'boolean' ? doubleYakuman : doubleYakuman.includes(id)
  return (isDouble ? twice : once)[id]
}
