/**
 * The cards that yaku require, as piles, and the intersections of piles.
 */
import {allCards, cardByCode, countBits, pileOf, pileOfType} from '../cards/index.js'
import type {Month, Pile} from '../cards/index.js'
import type {GameRules} from '../rules/index.js'
import type {YakuType} from './yaku.js'

/** Pile of exact codes, as in `6a 7a 10a`. */
function pile(codes: string): Pile {
  return pileOf(codes.split(' ').map(code => cardByCode(code)!))
}

const kasu = pileOfType('kasu')
const cup = pile('9a')

/** All four cards of each month, January first. */
export const monthPiles: readonly Pile[] = Array.from({length: 12}, (_, index) =>
  pileOf(allCards.filter(card => card.month === index + 1).map(card => card.id))
)

/** The sets of cards that yaku consist of, by name. */
export const piles: Readonly<
  Record<
    | 'hikari'
    | 'dryBrights'
    | 'tane'
    | 'tanzaku'
    | 'kasu'
    | 'kasuAndCup'
    | 'inoshikacho'
    | 'hanami'
    | 'tsukimi'
    | 'akatan'
    | 'aotan'
    | 'akatanAotan'
    | 'rainMan'
    | 'rain'
    | 'phoenix',
    Pile
  >
> = {
  hikari: pileOfType('hikari'),
  /** Brights but the rain man. */
  dryBrights: pile('1a 3a 8a 12a'),
  tane: pileOfType('tane'),
  tanzaku: pileOfType('tanzaku'),
  kasu,
  kasuAndCup: {low: kasu.low | cup.low, high: kasu.high | cup.high},
  inoshikacho: pile('6a 7a 10a'),
  hanami: pile('3a 9a'),
  tsukimi: pile('8a 9a'),
  akatan: pile('1b 2b 3b'),
  aotan: pile('6b 9b 10b'),
  akatanAotan: pile('1b 2b 3b 6b 9b 10b'),
  rainMan: pile('11a'),
  /** The rain man and the lightning. */
  rain: pile('11a 11d'),
  phoenix: pile('12a')
}

/** What a yaku consists of: `count` cards of a pile, and all cards of a second pile if there is one. */
export type Recipe = readonly [type: YakuType, pile: Pile, count: number, whole?: Pile]

/** What each yaku consists of, including 月札 if the round has a month. */
export function recipes(rules: GameRules, month: Month | null): readonly Recipe[] {
  return [
    ['goko', piles.hikari, 5],
    ['shiko', piles.dryBrights, 4],
    ['ameShiko', piles.dryBrights, 3, piles.rainMan],
    ['sanko', piles.dryBrights, 3],
    ['inoshikacho', piles.inoshikacho, 3],
    ['hanami', piles.hanami, 2],
    ['tsukimi', piles.tsukimi, 2],
    ['tane', piles.tane, rules.taneCount],
    ['akatanAotan', piles.akatanAotan, 6],
    ['akatan', piles.akatan, 3],
    ['aotan', piles.aotan, 3],
    ['tanzaku', piles.tanzaku, rules.tanzakuCount],
    ['kasu', rules.sakeAsKasu ? piles.kasuAndCup : piles.kasu, rules.kasuCount],
    ...(month ? [['monthly', monthPiles[month - 1]!, 4] as const] : [])
  ]
}

/** The pile without cards. */
export const none: Pile = {low: 0, high: 0}

export const countPile = ({low, high}: Pile): number => countBits(low) + countBits(high)

/** The cards that are in both piles. */
export const both = (a: Pile, b: Pile): Pile => ({low: a.low & b.low, high: a.high & b.high})

/** The cards of a pile that are not in another. */
export const without = (a: Pile, b: Pile): Pile => ({low: a.low & ~b.low, high: a.high & ~b.high})

/** Whether a pile has all cards of another. */
export const holds = (pile: Pile, wanted: Pile): boolean =>
  (pile.low & wanted.low) === wanted.low && (pile.high & wanted.high) === wanted.high

/** Whether a pile has any card of another. */
export const meets = (pile: Pile, some: Pile): boolean =>
  (pile.low & some.low) !== 0 || (pile.high & some.high) !== 0
