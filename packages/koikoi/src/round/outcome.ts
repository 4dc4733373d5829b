/**
 * The questions of a specification of koi-koi about a state, one function each: must it be dealt again, does a hand
 * win, is it drawn, what is paid. The engine answers them during a round; these functions are for any given state.
 */
import type {CardId} from '../cards/index.js'
import {defaultRules, type GameRules} from '../rules/index.js'
import {isFourPairs, monthOfFour} from './start/deal.js'
import {assertPlayerId} from './options.js'
import {resultOfExhausted, resultOfPoints, resultOfShobu} from './result.js'
import type {GameResult, GameState, PlayerId} from './state/state.js'
import {assertIsState} from './state/is-state.js'
import {withResult} from './state/with-state.js'

/**
 * Whether a dealt state must be dealt again: with all cards of a month on the field, or for another reason in the
 * rules.
 *
 * @throws {TypeError} if it is not a state.
 */
export function requiresRedeal(state: GameState, rules: GameRules = defaultRules): boolean {
  assertIsState(state)
  const {field, players} = state
  if (rules.fieldFour === 'redeal' && hasFourOfSameMonth(field)) return true
  if (rules.fieldKuttsuki === 'redeal' && isFourPairs(field)) return true
  return rules.redealOnTeshi && players.some(({hand}) => checkTeshi(hand))
}

/**
 * The round won by 手四, or `null` if the rules do not have it or the hand is not 手四.
 *
 * @throws {TypeError} if it is not a state, or `player` is neither 0 nor 1.
 */
export function handleTeshi(
  state: GameState,
  player: PlayerId,
  rules: GameRules = defaultRules
): GameState | null {
  assertIsState(state)
  assertPlayerId(player, 'player')
  if (!rules.enableTeshi || !checkTeshi(state.players[player].hand)) return null
  return withResult(state, resultOfPoints(state, player, 'Teshi', rules.teshiScore))
}

/**
 * The state of an exhausted round: a drawn one, or what the rules pay for yaku that were held.
 *
 * @throws {TypeError} if it is not a state.
 */
export function handleDraw(state: GameState, rules: GameRules = defaultRules): GameState {
  assertIsState(state)
  return withResult(state, resultOfExhausted(state, rules))
}

/**
 * What a state pays: its result if it has one; else its winner's yaku, multiplied as the rules say; else nothing.
 *
 * @throws {TypeError} if it is not a state.
 */
export function calculateGameResult(state: GameState, rules: GameRules = defaultRules): GameResult {
  assertIsState(state)
  if (state.result) return state.result
  if (state.winner === null) return resultOfPoints(state, null, 'Draw', 0)
  return resultOfShobu(state, state.winner, rules)
}

/** Whether a dealt hand has all four cards of a month (手四). */
export function checkTeshi(hand: readonly CardId[]): boolean {
  return monthOfFour(hand) !== undefined
}

/** Whether all four cards of a month are on the field. */
export function hasFourOfSameMonth(field: readonly CardId[]): boolean {
  return monthOfFour(field) !== undefined
}
