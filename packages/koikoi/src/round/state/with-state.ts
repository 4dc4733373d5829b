/**
 * Changes of a state: each returns a new state and leaves the old one as it was.
 */
import type {CardId} from '../../cards/index.js'
import type {GameResult, GameState, PlayerId, PlayerState, TurnPhase} from './state.js'

export function withTurnPhase(state: GameState, turnPhase: TurnPhase): GameState {
  return {...state, turnPhase}
}

export function withCurrentPlayer(state: GameState, currentPlayer: PlayerId): GameState {
  return {...state, currentPlayer}
}

export function withDeck(state: GameState, deck: readonly CardId[]): GameState {
  return {...state, deck}
}

export function withField(state: GameState, field: readonly CardId[]): GameState {
  return {...state, field}
}

export function withPlayerState(state: GameState, id: PlayerId, player: PlayerState): GameState {
  return {...state, players: id === 0 ? [player, state.players[1]] : [state.players[0], player]}
}

/** The round ended; phase and winner follow from the result. */
export function withResult(state: GameState, result: GameResult): GameState {
  return {...state, turnPhase: 'TurnEnd', winner: result.winner, result}
}

/** The round was won by a player. */
export function withWinner(state: GameState, winner: PlayerId, result: GameResult): GameState {
  return withResult(state, {...result, winner, isDraw: false})
}
