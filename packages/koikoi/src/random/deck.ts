/**
 * The shuffle that every record of a round relies on.
 */
import {shuffled, type Random} from '@tehai/kernel/random'
import type {CardId} from '../cards/index.js'

/** The next deck of a stream: all 48 cards. */
export function shuffledDeck(random: Random): CardId[] {
  return shuffled(
    Array.from({length: 48}, (_, id) => id),
    random
  )
}
