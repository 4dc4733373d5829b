/**
 * How far a yaku is: which cards it still lacks.
 */
import {cardsOfPile, countBits, pileOf} from '../cards/index.js'
import type {CardId, Month, Pile} from '../cards/index.js'
import {defaultRules} from '../rules/index.js'
import type {GameRules} from '../rules/index.js'
import {evaluateYaku} from './evaluate.js'
import {monthPiles, piles} from './piles.js'
import type {YakuType} from './yaku.js'

/** A yaku that is not complete. */
export interface NearYaku {
  readonly type: YakuType
  /** How many more cards it needs. */
  readonly lacking: number
  /** Cards that would help, by id; exactly `lacking` of them for a yaku of named cards. */
  readonly cards: readonly CardId[]
}

/** What a yaku is made of: `count` cards of a pile. */
interface Recipe {
  readonly type: YakuType
  readonly pile: Pile
  readonly count: number
  readonly score: number
}

/** Yaku that need named cards or a number of cards; 雨四光 needs the rain man besides, which `lackingRain` adds. */
function recipes(rules: GameRules, month: Month | null): readonly Recipe[] {
  return [
    {type: 'goko', pile: piles.hikari, count: 5, score: rules.gokoScore},
    {type: 'shiko', pile: piles.dryBrights, count: 4, score: rules.shikoScore},
    {type: 'ameShiko', pile: piles.dryBrights, count: 3, score: rules.ameShikoScore},
    {type: 'sanko', pile: piles.dryBrights, count: 3, score: rules.sankoScore},
    {type: 'inoshikacho', pile: piles.inoshikacho, count: 3, score: rules.inoshikachoScore},
    {type: 'hanami', pile: piles.hanami, count: 2, score: rules.hanamiScore},
    {type: 'tsukimi', pile: piles.tsukimi, count: 2, score: rules.tsukimiScore},
    {type: 'tane', pile: piles.tane, count: rules.taneCount, score: rules.taneScore},
    {type: 'akatanAotan', pile: piles.akatanAotan, count: 6, score: rules.akatanAotanScore},
    {type: 'akatan', pile: piles.akatan, count: 3, score: rules.akatanScore},
    {type: 'aotan', pile: piles.aotan, count: 3, score: rules.aotanScore},
    {type: 'tanzaku', pile: piles.tanzaku, count: rules.tanzakuCount, score: rules.tanzakuScore},
    {
      type: 'kasu',
      pile: rules.sakeAsKasu ? piles.kasuAndCup : piles.kasu,
      count: rules.kasuCount,
      score: rules.kasuScore
    },
    ...(month
      ? [{type: 'monthly' as const, pile: monthPiles[month - 1]!, count: 4, score: rules.monthlyScore}]
      : [])
  ]
}

/**
 * Yaku that a pile has not completed and still can.
 *
 * @param cards
 *   Captured cards.
 * @param gone
 *   Cards that can no longer be had, as those the other player has captured (default: none); yaku that need them are
 *   left out.
 * @returns
 *   The nearest first; of equally near ones in the order of `yakuTypes`.
 */
export function nearYaku(
  cards: Iterable<CardId>,
  rules: GameRules = defaultRules,
  {month = null, gone = []}: {readonly month?: Month | null; readonly gone?: Iterable<CardId>} = {}
): readonly NearYaku[] {
  const ids = [...cards]
  const pile = pileOf(ids)
  const lost = pileOf(gone)
  const complete = new Set(evaluateYaku(ids, rules, {month}).map(({type}) => type))
  const near: NearYaku[] = []
  for (const recipe of recipes(rules, month)) {
    if (recipe.score === 0 || complete.has(recipe.type)) continue
    const missing = lackOf(recipe, pile, lost)
    if (missing && missing.lacking > 0) near.push(missing)
  }
  return near.toSorted((a, b) => a.lacking - b.lacking)
}

function lackOf({type, pile: wanted, count}: Recipe, pile: Pile, lost: Pile): NearYaku | undefined {
  const open = {low: wanted.low & ~pile.low & ~lost.low, high: wanted.high & ~pile.high & ~lost.high}
  const held = countBits(wanted.low & pile.low) + countBits(wanted.high & pile.high)
  const rain = type === 'ameShiko' ? piles.rainMan.high : 0
  const lacksRain = (rain & ~pile.high) !== 0
  const lacking = Math.max(0, count - held) + (lacksRain ? 1 : 0)
  const helpful = {low: open.low, high: open.high | (lacksRain ? rain : 0)}
  const isLost =
    (lacksRain && (rain & lost.high) !== 0) || countBits(open.low) + countBits(open.high) < count - held
  return isLost
    ? undefined
    : {type, lacking, cards: held >= count && lacksRain ? rainOnly : cardsOfPile(helpful)}
}

const rainOnly: readonly CardId[] = cardsOfPile(piles.rainMan)
