/**
 * Points of a pile as one number, for searches and simulation.
 *
 * The same rules as `evaluateYaku`, without any allocation. points.test.ts compares the two on random piles and random
 * rules.
 */
import type {GameRules} from '../rules/index.js'
import {
  ANIMALS,
  bitsOfMonth,
  BLUE,
  CUP,
  CURTAIN,
  LIGHTNING,
  MONTHLY,
  monthlyTallies,
  MOON,
  PHOENIX,
  PLAINS,
  RAIN_MAN,
  RED,
  RIBBONS,
  tallyOfPile,
  TRIPLE
} from './tally.js'

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
  const tally = tallyOfPile(low, high)
  if (month === 0 || rules.monthlyScore === 0) return tallyPoints(tally, rules, calls)
  return tallyPoints(tally + monthlyTallies[bitsOfMonth(low, high, month)]!, rules, calls)
}

/** Sum of the points of all yaku of a tally, before any multiplier. */
export function tallyPoints(tally: number, rules: GameRules, calls: number): number {
  let points = 0
  const lights = tally & 7
  if (lights >= 3) points = lightPoints(lights, (tally & RAIN_MAN) !== 0, rules)

  const animals = (tally >> ANIMALS) & 15
  const triple = ((tally >> TRIPLE) & 3) === 3 && rules.inoshikachoScore > 0
  if (triple) points += rules.inoshikachoScore + (rules.inoshikachoBonus ? animals - 3 : 0)
  if (animals >= rules.taneCount && rules.taneScore > 0 && !(triple && rules.inoshikachoReplacesTane)) {
    points += rules.taneScore + animals - rules.taneCount
  }
  if ((tally & CUP) !== 0 && (tally & (MOON | CURTAIN)) !== 0) points += viewingPoints(tally, rules, calls)

  const ribbons = (tally >> RIBBONS) & 15
  if (ribbons >= 3 || ribbons >= rules.tanzakuCount) points += ribbonPoints(tally, ribbons, rules)

  let plains = (tally >> PLAINS) & 31
  if (rules.sakeAsKasu && (tally & CUP) !== 0) plains++
  if (plains >= rules.kasuCount && rules.kasuScore > 0) points += rules.kasuScore + plains - rules.kasuCount

  return tally >> MONTHLY === 4 ? points + rules.monthlyScore : points
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
function viewingPoints(tally: number, rules: GameRules, calls: number): number {
  if (rules.rainSpoilsViewing && (tally & (RAIN_MAN | LIGHTNING)) !== 0) return 0
  const called = calls > 0 && rules.viewingScoreAfterKoiKoi > 0
  let points = 0
  if ((tally & CURTAIN) !== 0 && rules.hanamiScore > 0) {
    points += called ? rules.viewingScoreAfterKoiKoi : rules.hanamiScore
  }
  if (
    (tally & MOON) !== 0 &&
    rules.tsukimiScore > 0 &&
    !(rules.fogSpoilsViewing && (tally & PHOENIX) !== 0)
  ) {
    points += called ? rules.viewingScoreAfterKoiKoi : rules.tsukimiScore
  }
  return points
}

/** Points of the ribbon yaku . */
function ribbonPoints(tally: number, ribbons: number, rules: GameRules): number {
  const holdsRed = ((tally >> RED) & 3) === 3
  const holdsBlue = ((tally >> BLUE) & 3) === 3
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
