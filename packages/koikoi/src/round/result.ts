/**
 * Results: who is paid what, and why the round is over.
 */
import {defaultRules} from '../rules/index.js'
import type {GameRules} from '../rules/index.js'
import {finalScore, isMultiplied} from '../yaku/reading.js'
import type {Calls} from '../yaku/reading.js'
import {opponentOf} from './state/state.js'
import type {EndReason, GameResult, GameState, PlayerId} from './state/state.js'

function paid(winner: PlayerId | null, points: number): readonly [number, number] {
  return [winner === 0 ? points : 0, winner === 1 ? points : 0]
}

/** 勝負: the winner's yaku, multiplied as the rules say. */
export function resultOfShobu(state: GameState, winner: PlayerId, rules: GameRules): GameResult {
  return resultOfYaku(state, winner, 'Shobu', rules)
}

function resultOfYaku(state: GameState, winner: PlayerId, reason: EndReason, rules: GameRules): GameResult {
  const player = state.players[winner]
  const calls: Calls = {winner: player.koiKoiCalls, loser: state.players[opponentOf(winner)].koiKoiCalls}
  return {
    ...resultOfPoints(state, winner, reason, player.currentScore),
    scores: paid(winner, finalScore(player.currentScore, calls, rules)),
    koiKoiMultiplierApplied: isMultiplied(calls, rules)
  }
}

/** A fixed number of points for one player, or no points at all. */
export function resultOfPoints(
  state: GameState,
  winner: PlayerId | null,
  reason: EndReason,
  points: number
): GameResult {
  return {
    winner,
    reason,
    base: points,
    scores: paid(winner, points),
    completedYaku: [state.players[0].completedYaku, state.players[1].completedYaku],
    isKoiKoiWin: winner !== null && state.players[winner].hasCalledKoiKoi,
    koiKoiMultiplierApplied: false,
    isDraw: winner === null
  }
}

/**
 * 総流れ: all turns are played and no player has stopped. With 親権 the dealer is paid for a drawn round, although no
 * player wins it.
 */
export function resultOfExhausted(state: GameState, rules: GameRules): GameResult {
  const [first, second] = state.players.map(({currentScore}) => currentScore) as [number, number]
  if (rules.exhaustedWithYaku === 'score' && first !== second) {
    return resultOfYaku(state, first > second ? 0 : 1, 'Exhausted', rules)
  }
  const drawn = resultOfPoints(state, null, 'Draw', 0)
  if (rules.oyaKenScore === 0) return drawn
  return {...drawn, base: rules.oyaKenScore, scores: paid(state.dealer, rules.oyaKenScore)}
}

/**
 * Whether a round without a winner is exhausted (総流れ): after a turn all turns are played, or no hand has a card left.
 */
export function checkDraw(state: GameState, rules: GameRules = defaultRules): boolean {
  const {winner, turnCount, turnPhase, plays, players} = state
  if (winner !== null) return false
  const isAfterTurn = plays > 0 && (turnPhase === 'PlayFromHand' || turnPhase === 'TurnEnd')
  return turnCount >= rules.maxTurns || (isAfterTurn && players.every(({hand}) => hand.length === 0))
}
