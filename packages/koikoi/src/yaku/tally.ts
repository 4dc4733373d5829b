/**
 * Tallies: how many cards of every sort a pile has, packed into one number.
 *
 * A search captures cards and needs the points after every turn. A tally makes both cheap: cards are added with one
 * addition, and every condition of a yaku is a few bits of the number. It keeps everything on which points depend.
 */
import {allCards, countBits, SpecialCardFlag} from '../cards/index.js'
import type {Card} from '../cards/index.js'
import type {GameRules} from '../rules/index.js'

/** Where each count is, as a shift. Bits: 3 for 5 lights, 4 for 9 animals or 10 ribbons, 5 for 24 plains. */
export const LIGHTS = 0
export const ANIMALS = 3
export const RIBBONS = 7
export const PLAINS = 11
/** Counts of 猪鹿蝶, 赤短 and 青短, two bits each. */
export const TRIPLE = 16
export const RED = 18
export const BLUE = 20
/** Cards of the month of the round (月札), three bits. */
export const MONTHLY = 28

/** Single cards, as bits. */
export const CUP: number = 1 << 22
export const CURTAIN: number = 1 << 23
export const MOON: number = 1 << 24
export const RAIN_MAN: number = 1 << 25
export const LIGHTNING: number = 1 << 26
export const PHOENIX: number = 1 << 27

const countOfType = {
  hikari: 1 << LIGHTS,
  tane: 1 << ANIMALS,
  tanzaku: 1 << RIBBONS,
  kasu: 1 << PLAINS
} as const

const countOfFlag: Readonly<Record<SpecialCardFlag, number>> = {
  [SpecialCardFlag.None]: 0,
  [SpecialCardFlag.RedPoetry]: 1 << RED,
  [SpecialCardFlag.BluePoetry]: 1 << BLUE,
  [SpecialCardFlag.SakeCup]: CUP,
  [SpecialCardFlag.Deer]: 1 << TRIPLE,
  [SpecialCardFlag.Boar]: 1 << TRIPLE,
  [SpecialCardFlag.Butterfly]: 1 << TRIPLE,
  [SpecialCardFlag.RainMan]: RAIN_MAN,
  [SpecialCardFlag.Curtain]: CURTAIN,
  [SpecialCardFlag.Moon]: MOON
}

function tallyOfCard({month, type, index, specialFlag}: Card): number {
  const isLightning = month === 11 && type === 'kasu'
  const isPhoenix = month === 12 && type === 'hikari' && index === 0
  return (
    countOfType[type] + countOfFlag[specialFlag] + (isLightning ? LIGHTNING : 0) + (isPhoenix ? PHOENIX : 0)
  )
}

/** Tallies of the cards of a month, by `(month − 1) × 16 + bits`, one bit for each of its four places. */
export const monthTallies: Int32Array = Int32Array.from({length: 12 * 16}, (_, at) => {
  const cards = allCards.slice((at >> 4) * 4, (at >> 4) * 4 + 4)
  return cards.reduce((sum, card, place) => sum + ((at >> place) & 1) * tallyOfCard(card), 0)
})

/** Tallies of two months, by `pair × 256 + bits`. */
const pairTallies = Int32Array.from(
  {length: 6 * 256},
  (_, at) => monthTallies[(at >> 8) * 32 + (at & 15)]! + monthTallies[(at >> 8) * 32 + 16 + ((at >> 4) & 15)]!
)

/**
 * Tally of a pile.
 *
 * @param low
 *   Cards of January to June, one bit each.
 * @param high
 *   Cards of July to December.
 */
export function tallyOfPile(low: number, high: number): number {
  return (
    pairTallies[low & 255]! +
    pairTallies[256 + ((low >> 8) & 255)]! +
    pairTallies[512 + ((low >> 16) & 255)]! +
    pairTallies[768 + (high & 255)]! +
    pairTallies[1024 + ((high >> 8) & 255)]! +
    pairTallies[1280 + ((high >> 16) & 255)]!
  )
}

/** What cards of the month of the round add to a tally additionally, by their bits. */
export const monthlyTallies: Int32Array = Int32Array.from(
  {length: 16},
  (_, bits) => countBits(bits) << MONTHLY
)

/** `monthTallies` by the month of the round, for 月札; 0 means no month. */
export const talliesByMonth: readonly Int32Array[] = Array.from({length: 13}, (_, month) =>
  monthTallies.map((tally, at) => ((at >> 4) + 1 === month ? tally + monthlyTallies[at & 15]! : tally))
)

/** Cards of a month in a pile, one bit for each of its four places. */
export function bitsOfMonth(low: number, high: number, month: number): number {
  return (month <= 6 ? low >> ((month - 1) << 2) : high >> ((month - 7) << 2)) & 15
}

// The bits into which a full count carries: directly above lights, animals, ribbons, plains and the triples.
const FULL = (1 << ANIMALS) | (1 << RIBBONS) | (1 << PLAINS) | (1 << TRIPLE) | (1 << RED) | (1 << BLUE) | CUP
const WHOLE_MONTH = 4 << MONTHLY
const ALWAYS = 1 << 31

/** The addend with which a count overflows its bits when it reaches a number; 0 if it never can. */
function untilFull(shift: number, bits: number, reached: number): number {
  return reached >= 1 << bits ? 0 : ((1 << bits) - reached) << shift
}

/**
 * The addends, for given rules, with which a count overflows as soon as it may make a yaku.
 *
 * For `mayHaveYaku`; made once for a round.
 */
export function brimOf(rules: GameRules): number {
  const plains = rules.kasuCount - (rules.sakeAsKasu ? 1 : 0)
  const triples = untilFull(TRIPLE, 2, 3) + untilFull(RED, 2, 3) + untilFull(BLUE, 2, 3)
  const counts =
    untilFull(LIGHTS, 3, 3) +
    untilFull(ANIMALS, 4, rules.taneCount) +
    untilFull(RIBBONS, 4, rules.tanzakuCount) +
    untilFull(PLAINS, 5, Math.max(1, plains))
  return (triples + counts) | (plains < 1 ? ALWAYS : 0)
}

/**
 * Whether a tally may make a yaku: never `false` if it makes one, hardly ever `true` if it makes none.
 *
 * After most turns there is no yaku, and this finds that without a branch, by testing for an overflow of any count,
 * the cup with the moon or the curtain, or a whole month.
 */
export function mayHaveYaku(tally: number, brim: number): boolean {
  const carries = ((tally + brim) ^ tally ^ brim) & FULL
  const views = (tally >> 22) & ((tally >> 23) | (tally >> 24)) & 1
  return (carries | views | (tally & WHOLE_MONTH) | (brim & ALWAYS)) !== 0
}
