/**
 * A match of a person against a player of the engine, as plain data: settings and the actions of every round.
 *
 * Everything else follows by replaying it: the deals from the seed, the opponent's random numbers from the seed and
 * the number of actions. To undo is therefore to remove actions, and a saved game is a few lines of JSON. The person
 * is `Player1`.
 */
import {recordRound, startMatch, nextRound, matchWinner} from '../game/index.js'
import type {Match, MatchLength, NextRound} from '../game/index.js'
import type {RoundHeader} from '../notation/index.js'
import {mulberry32} from '../random/index.js'
import {keepTaken} from '../round/start/taken-decks.js'
import {applyAction, chooseDealer, decksOf, startRound} from '../round/index.js'
import type {DealerChoice, GameAction, GameEvent, GameState, PlayerId} from '../round/index.js'
import type {GameRules} from '../rules/index.js'
import {wordOf} from './word.js'

/** Names of the opponents, the weakest first. */
export const opponents: readonly ['random', 'greedy', 'look-ahead', 'expert'] = [
  'random',
  'greedy',
  'look-ahead',
  'expert'
]
export type OpponentName = (typeof opponents)[number]

/** Numbers of rounds that a match may have, the fewest first. */
export const matchLengths: readonly MatchLength[] = [1, 3, 6, 12]

export interface Settings {
  /** Seed of the deals and of the opponent's random numbers: 0 to 2³² − 1. */
  readonly seed: number
  readonly rules: GameRules
  readonly rounds: MatchLength
  readonly opponent: OpponentName
}

/** Settings, and the actions of both players in every round so far, ending with the current round. */
export interface Session {
  readonly settings: Settings
  readonly rounds: readonly (readonly GameAction[])[]
}

/** A round so far. */
export interface Round {
  readonly header: RoundHeader
  /** The state before the first action. */
  readonly begun: GameState
  readonly state: GameState
  readonly events: readonly GameEvent[]
  readonly actions: readonly GameAction[]
}

/** A session played again. */
export interface Course {
  readonly dealer: DealerChoice
  /** The match with the results of all rounds that are over. */
  readonly match: Match
  readonly rounds: readonly Round[]
}

/** The seat of the person. */
export const PERSON: PlayerId = 0

export function beginSession(settings: Settings): Session {
  return {settings, rounds: [[]]}
}

/**
 * Play a session again.
 *
 * @throws {SyntaxError} if an action is not allowed at its place, as in a file that was edited.
 */
export function courseOf({settings, rounds}: Session): Course {
  const random = mulberry32(settings.seed)
  const dealer = chooseDealer(random)
  let match = startMatch({rounds: settings.rounds, rules: settings.rules, dealer: dealer.dealer})
  const played: Round[] = []
  for (const actions of rounds) {
    const options = nextRound(match)
    if (!options) throw new SyntaxError(`Expected at most ${settings.rounds} rounds, got ${rounds.length}`)
    const round = playRound(actions, options, decksOf(random))
    played.push(round)
    if (round.state.result) match = recordRound(match, round.state.result)
    else if (played.length < rounds.length) {
      throw new SyntaxError(`Expected a round that is over, got one of ${actions.length} actions`)
    }
  }
  return {dealer, match, rounds: played}
}

function playRound(
  actions: readonly GameAction[],
  options: NextRound,
  stream: Iterable<readonly number[]>
): Round {
  const decks: (readonly number[])[] = []
  const {state: begun, events: dealt} = startRound(keepTaken(stream, decks), options)
  const events = [...dealt]
  let state = begun
  for (const action of actions) {
    const step = applyAction(state, action, options.rules)
    if (step.error) throw new SyntaxError(`Expected an action that is allowed, got \`${wordOf(action)}\``)
    state = step.state
    for (const event of step.events) events.push(event)
  }
  const header = {decks, seed: null, dealer: options.dealer, rules: options.rules, month: options.month}
  return {header, begun, state, events, actions}
}

/** The session after an action in the current round. */
export function withAction({settings, rounds}: Session, action: GameAction): Session {
  return {settings, rounds: [...rounds.slice(0, -1), [...rounds.at(-1)!, action]]}
}

/** The session with a new round begun. */
export function withRound({settings, rounds}: Session): Session {
  return {settings, rounds: [...rounds, []]}
}

/**
 * The session before the person's last choice, even if that was in the previous round; `null` if there is none.
 */
export function withoutLastChoice(session: Session): Session | null {
  const course = courseOf(session)
  for (let round = session.rounds.length - 1; round >= 0; round--) {
    const actions = session.rounds[round]!
    const seats = seatsOf(course.rounds[round]!)
    const last = seats.lastIndexOf(PERSON)
    if (last < 0) continue
    return {...session, rounds: [...session.rounds.slice(0, round), actions.slice(0, last)]}
  }
  return null
}

/** Who has done each action of a round. */
function seatsOf({header: {rules}, begun, actions}: Round): readonly PlayerId[] {
  let state = begun
  return actions.map(action => {
    const {currentPlayer} = state
    state = applyAction(state, action, rules).state!
    return currentPlayer
  })
}

/** Who has won: `null` for a drawn match, `undefined` while it runs. */
export function winnerOf({match}: Course): PlayerId | null | undefined {
  return matchWinner(match)
}
