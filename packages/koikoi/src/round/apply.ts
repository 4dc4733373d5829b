/**
 * Applies an action to a state, after checking that the caller's values are an action and a state.
 */
import {assertRules, defaultRules} from '../rules/index.js'
import type {GameRules} from '../rules/index.js'
import {assertAction} from './action.js'
import type {GameAction} from './action.js'
import type {GameState} from './state/state.js'
import {takeAction, type Step} from './turn.js'
import {assertState} from './whole.js'

/**
 * The last state returned: it is usually the state for the next action, and checking it again would take a fifth of
 * the time.
 */
let ledTo: GameState | undefined

/**
 * What an action leads to, up to the next decision of a player.
 *
 * @param rules
 *   Rules of the round (default: `standard`); the same for all its actions.
 * @returns
 *   `state` and `events`, or `error` if the state does not allow the action.
 * @throws {TypeError} if the action is not an action at all, or the state or the rules are not valid.
 * @throws {InvalidGameStateException} if the state is impossible: a card is in no place or in two, or there is no card
 *   to draw.
 */
export function applyAction(state: GameState, action: GameAction, rules: GameRules = defaultRules): Step {
  assertAction(action)
  assertRules(rules)
  if (ledTo === undefined || state !== ledTo) assertState(state)
  const step = takeAction(state, action, rules)
  ledTo = step.state ?? ledTo
  return step
}
