/**
 * Dealing: 48 cards into two hands, the field and the stock, and the deals that are not played.
 */
import {wrongCall} from '@tehai/kernel/source'
import {codeOf, isCardId, type CardId, type Month} from '../../cards/index.js'
import {shuffledDeck, type Random} from '../../random/index.js'
import type {GameRules} from '../../rules/index.js'
import type {PlayerId} from '../state/state.js'

/** 48 cards on their places. */
export interface Deal {
  readonly hands: readonly [readonly CardId[], readonly CardId[]]
  readonly field: readonly CardId[]
  /** The next card first. */
  readonly stock: readonly CardId[]
}

/** The decks of a stream, without end. */
export function* decksOf(random: Random): Generator<readonly CardId[], never, undefined> {
  for (;;) yield shuffledDeck(random)
}

/**
 * Checks that a deck is whole.
 *
 * @throws {TypeError} if it is not all 48 cards, each once.
 */
export function assertDeck(deck: readonly CardId[]): void {
  if (!Array.isArray(deck)) throw wrongCall('a deck of 48 cards', deck)
  const seen = new Uint8Array(48)
  for (const card of deck as readonly CardId[]) {
    if (!isCardId(card)) throw wrongCall('a deck of card ids, 0 to 47', card)
    if (seen[card]) throw wrongCall('a deck with each card once', codeOf(card), ' twice')
    seen[card] = 1
  }
  if (deck.length !== 48) throw new TypeError(`Expected a deck of 48 cards, got ${deck.length}`)
}

/**
 * Deal a deck.
 *
 *     block        Player1 ×8, Player2 ×8, field ×8, stock ×24
 *     traditional  (opponent of the dealer ×2, field ×2, dealer ×2) four times, stock ×24
 *
 * @throws {TypeError} if the deck is not all 48 cards, each once.
 */
export function dealDeck(deck: readonly CardId[], dealer: PlayerId, order: GameRules['dealOrder']): Deal {
  assertDeck(deck)
  const stock = deck.slice(24)
  if (order === 'block')
    return {hands: [deck.slice(0, 8), deck.slice(8, 16)], field: deck.slice(16, 24), stock}
  const every = (offset: number): CardId[] =>
    [0, 6, 12, 18].flatMap(start => deck.slice(start + offset, start + offset + 2))
  const [other, field, own] = [every(0), every(2), every(4)]
  return {hands: dealer === 0 ? [own, other] : [other, own], field, stock}
}

/** The month with all four cards among the given cards, or `undefined`. */
export function monthOfFour(cards: readonly CardId[]): Month | undefined {
  const month = countMonths(cards).indexOf(4) + 1
  return month === 0 ? undefined : (month as Month)
}

/** Whether cards are four pairs (くっつき): two each of four months. */
export function isFourPairs(cards: readonly CardId[]): boolean {
  return cards.length === 8 && countMonths(cards).filter(count => count === 2).length === 4
}

function countMonths(cards: readonly CardId[]): Uint8Array {
  const counts = new Uint8Array(12)
  for (const card of cards) counts[card >> 2]!++
  return counts
}
