/**
 * The decks that a round takes from a stream.
 */
import type {CardId} from '../../cards/index.js'

/** Pass decks on, and add those that are taken to a list: a record needs their order, including rejected ones. */
export function* keepTaken(
  decks: Iterable<readonly CardId[]>,
  taken: (readonly CardId[])[]
): Generator<readonly CardId[]> {
  for (const deck of decks) {
    taken.push(deck)
    yield deck
  }
}
