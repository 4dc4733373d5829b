/**
 * Errors of the engine. `executeAction` returns failures instead; these are for `executeActionOrThrow`, for decks and
 * for impossible states.
 */
import type {GameAction} from './action.js'
import type {GameState} from './state/state.js'

/** A rule was broken that is not about one action, as in dealing again without another deck. */
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

/** A state in which the 48 cards are not each in one place, or which its events do not lead to. */
export class InvalidGameStateException extends Error {
  override readonly name: string = 'InvalidGameStateException'
  readonly state: GameState

  constructor(state: GameState, message: string) {
    super(message)
    this.state = state
  }
}
