/**
 * How far a round has come, as one word.
 */
import type {GamePhase, GameState} from './state.js'

/** Whether cards have been dealt. */
export function isDealt(state: GameState): boolean {
  return state.players[0].hand.length + state.players[0].capturedCards.length + state.field.length > 0
}

/** A coarse view of how far the round has come. */
export function gamePhaseOf(state: GameState): GamePhase {
  if (state.result) return state.result.isDraw ? 'Draw' : 'GameOver'
  if (!isDealt(state)) return state.redeals > 0 ? 'Dealing' : 'NotStarted'
  switch (state.turnPhase) {
    case 'KoiKoiDecision':
    case 'YakuCheck':
      return state.turnPhase
    case 'DrawFromDeck':
    case 'SelectFieldCardForDraw':
      return 'DrawFromDeck'
    default:
      return 'PlayerTurn'
  }
}
