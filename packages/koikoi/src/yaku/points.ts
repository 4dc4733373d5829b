/**
 * Points of a pile as one number, for searches and simulation.
 *
 * The same rules as `evaluateYaku`, written over two 24-bit numbers and without any allocation: a playout asks
 * for points after every turn. points.test.ts compares the two on random piles and random rules.
 */
import {countBits} from '../cards/index.js'
import type {GameRules} from '../rules/index.js'
import {piles} from './piles.js'

// The cards of one type in both halves never share a bit when the high half moves up by 0 (光), 1 (種, 短冊) or 6
// (カス) places, so one count serves both.
const {low: LIGHT_LOW, high: LIGHT_HIGH} = piles.hikari
const {low: ANIMAL_LOW, high: ANIMAL_HIGH} = piles.tane
const {low: RIBBON_LOW, high: RIBBON_HIGH} = piles.tanzaku
const {low: PLAIN_LOW, high: PLAIN_HIGH} = piles.kasu
const {low: TRIPLE_LOW, high: TRIPLE_HIGH} = piles.inoshikacho
const {low: RED_LOW} = piles.akatan
const {low: BLUE_LOW, high: BLUE_HIGH} = piles.aotan
const RAIN_MAN = 1 << 16
const LIGHTNING = 1 << 19
const PHOENIX = 1 << 20
const CUP = 1 << 8
const MOON = 1 << 4
const CURTAIN = 1 << 8

/**
 * Sum of the points of all yaku of a pile, before any multiplier.
 *
 * @param low
 *   Captured cards of January to June, one bit each.
 * @param high
 *   Captured cards of July to December.
 * @param calls
 *   How often the player has called koi-koi.
 * @param month
 *   Month of the round, 1–12; 0 for none.
 */
export function pilePoints(
  low: number,
  high: number,
  rules: GameRules,
  calls: number,
  month: number
): number {
  let points = 0
  const lights = countBits((low & LIGHT_LOW) | (high & LIGHT_HIGH))
  if (lights >= 3) points = lightPoints(lights, (high & RAIN_MAN) !== 0, rules)

  const animals = countBits((low & ANIMAL_LOW) | ((high & ANIMAL_HIGH) << 1))
  let triple = false
  if (
    (low & TRIPLE_LOW) === TRIPLE_LOW &&
    (high & TRIPLE_HIGH) === TRIPLE_HIGH &&
    rules.inoshikachoScore > 0
  ) {
    triple = true
    points += rules.inoshikachoScore + (rules.inoshikachoBonus ? animals - 3 : 0)
  }
  if (animals >= rules.taneCount && rules.taneScore > 0 && !(triple && rules.inoshikachoReplacesTane)) {
    points += rules.taneScore + animals - rules.taneCount
  }
  if ((high & CUP) !== 0 && ((high & MOON) !== 0 || (low & CURTAIN) !== 0)) {
    points += viewingPoints(low, high, rules, calls)
  }

  const ribbons = countBits((low & RIBBON_LOW) | ((high & RIBBON_HIGH) << 1))
  if (ribbons >= 3) points += ribbonPoints(low, high, ribbons, rules)

  let plains = countBits((low & PLAIN_LOW) | ((high & PLAIN_HIGH) << 6))
  if (rules.sakeAsKasu && (high & CUP) !== 0) plains++
  if (plains >= rules.kasuCount && rules.kasuScore > 0) points += rules.kasuScore + plains - rules.kasuCount

  if (month > 0 && rules.monthlyScore > 0) {
    const four = month <= 6 ? low >> ((month - 1) << 2) : high >> ((month - 7) << 2)
    if ((four & 15) === 15) points += rules.monthlyScore
  }
  return points
}

/** Points of the best light yaku of three brights or more. */
function lightPoints(lights: number, rain: boolean, rules: GameRules): number {
  const dry = rain ? lights - 1 : lights
  let points = dry >= 3 ? rules.sankoScore : 0
  if (dry >= 3 && rain && rules.ameShikoScore > points) points = rules.ameShikoScore
  if (dry === 4 && rules.shikoScore > points) points = rules.shikoScore
  if (lights === 5 && rules.gokoScore > points) points = rules.gokoScore
  return points
}

/** Points of 花見 and 月見 of a pile with the cup. */
function viewingPoints(low: number, high: number, rules: GameRules, calls: number): number {
  if (rules.rainSpoilsViewing && (high & (RAIN_MAN | LIGHTNING)) !== 0) return 0
  const called = calls > 0 && rules.viewingScoreAfterKoiKoi > 0
  let points = 0
  if ((low & CURTAIN) !== 0 && rules.hanamiScore > 0) {
    points += called ? rules.viewingScoreAfterKoiKoi : rules.hanamiScore
  }
  if ((high & MOON) !== 0 && rules.tsukimiScore > 0 && !(rules.fogSpoilsViewing && (high & PHOENIX) !== 0)) {
    points += called ? rules.viewingScoreAfterKoiKoi : rules.tsukimiScore
  }
  return points
}

/** Points of the ribbon yaku of three ribbons or more. */
function ribbonPoints(low: number, high: number, ribbons: number, rules: GameRules): number {
  const holdsRed = (low & RED_LOW) === RED_LOW
  const holdsBlue = (low & BLUE_LOW) === BLUE_LOW && (high & BLUE_HIGH) === BLUE_HIGH
  const red = holdsRed && rules.akatanScore > 0
  const blue = holdsBlue && rules.aotanScore > 0
  const joined = holdsRed && holdsBlue && rules.akatanAotanScore > 0
  const single = !joined || rules.akatanAotanAdds
  let points = 0
  if (joined)
    points += rules.akatanAotanScore + (rules.ribbonBonus && !rules.akatanAotanAdds ? ribbons - 6 : 0)
  if (red && single) points += rules.akatanScore + (rules.ribbonBonus ? ribbons - 3 : 0)
  if (blue && single) points += rules.aotanScore + (rules.ribbonBonus ? ribbons - 3 : 0)
  const replaced = rules.ribbonsReplaceTanzaku && (red || blue || joined)
  if (ribbons >= rules.tanzakuCount && rules.tanzakuScore > 0 && !replaced) {
    points += rules.tanzakuScore + ribbons - rules.tanzakuCount
  }
  return points
}
