/**
 * Where cards lie: the order of the hand, the slots of the field, the piles.
 */
import {cardOf, matchesOf, sortCards, type CardId, type CardType, type GameState} from '@tehai/koikoi'
import {PERSON} from '@tehai/koikoi/session'
import type {Scene} from './game.js'

/** Cards that can be chosen, in the order in which they lie; empty while there is no choice of a card. */
export function choicesOf({actions, table}: Scene): readonly CardId[] {
  if (!table) return []
  const cards = actions.flatMap(action => ('card' in action ? [action.card] : []))
  return sortCards(cards)
}

/** The hand of the person, by months. */
export function handOf(state: GameState): readonly CardId[] {
  return sortCards(state.players[PERSON].hand)
}

/** Types of cards as piles, the most precious first. */
export const pileTypes: readonly CardType[] = ['hikari', 'tane', 'tanzaku', 'kasu']

/** Captured cards of a player by type. */
export function pilesOf({players}: GameState, player: 0 | 1): ReadonlyArray<readonly CardId[]> {
  const cards = sortCards(players[player].capturedCards)
  return pileTypes.map(type => cards.filter(card => cardOf(card).type === type))
}

/** A place of the field: cards one on another, or nothing. */
export type Slot = readonly CardId[]

/**
 * Cards of the field and the one on its way, in their slots.
 *
 * Cards stay where they are while others come and go. The card on its way lies on what it takes, or in a free slot where
 * it takes nothing or a choice is due.
 *
 * @param before
 *   The slots as they were.
 */
export function slotsOf({field, pendingCapture}: GameState, before: readonly Slot[]): readonly Slot[] {
  const [pending] = pendingCapture
  const matches = pending === undefined ? [] : matchesOf(pending, field)
  const target = matches.length === 1 || matches.length === 3 ? matches[0] : undefined
  const lying = pending !== undefined && target === undefined ? [...field, pending] : field
  const slots: CardId[][] = before.map(cards => cards.filter(card => lying.includes(card)).slice(0, 1))
  const placed = new Set(slots.flat())
  for (const card of lying.filter(card => !placed.has(card))) {
    const free = slots.find(cards => cards.length === 0)
    if (free) free.push(card)
    else slots.push([card])
  }
  if (target !== undefined) slots.find(cards => cards[0] === target)!.push(pending!)
  while (slots.length > 8 && slots.at(-1)!.length === 0) slots.pop()
  return slots
}
