/**
 * Actions of a caller, which may be none, upon a state that may be none.
 */
import {assertRules, defaultRules} from '../rules/index.js'
import type {GameRules} from '../rules/index.js'
import {assertAction} from './action.js'
import type {GameAction} from './action.js'
import type {GameState} from './state/state.js'
import {takeAction, type Step} from './turn.js'
import {assertState} from './whole.js'

/** The state that an action led to last: the next action of a round is about it, and to check it would take a fifth of the time. */
let ledTo: GameState | undefined

/**
 * What an action leads to, up to the next decision of a player.
 *
 * @param rules
 *   Rules of the round (default: `standard`); the same for all its actions.
 * @returns
 *   `state` and `events`, or `error` where the state does not allow the action.
 * @throws {TypeError} if the action is no action at all, or the state or the rules are none.
 * @throws {InvalidGameStateException} if the state cannot be: a card is in no place or in two, or there is none to draw.
 */
export function applyAction(state: GameState, action: GameAction, rules: GameRules = defaultRules): Step {
  assertAction(action)
  assertRules(rules)
  if (ledTo === undefined || state !== ledTo) assertState(state)
  const step = takeAction(state, action, rules)
  ledTo = step.state ?? ledTo
  return step
}
