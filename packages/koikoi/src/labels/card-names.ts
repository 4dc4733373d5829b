/**
 * Names of cards and months in the columns of the chart.
 */
import {allCards, months, type Card, type Month, type MonthName, type Slot} from '../cards/index.js'

/** A card as its month and place: `1a`. */
export type CardCode = `${Month}${Slot}`

/** The names of every card in one of the columns. */
export function cardColumn(column: keyof Card & ('name' | 'nameEn')): Readonly<Record<CardCode, string>> {
  return Object.fromEntries(allCards.map(card => [`${card.month}${card.slot}`, card[column]])) as Record<
    CardCode,
    string
  >
}

/** The plants of the twelve months in one of the columns. */
export function monthColumn(column: keyof MonthName & ('kanji' | 'en')): Readonly<Record<Month, string>> {
  return Object.fromEntries(months.map(row => [row.month, row[column]])) as Record<Month, string>
}
