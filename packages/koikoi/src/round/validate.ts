/**
 * Whether an action may be executed, and if not, why, in words.
 */
import type {GameAction} from './action.js'
import {assertAction} from './action.js'
import {refusalOf} from './refusals.js'
import {refusalSentence} from './refusal.js'
import type {Refusal} from './refusal.js'
import type {GameState} from './state/state.js'
import {assertState} from './whole.js'

export type ValidationResult =
  | {readonly isValid: true}
  | {readonly isValid: false; readonly errorMessage: string; readonly refusal: Refusal}

/**
 * Whether an action may be executed.
 *
 * @returns
 *   `isValid`, or the reason: as data (`refusal`) and as an English sentence.
 * @throws {TypeError} if the value is not an action at all, or the state is not a state.
 * @throws {InvalidGameStateException} if the state is impossible: a card is in no place or in two.
 */
export function validateAction(action: GameAction, state: GameState): ValidationResult {
  assertAction(action)
  assertState(state)
  const refusal = refusalOf(action, state)
  if (!refusal) return {isValid: true}
  return {isValid: false, errorMessage: refusalSentence(refusal), refusal}
}
