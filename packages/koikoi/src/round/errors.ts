/**
 * Errors of the engine. `executeAction` returns failures instead; these are for `executeActionOrThrow`, for decks and
 * for impossible states.
 */
import type {GameAction} from './action.js'
import type {GameState} from './state/state.js'

/** A rule was broken that does not concern one action, such as dealing again without another deck. */
export class GameRuleViolationException extends Error {
  override readonly name: string = 'GameRuleViolationException'
}

/** An action that the state does not allow. */
export class InvalidActionException extends Error {
  override readonly name: string = 'InvalidActionException'
  readonly action: GameAction

  constructor(action: GameAction, message: string) {
    super(message)
    this.action = action
  }
}

/** A state in which some of the 48 cards are not in exactly one place, or to which its events do not lead. */
export class InvalidGameStateException extends Error {
  override readonly name: string = 'InvalidGameStateException'
  readonly state: GameState

  constructor(state: GameState, message: string) {
    super(message)
    this.state = state
  }
}
