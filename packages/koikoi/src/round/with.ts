/**
 * Changes of a state: each gives a new state and leaves the old one as it was.
 */
import type {CardId} from '../cards/index.js'
import type {Yaku} from '../yaku/index.js'
import {totalScore} from '../yaku/index.js'
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

/** A player with some fields changed; every field by name, as in `draftOf`. */
function copyPlayer(player: PlayerState): {-readonly [Field in keyof PlayerState]: PlayerState[Field]} {
  return {
    id: player.id,
    hand: player.hand,
    capturedCards: player.capturedCards,
    hasCalledKoiKoi: player.hasCalledKoiKoi,
    koiKoiCalls: player.koiKoiCalls,
    scoreAtCall: player.scoreAtCall,
    completedYaku: player.completedYaku,
    currentScore: player.currentScore
  }
}

export function withHand(player: PlayerState, hand: readonly CardId[]): PlayerState {
  const copy = copyPlayer(player)
  copy.hand = hand
  return copy
}

export function withCapturedCards(player: PlayerState, capturedCards: readonly CardId[]): PlayerState {
  const copy = copyPlayer(player)
  copy.capturedCards = capturedCards
  return copy
}

/** Sets or takes back the call of koi-koi; a call counts once more and remembers the points it was made with. */
export function withKoiKoiCalled(player: PlayerState, called: boolean): PlayerState {
  const koiKoiCalls = called ? player.koiKoiCalls + 1 : 0
  return {...player, hasCalledKoiKoi: called, koiKoiCalls, scoreAtCall: called ? player.currentScore : 0}
}

export function withCompletedYaku(player: PlayerState, completedYaku: readonly Yaku[]): PlayerState {
  const copy = copyPlayer(player)
  copy.completedYaku = completedYaku
  copy.currentScore = totalScore(completedYaku)
  return copy
}
