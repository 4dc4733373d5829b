/**
 * Names of cards, types, months and points.
 */
import type {Language} from '@tehai/kernel/source'
import {cardOf, codeOf, type CardId, type CardType, type Month} from '../cards/index.js'
import type {CardCode} from './card-names.js'
import {dictionaries as koiKoiWords} from './words/index.js'
import type {YakuNameId} from './words/schema.js'

/** Name of a yaku: 三光, `Three Brights`. */
export function yakuName(type: YakuNameId, language: Language): string {
  return koiKoiWords[language].yaku[type]
}

/** Name of one of the four types: 光, `bright`. */
export function typeName(type: CardType, language: Language): string {
  return koiKoiWords[language].types[type]
}

/** Name of a card: 松に鶴, `Pine with crane`. */
export function cardName(card: CardId, language: Language): string {
  const code = codeOf(card) as CardCode
  return koiKoiWords[language].cardNames[code]
}

/**
 * Name of a card with its type, for a text alternative: 松に鶴（光）, `Pine with crane (bright)`. The name of a plain
 * already includes its type.
 */
export function cardLabel(card: CardId, language: Language): string {
  const {type} = cardOf(card)
  const name = cardName(card, language)
  return type === 'kasu' ? name : koiKoiWords[language].typed(name, typeName(type, language))
}

/** Name of a month by its plant: 松, `Pine`. */
export function monthName(month: Month, language: Language): string {
  return koiKoiWords[language].monthNames[month]
}

/** Points in words: 6文, `6 points`. */
export function pointsInWords(points: number, language: Language): string {
  return koiKoiWords[language].points(points)
}
