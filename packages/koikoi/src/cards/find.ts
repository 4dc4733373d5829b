/**
 * Looking cards up: by month, by type, by exact code.
 */
import type {Card, CardId, CardType, Month} from './card.js'
import {allCards} from './table.js'

/** Letters of the types in notation: `1h` 光, `9t` 種, `11r` 短冊, `12k` カス. */
export const typeLetters: Readonly<Record<CardType, 'h' | 't' | 'r' | 'k'>> = {
  hikari: 'h',
  tane: 't',
  tanzaku: 'r',
  kasu: 'k'
}

/** Whether a value is the id of a card: a whole number, 0–47. */
export function isCardId(value: unknown): value is CardId {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 48
}

/**
 * The card of an id.
 *
 * @throws {RangeError} if there is no such card.
 */
export function cardOf(id: CardId): Card {
  const card = allCards[id]
  if (!card) throw new RangeError(`Expected a card id, 0 to 47, got ${String(id)}`)
  return card
}

/** Month of a card, 1–12. */
export function monthOf(id: CardId): Month {
  return ((id >> 2) + 1) as Month
}

/** The four cards of a month, the brightest first. */
export function cardsOfMonth(month: Month): readonly Card[] {
  return allCards.filter(card => card.month === month)
}

/** All cards of a type, January first. */
export function cardsOfType(type: CardType): readonly Card[] {
  return allCards.filter(card => card.type === type)
}

/**
 * A card by month and type.
 *
 * @param index
 *   Which one of that type, 0-based (default: 0).
 * @returns
 *   `undefined` if the month has no such card.
 */
export function findCard(month: Month, type: CardType, index = 0): Card | undefined {
  return allCards.find(card => card.month === month && card.type === type && card.index === index)
}

/**
 * A card by month and type, for cards that must exist.
 *
 * @throws {RangeError} if the month has no such card.
 */
export function getCard(month: Month, type: CardType, index = 0): Card {
  const card = findCard(month, type, index)
  if (!card) throw new RangeError(`Expected a card of month ${month} and type ${type}[${index}], got none`)
  return card
}

const idByCode: ReadonlyMap<string, CardId> = new Map(
  allCards.map(card => [`${card.month}${card.slot}`, card.id])
)

/**
 * The exact code of a card: month and place, as in `1a` for 松に鶴.
 *
 * @throws {RangeError} if there is no such card.
 */
export function codeOf(id: CardId): string {
  const {month, slot} = cardOf(id)
  return `${month}${slot}`
}

/** The card of an exact code, or `undefined`. */
export function cardByCode(code: string): CardId | undefined {
  return idByCode.get(code)
}

/**
 * The kind of a card in notation: month and letter of its type, as in `1h`. The plains of a month share theirs.
 */
export function kindCodeOf(id: CardId): string {
  const card = cardOf(id)
  return `${card.month}${typeLetters[card.type]}`
}

/** Whether two cards are of the same month, so that one takes the other. */
export function isSameMonth(a: CardId, b: CardId): boolean {
  return a >> 2 === b >> 2
}

/** Cards in the order of the table: by month, the brightest first. */
export function sortCards(ids: readonly CardId[]): CardId[] {
  return ids.toSorted((a, b) => a - b)
}

/** Field cards that a card can take: those of its month, in the order of the field. */
export function matchesOf(card: CardId, field: readonly CardId[]): readonly CardId[] {
  return field.filter(other => other >> 2 === card >> 2)
}
