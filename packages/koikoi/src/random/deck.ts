/**
 * The shuffle that every record of a round relies on.
 */
import {shuffled, type Random} from '@tehai/kernel/random'
import {wrongCall} from '@tehai/kernel/source'
import type {CardId} from '../cards/index.js'

/**
 * The next deck of a stream: all 48 cards.
 *
 * @throws {TypeError} if it is not a stream.
 */
export function shuffledDeck(random: Random): CardId[] {
  if (typeof (random as Partial<Random> | null)?.next !== 'function') {
    throw wrongCall('a stream of random numbers, such as `mulberry32(1)`', random)
  }
  return shuffled(
    Array.from({length: 48}, (_, id) => id),
    random
  )
}
