/**
 * Players of the engine: a player sees what a person at the table would see, and chooses one of the allowed actions.
 */
import type {CardId, Month} from '../cards/index.js'
import {randomBelow} from '../random/index.js'
import type {Random} from '../random/index.js'
import {defaultRules} from '../rules/index.js'
import type {GameRules} from '../rules/index.js'
import {
  applyAction,
  assertIsState,
  assertPlayerId,
  availableActions,
  InvalidActionException,
  opponentOf,
  refusalSentence,
  startRound
} from '../round/index.js'
import type {
  GameAction,
  GameEvent,
  GameResult,
  GameState,
  PlayerId,
  RoundOptions,
  TurnPhase
} from '../round/index.js'

/** A round as one player sees it. */
export interface PlayerView {
  readonly player: PlayerId
  readonly rules: GameRules
  readonly month: Month | null
  readonly dealer: PlayerId
  /** Completed turns. */
  readonly plays: number
  readonly turnPhase: TurnPhase
  /** Whose turn it is. */
  readonly currentPlayer: PlayerId
  readonly hand: readonly CardId[]
  readonly field: readonly CardId[]
  /** The card that waits for a choice. */
  readonly pendingCapture: readonly CardId[]
  /** Captured cards, calls of koi-koi and points at the last call of both, by `PlayerId`. */
  readonly capturedCards: readonly [readonly CardId[], readonly CardId[]]
  readonly koiKoiCalls: readonly [number, number]
  readonly scoreAtCall: readonly [number, number]
  /** Number of cards in the other hand and in the stock; which ones they are stays hidden. */
  readonly otherHandCount: number
  readonly deckCount: number
  /** How the round ended; `null` while it runs. */
  readonly result: GameResult | null
}

export interface Player {
  readonly name: string
  /**
   * Choose an action.
   *
   * @param actions
   *   All allowed actions, at least one.
   * @param random
   *   Random numbers for this player, so that a round can be replayed.
   */
  choose(view: PlayerView, actions: readonly GameAction[], random: Random): GameAction
}

/**
 * What a player may see of a state.
 *
 * @throws {TypeError} if `state` is not a state, or `player` is neither 0 nor 1.
 */
export function viewOf(state: GameState, player: PlayerId, rules: GameRules = defaultRules): PlayerView {
  assertIsState(state)
  assertPlayerId(player, 'player')
  const {players, month, dealer, plays, turnPhase, currentPlayer, field, pendingCapture, deck, result} = state
  const [first, second] = players
  return {
    player,
    rules,
    month,
    dealer,
    plays,
    turnPhase,
    currentPlayer,
    hand: players[player].hand,
    field,
    pendingCapture,
    capturedCards: [first.capturedCards, second.capturedCards],
    koiKoiCalls: [first.koiKoiCalls, second.koiKoiCalls],
    scoreAtCall: [first.scoreAtCall, second.scoreAtCall],
    otherHandCount: players[opponentOf(player)].hand.length,
    deckCount: deck.length,
    result
  }
}

/** The simplest player: every allowed action is equally likely. */
export const randomPlayer: Player = {
  name: 'random',
  choose: (_view, actions, random) => actions[randomBelow(random, actions.length)]!
}

export interface PlayedRound {
  readonly state: GameState
  readonly events: readonly GameEvent[]
  readonly actions: readonly GameAction[]
}

/**
 * Let two players play a round.
 *
 * @param decks
 *   Decks to deal from, as in `startRound`.
 * @param players
 *   By `PlayerId`.
 * @param random
 *   Random numbers for both players.
 * @throws {InvalidActionException} if a player chooses an action that is not allowed.
 */
export function playRound(
  decks: Iterable<readonly CardId[]>,
  players: readonly [Player, Player],
  random: Random,
  options: RoundOptions = {}
): PlayedRound {
  const {rules = defaultRules} = options
  const begun = startRound(decks, options)
  const events = [...begun.events]
  const actions: GameAction[] = []
  let {state} = begun
  while (!state.result) {
    const {currentPlayer} = state
    const view = viewOf(state, currentPlayer, rules)
    const action = players[currentPlayer].choose(view, availableActions(state), random)
    const step = applyAction(state, action, rules)
    if (step.error) throw new InvalidActionException(action, refusalSentence(step.error))
    state = step.state
    events.push(...step.events)
    actions.push(action)
  }
  return {state, events, actions}
}
