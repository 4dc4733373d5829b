/**
 * Where the 48 cards of a state are.
 */
import type {GameState} from './state.js'

/** In how many places each card is, by card: 48 times 1 in any possible state. */
export function countPlaces(state: GameState): readonly number[] {
  const places = Array.from({length: 48}, () => 0)
  const zones = [
    state.deck,
    state.field,
    state.pendingCapture,
    ...state.players.flatMap(({hand, capturedCards}) => [hand, capturedCards])
  ]
  for (const card of zones.flat()) places[card] = (places[card] ?? 0) + 1
  return places
}
