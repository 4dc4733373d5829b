/**
 * Rounds between players who need time to answer: a person, a worker, a program at the other end of a network.
 */
import {append} from '@tehai/kernel/source'
import type {CardId} from '../cards/index.js'
import type {Random} from '../random/index.js'
import {defaultRules} from '../rules/index.js'
import {
  applyAction,
  availableActions,
  eventsFor,
  InvalidActionException,
  refusalSentence,
  startRound
} from '../round/index.js'
import type {GameAction, GameEvent, PlayerEvent, PlayerId, RoundOptions} from '../round/index.js'
import {viewOf, type PlayedRound, type Player, type PlayerView} from './player.js'

/** A player who may take time. Every `Player` is one. */
export interface AsyncPlayer {
  readonly name: string
  /** Choose an action, as in `Player`, now or later. A promise that is rejected ends the round with its error. */
  choose(view: PlayerView, actions: readonly GameAction[], random: Random): GameAction | Promise<GameAction>
  /**
   * Called after the deal and after every action of either player, with the events that this player can see. If it
   * returns a promise, the round waits for it.
   */
  observe?(events: readonly PlayerEvent[], view: PlayerView): void | Promise<void>
}

/**
 * Let two players play a round, and wait for them.
 *
 * @param decks
 *   Decks to deal from, as in `startRound`.
 * @param players
 *   By `PlayerId`.
 * @param random
 *   Random numbers for both players.
 * @throws {InvalidActionException} if a player chooses an action that is not allowed.
 */
export async function playRoundAsync(
  decks: Iterable<readonly CardId[]>,
  players: readonly [AsyncPlayer | Player, AsyncPlayer | Player],
  random: Random,
  options: RoundOptions = {}
): Promise<PlayedRound> {
  const {rules = defaultRules} = options
  const begun = startRound(decks, options)
  let {state} = begun
  const events = [...begun.events]
  const actions: GameAction[] = []
  const show = (news: readonly GameEvent[]) =>
    Promise.all(
      players.map((player: AsyncPlayer, seat) =>
        player.observe?.(eventsFor(seat as PlayerId, news), viewOf(state, seat as PlayerId, rules))
      )
    )
  await show(begun.events)
  while (!state.result) {
    const {currentPlayer} = state
    const view = viewOf(state, currentPlayer, rules)
    const action = await players[currentPlayer].choose(view, availableActions(state), random)
    const step = applyAction(state, action, rules)
    if (step.error) throw new InvalidActionException(action, refusalSentence(step.error))
    state = step.state
    append(events, step.events)
    actions.push(action)
    await show(step.events)
  }
  return {state, events, actions}
}
