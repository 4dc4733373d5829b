/**
 * 喰い付き (kuitsuki): the fourth card of a month takes the three on the field.
 */
import {isSameMonth, matchesOf} from '../cards/index.js'
import type {CardId} from '../cards/index.js'
import {GameRuleViolationException} from './errors.js'

/** Whether a card takes three field cards at once. */
export function checkKuitsuki(card: CardId, field: readonly CardId[]): boolean {
  return matchesOf(card, field).length === 3
}

/** A card and all field cards of its month: what the engine captures from the hand and from the deck alike. */
export function captureAll(card: CardId, field: readonly CardId[]): readonly CardId[] {
  return [card, ...matchesOf(card, field)]
}

/**
 * A played card, a drawn card of the same month, and what they take; each card once.
 *
 * Kept for the signature of the seed. With three cards on the field the played card is the fourth of its month, so
 * no drawn card can match it and the engine never comes here.
 *
 * @throws {GameRuleViolationException} if the two cards are of different months.
 */
export function executeKuitsuki(played: CardId, drawn: CardId, field: readonly CardId[]): readonly CardId[] {
  if (!isSameMonth(played, drawn)) {
    throw new GameRuleViolationException(
      'Expected two cards of one month for kuitsuki（喰い付きには同月の札が必要）'
    )
  }
  return [...new Set([played, drawn, ...matchesOf(played, field)])]
}
