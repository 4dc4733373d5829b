/**
 * Replaying: from a deal and a list of actions to events, state and result.
 */
import type {CardId, Month} from '../cards/index.js'
import {mulberry32} from '../random/index.js'
import {defaultRules} from '../rules/index.js'
import type {GameRules} from '../rules/index.js'
import {applyAction, decksOf, startRound} from '../round/index.js'
import type {GameAction, GameEvent, GameState, PlayerId, Refusal} from '../round/index.js'

/** All that a round is made of. */
export interface Script {
  /** Decks in the order in which they are dealt, one more for each redeal; without decks, the seed shuffles. */
  readonly decks?: readonly (readonly CardId[])[] | undefined
  /** Seed of the shuffles if there are no decks (default: 0). */
  readonly seed?: number | undefined
  readonly dealer?: PlayerId | undefined
  readonly rules?: GameRules | undefined
  readonly month?: Month | null | undefined
  readonly gameId?: string | undefined
  readonly actions: readonly GameAction[]
}

export interface Replay {
  readonly state: GameState
  readonly events: readonly GameEvent[]
  /** The first action that was refused: its place in the list, and why. The state is the one before it. */
  readonly refused?: {readonly index: number; readonly refusal: Refusal}
}

/**
 * Replay a round.
 *
 * @throws {GameRuleViolationException} if it must be dealt again and no deck is left.
 * @throws {TypeError} if a deck is not all 48 cards, or an action is not an action at all.
 */
export function replay(script: Script): Replay {
  const {seed = 0, rules = defaultRules, dealer, month, gameId, actions} = script
  const decks = script.decks && script.decks.length > 0 ? script.decks : decksOf(mulberry32(seed))
  const begun = startRound(decks, {dealer, rules, month, gameId})
  const events = [...begun.events]
  let {state} = begun
  for (const [index, action] of actions.entries()) {
    const step = applyAction(state, action, rules)
    if (step.error) return {state, events, refused: {index, refusal: step.error}}
    state = step.state
    events.push(...step.events)
  }
  return {state, events}
}
