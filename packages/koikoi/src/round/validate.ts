/**
 * Whether an action may be executed, and why not in words.
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
 * @throws {TypeError} if the value is no action at all, or the state none.
 * @throws {InvalidGameStateException} if the state cannot be: a card is in no place or in two.
 */
export function validateAction(action: GameAction, state: GameState): ValidationResult {
  assertAction(action)
  assertState(state)
  const refusal = refusalOf(action, state)
  if (!refusal) return {isValid: true}
  return {isValid: false, errorMessage: refusalSentence(refusal), refusal}
}
