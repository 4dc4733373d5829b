/**
 * Drafts: states of a round that are being made.
 */
import type {GameState} from './state.js'

/**
 * A state that is being made: a copy to which nothing else has a reference. Its arrays are never changed, only
 * replaced.
 */
export type Draft = {-readonly [Field in keyof GameState]: GameState[Field]}

/**
 * A copy of a state, to be changed.
 *
 * Every field is written by name: measured, an object literal of one shape is four times as fast here as spreading the
 * state.
 */
export function draftOf(state: GameState): Draft {
  return {
    gameId: state.gameId,
    seq: state.seq,
    turnPhase: state.turnPhase,
    currentPlayer: state.currentPlayer,
    dealer: state.dealer,
    month: state.month,
    turnCount: state.turnCount,
    plays: state.plays,
    redeals: state.redeals,
    deck: state.deck,
    field: state.field,
    players: state.players,
    lastPlayedCard: state.lastPlayedCard,
    lastDrawnCard: state.lastDrawnCard,
    pendingCapture: state.pendingCapture,
    winner: state.winner,
    result: state.result
  }
}
