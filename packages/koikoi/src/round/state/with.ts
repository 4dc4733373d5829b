/**
 * Changes of a player: each returns a new one and leaves the old one as it was.
 */
import type {CardId} from '../../cards/index.js'
import type {Yaku} from '../../yaku/reading.js'
import {totalScore} from '../../yaku/reading.js'
import type {PlayerState} from './state.js'

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

/** Sets or clears the call of koi-koi; setting it increments the number of calls and remembers the points. */
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
