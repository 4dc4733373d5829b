/**
 * `KoiKoiGame`: one round after another behind a small object, for user interfaces.
 *
 * A thin wrapper: the rules are the pure functions of `round/`, and this object keeps the state between calls.
 */
import {wrongCall} from '@tehai/kernel/source'
import type {CardId, Month} from '../cards/index.js'
import {mulberry32} from '../random/index.js'
import {assertSeed} from '../random/seed.js'
import {defaultRules} from '../rules/index.js'
import type {GameRules} from '../rules/index.js'
import {
  applyAction,
  assertPlayerId,
  assertRoundOptions,
  availableActions,
  decksOf,
  eventsFor,
  gamePhaseOf,
  InvalidActionException,
  refusalSentence,
  startRound
} from '../round/index.js'
import type {
  GameAction,
  GameEvent,
  GamePhase,
  GameState,
  PlayerEvent,
  PlayerId,
  Refusal
} from '../round/index.js'
import {keepTaken} from '../round/start/taken-decks.js'
import type {RoundHeader} from '../notation/index.js'
import {formatSave, parseSave} from './save.js'

export interface KoiKoiGameOptions {
  /** Seed of the shuffles (default: a random one, which `getRecord` returns). */
  readonly seed?: number | undefined
  /** Rules (default: `standard`). */
  readonly rules?: GameRules | undefined
  /** Decks to deal instead of shuffling: the next one for each redeal and each further round. */
  readonly decks?: readonly (readonly CardId[])[] | undefined
  /** Month of the round, for 月札 (default: none). */
  readonly month?: Month | null | undefined
  /** Name of the game (default: empty). */
  readonly gameId?: string | undefined
  /** Returns the milliseconds for the `timestamp` of events (default: events have no `timestamp`). */
  readonly clock?: (() => number) | undefined
}

/** The result of an action. */
export type GameActionResult =
  | {readonly success: true; readonly newState: GameState; readonly events: readonly GameEvent[]}
  | {
      readonly success: false
      readonly errorMessage: string
      readonly refusal: Refusal
      /** The state as it was. */
      readonly newState: GameState
      readonly events: readonly GameEvent[]
    }

/** An action that was executed. */
function successful(newState: GameState, events: readonly GameEvent[]): GameActionResult {
  return {success: true, newState, events}
}

/** An action that was refused; the state is the one before. */
function failed(state: GameState, refusal: Refusal): GameActionResult {
  return {success: false, errorMessage: refusalSentence(refusal), refusal, newState: state, events: []}
}

export class KoiKoiGame {
  #state!: GameState
  #events: readonly GameEvent[] = []
  #actions: readonly GameAction[] = []
  // Decks dealt in this round, including rejected ones: a record needs their order.
  #dealt: readonly (readonly CardId[])[] = []
  // Decks still to be dealt; `null` if they come from the stream of the seed.
  #decks: readonly (readonly CardId[])[] | null
  #random: number
  readonly #options: KoiKoiGameOptions
  readonly #rules: GameRules

  /**
   * Deal the first round.
   *
   * @param dealer
   *   Who deals and moves first.
   * @throws {GameRuleViolationException} if `decks` are given and none of them may be played.
   * @throws {TypeError} if `dealer` is not a player, or an option is unknown or has a wrong value.
   */
  constructor(dealer: PlayerId, options: KoiKoiGameOptions = {}) {
    assertGameOptions(dealer, options)
    this.#options = options
    this.#rules = options.rules ?? defaultRules
    this.#decks = options.decks ?? null
    this.#random = (options.seed ?? Math.floor(Math.random() * 0x100000000)) >>> 0
    this.reset(dealer)
  }

  /**
   * Deal a new round, from the next deck of the same stream.
   *
   * @throws {GameRuleViolationException} if `decks` were given and none is left.
   */
  reset(dealer: PlayerId, month: Month | null = this.#options.month ?? null): void {
    const random = mulberry32(this.#random)
    const dealt: (readonly CardId[])[] = []
    const {state, events} = startRound(keepTaken(this.#decks ?? decksOf(random), dealt), {
      dealer,
      rules: this.#rules,
      month,
      gameId: this.#options.gameId
    })
    this.#random = random.state()
    this.#decks = this.#decks && this.#decks.slice(dealt.length)
    this.#dealt = dealt
    this.#state = state
    this.#events = this.#stamped(events)
    this.#actions = []
  }

  getState(): GameState {
    return this.#state
  }

  getPhase(): GamePhase {
    return gamePhaseOf(this.#state)
  }

  getRules(): GameRules {
    return this.#rules
  }

  /** All actions that may be executed now; empty when the round is over. */
  getAvailableActions(): readonly GameAction[] {
    return availableActions(this.#state)
  }

  /** Events of the round so far. */
  getEvents(): readonly GameEvent[] {
    return this.#events
  }

  /**
   * Events of the round so far, without what a player cannot see.
   *
   * @throws {TypeError} if `player` is neither 0 nor 1.
   */
  eventsFor(player: PlayerId): readonly PlayerEvent[] {
    return eventsFor(player, this.#events)
  }

  /** Actions of the round so far. */
  getActions(): readonly GameAction[] {
    return this.#actions
  }

  /** What the round was dealt from: with the events, this is all that `formatRecord` needs. */
  getRecord(): RoundHeader {
    const {dealer, month} = this.#state
    return {decks: this.#dealt, seed: null, dealer, rules: this.#rules, month}
  }

  /**
   * Execute an action.
   *
   * @returns
   *   The new state and the events, or why the action is refused, in which case nothing has changed.
   * @throws {TypeError} if the value is not an action at all.
   */
  executeAction(action: GameAction): GameActionResult {
    const step = applyAction(this.#state, action, this.#rules)
    if (step.error) return failed(this.#state, step.error)
    const events = this.#stamped(step.events)
    this.#state = step.state
    this.#events = [...this.#events, ...events]
    this.#actions = [...this.#actions, action]
    return successful(step.state, events)
  }

  /**
   * Execute an action that must be allowed.
   *
   * @throws {InvalidActionException} if it is not.
   */
  executeActionOrThrow(action: GameAction): GameActionResult {
    const result = this.executeAction(action)
    if (!result.success) throw new InvalidActionException(action, result.errorMessage)
    return result
  }

  /** The game as JSON text; `KoiKoiGame.load` continues it. */
  save(): string {
    return formatSave({
      rules: this.#rules,
      state: this.#state,
      events: this.#events,
      actions: this.#actions,
      dealt: this.#dealt,
      decks: this.#decks,
      random: this.#random
    })
  }

  /**
   * Continue a saved game.
   *
   * @throws {SyntaxError} if the text is not a saved game.
   * @throws {InvalidGameStateException} if the saved state is not the one its events lead to.
   */
  static load(text: string, options: Pick<KoiKoiGameOptions, 'clock'> = {}): KoiKoiGame {
    const saved = parseSave(text)
    const {dealer, month, gameId} = saved.state
    const game = new KoiKoiGame(dealer, {...options, rules: saved.rules, month, gameId, decks: saved.dealt})
    game.#state = saved.state
    game.#events = saved.events
    game.#actions = saved.actions
    game.#dealt = saved.dealt
    game.#decks = saved.decks
    game.#random = saved.random
    return game
  }

  #stamped(events: readonly GameEvent[]): readonly GameEvent[] {
    const {clock} = this.#options
    return clock ? events.map(event => ({...event, timestamp: clock()})) : events
  }
}

const optionsOfGame = ['seed', 'decks', 'clock'] as const satisfies readonly (keyof KoiKoiGameOptions)[]

function assertGameOptions(dealer: PlayerId, options: Readonly<KoiKoiGameOptions>): void {
  assertPlayerId(dealer, 'dealer')
  assertRoundOptions(options, optionsOfGame)
  const {seed, decks, clock} = options
  if (seed !== undefined) assertSeed(seed)
  if (decks !== undefined && !Array.isArray(decks)) {
    throw wrongCall('`decks` to be a list of decks', decks)
  }
  if (clock !== undefined && typeof clock !== 'function') {
    throw wrongCall('`clock` to be a function', clock)
  }
}
