/**
 * What a hanafuda card (花札) is: a month, a type, and for some cards a motif that a yaku requires.
 *
 * A card is a number, 0–47: (month − 1) × 4 + place in the month, the brightest card first. State, events and records
 * contain only these numbers; names and types are looked up in the table.
 */

/** Months (月) by name; a month is a number, 1–12. */
export const Month = {
  January: 1,
  February: 2,
  March: 3,
  April: 4,
  May: 5,
  June: 6,
  July: 7,
  August: 8,
  September: 9,
  October: 10,
  November: 11,
  December: 12
} as const

/** 1 松, 2 梅, 3 桜, 4 藤, 5 菖蒲, 6 牡丹, 7 萩, 8 芒, 9 菊, 10 紅葉, 11 柳, 12 桐. */
export type Month = (typeof Month)[keyof typeof Month]

/** Types of card: brights (光), animals (種), ribbons (短冊) and plains (カス). */
export type CardType = 'hikari' | 'tane' | 'tanzaku' | 'kasu'

/** Identity of a card, 0–47. */
export type CardId = number

/** Place of a card in its month, as in the exact notation: `1a` is the brightest card of January. */
export type Slot = 'a' | 'b' | 'c' | 'd'

/**
 * Motifs that yaku require, as bits. 1–64 are special cards (特殊札); the curtain and the moon complete the
 * two viewing yaku and have bits as well, but are not special.
 */
export const SpecialCardFlag = {
  None: 0,
  RedPoetry: 1,
  BluePoetry: 2,
  SakeCup: 4,
  Deer: 8,
  Boar: 16,
  Butterfly: 32,
  RainMan: 64,
  Curtain: 128,
  Moon: 256
} as const

export type SpecialCardFlag = (typeof SpecialCardFlag)[keyof typeof SpecialCardFlag]

/** One of the 48 cards. */
export interface Card {
  readonly id: CardId
  readonly month: Month
  readonly type: CardType
  /** Place in the month: `a` the brightest to `d`. */
  readonly slot: Slot
  /** Index among the cards of this type in its month, 0-based; above 0 only for plains. */
  readonly index: number
  /** Motif bits; 0: no motif. */
  readonly specialFlag: SpecialCardFlag
  /** Whether the card bears one of the motifs 1–64. */
  readonly isSpecial: boolean
  /** Full Japanese name, as in 松に鶴. */
  readonly name: string
  /** Reading of the name in hiragana. */
  readonly kana: string
  readonly nameEn: string
  /** Short name, such as 松鶴. Plains of a month share theirs (松カ). */
  readonly kanji: string
  /** Romaji with hyphens, as in `matsu-ni-tsuru`. */
  readonly slug: string
  /** Other Japanese names. */
  readonly alsoJa: readonly string[]
  /** Short English names, as in `crane`. */
  readonly alsoEn: readonly string[]
}

/** A month with its plant. */
export interface MonthName {
  readonly month: Month
  /** The plant, as in 松. */
  readonly kanji: string
  readonly kana: string
  readonly en: string
  /** Old name of the month (陰暦), as in 睦月. */
  readonly old: string
  readonly romaji: string
  /** Other names of the plant, as in 雨 for the willow. */
  readonly alsoJa: readonly string[]
}
