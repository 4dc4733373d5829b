/**
 * Whether something is a state of a round: refuses other values from callers without types.
 */
import {wrongCall} from '@tehai/kernel/source'
import type {GameState, PlayerState} from './state.js'

/**
 * Checks that something is a state, whatever its cards are.
 *
 * @throws {TypeError} if it is not one.
 */
export function assertIsState(value: unknown): asserts value is GameState {
  if (!isState(value)) throw wrongCall('a state of a round, as `startRound` gives it', value)
}

function isState(value: unknown): value is GameState {
  if (typeof value !== 'object' || value === null) return false
  const {deck, field, pendingCapture, players} = value as Partial<GameState>
  if (!Array.isArray(deck) || !Array.isArray(field) || !Array.isArray(pendingCapture)) return false
  return Array.isArray(players) && players.length === 2 && isPlayer(players[0]) && isPlayer(players[1])
}

function isPlayer(value: unknown): value is PlayerState {
  if (typeof value !== 'object' || value === null) return false
  const {hand, capturedCards} = value as Partial<PlayerState>
  return Array.isArray(hand) && Array.isArray(capturedCards)
}
