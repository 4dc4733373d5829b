/**
 * A match against a player of the engine, as plain data: settings and the actions of every round.
 *
 * Everything else follows by playing it again: the deals from the seed, the opponent's chance from the seed and the number
 * of actions. So to undo is to forget actions, and a saved game is a few lines of JSON. The person is `Player1`.
 */
import {shownValue, unknownFields} from '@tehai/kernel/source'
import {
  applyAction,
  availableActions,
  chooseDealer,
  codeOf,
  decksOf,
  expertPolicy,
  greedyPolicy,
  isAction,
  lookAheadPolicy,
  matchWinner,
  mulberry32,
  nextRound,
  parseRules,
  formatRules,
  playerOf,
  randomPlayer,
  recordRound,
  startMatch,
  startRound,
  viewOf,
  type DealerChoice,
  type GameAction,
  type GameEvent,
  type GameRules,
  type GameState,
  type Match,
  type MatchLength,
  type Player,
  type PlayerId,
  type RoundHeader
} from '@tehai/koikoi'

/** Names of the opponents, the weakest first. */
export const opponents: readonly ['random', 'greedy', 'look-ahead', 'expert'] = [
  'random',
  'greedy',
  'look-ahead',
  'expert'
]
export type OpponentName = (typeof opponents)[number]

export const matchLengths: readonly MatchLength[] = [1, 3, 6, 12]

export interface Settings {
  readonly seed: number
  readonly rules: GameRules
  readonly rounds: MatchLength
  readonly opponent: OpponentName
}

/** Settings, and the actions of both players in every round so far, the round under way last. */
export interface Session {
  readonly settings: Settings
  readonly rounds: readonly (readonly GameAction[])[]
}

/** A round so far. */
export interface Round {
  readonly header: RoundHeader
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

/** The seat of the person at the terminal. */
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

/** The options of a round of a match, none of them left out. */
type NextRound = Pick<RoundHeader, 'dealer' | 'rules' | 'month'>

function playRound(
  actions: readonly GameAction[],
  options: NextRound,
  stream: Iterable<readonly number[]>
): Round {
  const decks: (readonly number[])[] = []
  const begun = startRound(kept(stream, decks), options)
  const events = [...begun.events]
  let {state} = begun
  for (const action of actions) {
    const step = applyAction(state, action, options.rules)
    if (step.error) throw new SyntaxError(`Expected an action that is allowed, got \`${wordOf(action)}\``)
    state = step.state
    for (const event of step.events) events.push(event)
  }
  const header = {decks, seed: null, dealer: options.dealer, rules: options.rules, month: options.month}
  return {header, state, events, actions}
}

function* kept(
  decks: Iterable<readonly number[]>,
  taken: (readonly number[])[]
): Generator<readonly number[]> {
  for (const deck of decks) {
    taken.push(deck)
    yield deck
  }
}

/** The session after an action of the round under way. */
export function withAction({settings, rounds}: Session, action: GameAction): Session {
  return {settings, rounds: [...rounds.slice(0, -1), [...rounds.at(-1)!, action]]}
}

/** The session with a new round begun. */
export function withRound({settings, rounds}: Session): Session {
  return {settings, rounds: [...rounds, []]}
}

/** What the opponent does now; the same again for the same session. */
export function opponentAction({settings}: Session, {rounds}: Course): GameAction {
  const {state, actions} = rounds.at(-1)!
  const view = viewOf(state, state.currentPlayer, settings.rules)
  const random = mulberry32(settings.seed + 7919 * rounds.length + 104_729 * actions.length)
  return playerNamed(settings.opponent).choose(view, availableActions(state), random)
}

function playerNamed(name: OpponentName): Player {
  switch (name) {
    case 'random':
      return randomPlayer
    case 'greedy':
      return playerOf(greedyPolicy)
    case 'look-ahead':
      return playerOf(lookAheadPolicy())
    case 'expert':
      return playerOf(expertPolicy())
  }
}

/**
 * The session before the person's last choice, also where that was in the round before; `null` if there is none.
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
function seatsOf({header, actions}: Round): readonly PlayerId[] {
  const {decks, dealer, rules, month} = header
  let {state} = startRound(decks, {dealer, rules, month})
  return actions.map(action => {
    const {currentPlayer} = state
    state = applyAction(state, action, rules).state!
    return currentPlayer
  })
}

/** Who has won: `null` for an even match, `undefined` while it runs. */
export function winnerOf({match}: Course): PlayerId | null | undefined {
  return matchWinner(match)
}

const format = 'tehai-koikoi-match'
const fields = ['format', 'version', 'seed', 'rules', 'length', 'opponent', 'rounds']

/** A session as JSON text. */
export function formatSession({settings, rounds}: Session): string {
  const {seed, rules, opponent, rounds: length} = settings
  const saved = {format, version: 1, seed, rules: formatRules(rules), length, opponent, rounds}
  return `${JSON.stringify({...saved, rounds: rounds.map(actions => actions.map(wordOf))}, null, 1)}\n`
}

/** An action as a word: `play 2d`. */
function wordOf(action: GameAction): string {
  return 'card' in action ? `${action.type} ${codeOf(action.card)}` : action.type
}

/**
 * Read a saved session.
 *
 * @throws {SyntaxError} if the text is none, has unknown fields, or does not play.
 */
export function parseSession(text: string): Session {
  const saved = objectOf(text)
  const [unknown] = unknownFields(saved, fields)
  if (unknown) throw new SyntaxError(`Expected a field of a saved match, got \`${unknown.field}\``)
  if (saved['format'] !== format || saved['version'] !== 1) {
    throw new SyntaxError(`Expected a saved match (\`${format}\`, version 1), got another text`)
  }
  const {seed, opponent, length} = saved
  const {rules, messages} = parseRules(String(saved['rules']))
  if (messages.length > 0) throw wrong('rules', saved['rules'])
  if (!Number.isInteger(seed) || (seed as number) < 0 || (seed as number) > 0xffffffff)
    throw wrong('seed', seed)
  if (!opponents.includes(opponent as OpponentName)) throw wrong('opponent', opponent)
  if (!matchLengths.includes(length as MatchLength)) throw wrong('length', length)
  if (!Array.isArray(saved['rounds']) || saved['rounds'].length === 0) throw wrong('rounds', saved['rounds'])
  const session: Session = {
    settings: {
      seed: seed as number,
      rules,
      rounds: length as MatchLength,
      opponent: opponent as OpponentName
    },
    rounds: saved['rounds'].map(actionsOf)
  }
  courseOf(session)
  return session
}

function objectOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // Reported below, as any other text.
  }
  throw new SyntaxError(`Expected a saved match (\`${format}\`, version 1), got another text`)
}

function wrong(field: string, value: unknown): SyntaxError {
  return new SyntaxError(`Unexpected \`${field}\` of a saved match: \`${shownValue(value)}\``)
}

function actionsOf(value: unknown): readonly GameAction[] {
  if (!Array.isArray(value)) throw wrong('rounds', value)
  return value.map(actionOf)
}

const codes: ReadonlyMap<string, number> = new Map(
  Array.from({length: 48}, (_, card) => [codeOf(card), card])
)

function actionOf(word: unknown): GameAction {
  const [type, code] = String(word).split(' ')
  const action: unknown = code === undefined ? {type} : {type, card: codes.get(code)}
  if (!isAction(action)) throw wrong('rounds', word)
  return action
}
