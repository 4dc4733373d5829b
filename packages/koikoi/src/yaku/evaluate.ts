/**
 * Which yaku a pile of captured cards makes.
 *
 * `evaluateYaku` lists them with their cards; `pilePoints` in `points.ts` computes only the sum, for searches. A
 * property test compares the two.
 */
import {cardsOfPile, pileOf} from '../cards/index.js'
import type {CardId, Pile} from '../cards/index.js'
import {assertRules, defaultRules} from '../rules/index.js'
import type {GameRules} from '../rules/index.js'
import {both, countPile, holds, meets, monthPiles, piles} from './piles.js'
import type {Yaku, YakuContext, YakuType} from './yaku.js'

const emptyContext: YakuContext = {}

/**
 * All completed yaku of a player.
 *
 * @param cards
 *   Captured cards in any order; a card named twice counts once.
 * @param rules
 *   Points and overlaps (default: `standard`).
 * @param context
 *   Month of the round and calls of koi-koi, if the rules depend on them.
 * @throws {TypeError} if a card is not a card id, or the rules are not valid.
 * @returns
 *   Yaku in the order of `yakuTypes`; of the light yaku only the one with the most points.
 */
export function evaluateYaku(
  cards: Iterable<CardId>,
  rules: GameRules = defaultRules,
  context: YakuContext = emptyContext
): readonly Yaku[] {
  assertRules(rules)
  const pile = pileOf(cards)
  const found: Yaku[] = []
  const light = lightYaku(pile, rules)
  if (light) found.push(light)
  animalYaku(pile, rules, context, found)
  ribbonYaku(pile, rules, found)
  plainYaku(pile, rules, context, found)
  return found
}

/** Sum of all points of some yaku, before any multiplier. */
export function totalScore(yaku: readonly Pick<Yaku, 'totalScore'>[]): number {
  return yaku.reduce((sum, one) => sum + one.totalScore, 0)
}

/** The light yaku (光札の役) with the most points; of equal ones the first of 五光, 四光, 雨四光, 三光. */
function lightYaku(pile: Pile, rules: GameRules): Yaku | undefined {
  const brights = both(pile, piles.hikari)
  const dry = both(pile, piles.dryBrights)
  const dryCount = countPile(dry)
  if (dryCount < 3) return undefined
  const rain = countPile(brights) > dryCount
  const candidates = [
    rain && dryCount === 4 && make('goko', rules.gokoScore, 0, brights),
    dryCount === 4 && make('shiko', rules.shikoScore, 0, dry),
    rain && make('ameShiko', rules.ameShikoScore, 0, brights),
    make('sanko', rules.sankoScore, 0, dry)
  ].filter(yaku => yaku !== false && yaku.baseScore > 0)
  return (candidates as Yaku[]).reduce<Yaku | undefined>(
    (best, yaku) => (best && best.baseScore >= yaku.baseScore ? best : yaku),
    undefined
  )
}

/** 猪鹿蝶, 花見で一杯, 月見で一杯, 種. */
function animalYaku(pile: Pile, rules: GameRules, context: YakuContext, found: Yaku[]): void {
  const animals = both(pile, piles.tane)
  const count = countPile(animals)
  const triple = rules.inoshikachoScore > 0 && holds(pile, piles.inoshikacho)
  if (triple) {
    found.push(
      make('inoshikacho', rules.inoshikachoScore, rules.inoshikachoBonus ? count - 3 : 0, piles.inoshikacho)
    )
  }
  const called = (context.koiKoiCalls ?? 0) > 0 && rules.viewingScoreAfterKoiKoi > 0
  const rained = rules.rainSpoilsViewing && meets(pile, piles.rain)
  const fogged = rules.fogSpoilsViewing && meets(pile, piles.phoenix)
  if (rules.hanamiScore > 0 && !rained && holds(pile, piles.hanami)) {
    found.push(make('hanami', called ? rules.viewingScoreAfterKoiKoi : rules.hanamiScore, 0, piles.hanami))
  }
  if (rules.tsukimiScore > 0 && !rained && !fogged && holds(pile, piles.tsukimi)) {
    found.push(make('tsukimi', called ? rules.viewingScoreAfterKoiKoi : rules.tsukimiScore, 0, piles.tsukimi))
  }
  if (rules.taneScore > 0 && count >= rules.taneCount && !(triple && rules.inoshikachoReplacesTane)) {
    found.push(make('tane', rules.taneScore, count - rules.taneCount, animals))
  }
}

/** 赤短・青短の重複, 赤短, 青短, 短冊. */
function ribbonYaku(pile: Pile, rules: GameRules, found: Yaku[]): void {
  const ribbons = both(pile, piles.tanzaku)
  const count = countPile(ribbons)
  const red = rules.akatanScore > 0 && holds(pile, piles.akatan)
  const blue = rules.aotanScore > 0 && holds(pile, piles.aotan)
  const joined = rules.akatanAotanScore > 0 && holds(pile, piles.akatanAotan)
  const single = !joined || rules.akatanAotanAdds
  if (joined) {
    const bonus = rules.ribbonBonus && !rules.akatanAotanAdds ? count - 6 : 0
    found.push(
      make('akatanAotan', rules.akatanAotanScore, bonus, rules.ribbonBonus ? ribbons : piles.akatanAotan)
    )
  }
  const bonus = rules.ribbonBonus ? count - 3 : 0
  if (red && single) found.push(make('akatan', rules.akatanScore, bonus, piles.akatan))
  if (blue && single) found.push(make('aotan', rules.aotanScore, bonus, piles.aotan))
  const replaced = rules.ribbonsReplaceTanzaku && (red || blue || joined)
  if (rules.tanzakuScore > 0 && count >= rules.tanzakuCount && !replaced) {
    found.push(make('tanzaku', rules.tanzakuScore, count - rules.tanzakuCount, ribbons))
  }
}

/** カス and 月札. */
function plainYaku(pile: Pile, rules: GameRules, {month}: YakuContext, found: Yaku[]): void {
  const plains = both(pile, rules.sakeAsKasu ? piles.kasuAndCup : piles.kasu)
  const count = countPile(plains)
  if (rules.kasuScore > 0 && count >= rules.kasuCount) {
    found.push(make('kasu', rules.kasuScore, count - rules.kasuCount, plains))
  }
  if (rules.monthlyScore > 0 && month) {
    const four = monthPiles[month - 1]!
    if (holds(pile, four)) found.push(make('monthly', rules.monthlyScore, 0, four))
  }
}

function make(type: YakuType, baseScore: number, bonusScore: number, cards: Pile): Yaku {
  return {type, baseScore, bonusScore, totalScore: baseScore + bonusScore, cards: cardsOfPile(cards)}
}
