/**
 * Saved games: JSON with everything that is needed to continue a game, checked when it is read.
 */
import {shownValue} from '@tehai/kernel/source'
import type {CardId} from '../cards/index.js'
import {defaultRules, defineRules, findPreset, type GameRules, type RuleChanges} from '../rules/index.js'
import {
  assertDeck,
  countPlaces,
  InvalidGameStateException,
  type GameAction,
  type GameEvent,
  type GameState
} from '../round/index.js'
import {replay} from './replay.js'

/** A game between two actions. */
export interface SavedGame {
  readonly rules: GameRules
  readonly state: GameState
  readonly events: readonly GameEvent[]
  readonly actions: readonly GameAction[]
  /** Decks dealt in this round, including rejected ones. */
  readonly dealt: readonly (readonly CardId[])[]
  /** Decks still to be dealt; `null` if a seed shuffles. */
  readonly decks: readonly (readonly CardId[])[] | null
  /** State of the random numbers after the last shuffle. */
  readonly random: number
}

const format = 'tehai-koikoi'
const version = 1

const fieldsOfSave: readonly string[] = [
  'format',
  'version',
  'rules',
  'state',
  'events',
  'actions',
  'dealt',
  'decks',
  'random',
  'check'
]

/** Write a saved game. */
export function formatSave(game: SavedGame): string {
  return JSON.stringify({format, version, ...game, check: fingerprintOf(game)})
}

/**
 * Read a saved game.
 *
 * The round is replayed from its decks and actions, so a changed or truncated state is detected. A fingerprint covers
 * what a replay cannot show: rules that the round has not used, and future random numbers. It detects accidents and
 * edits by hand, but not edits with a recomputed fingerprint.
 *
 * @throws {SyntaxError} if the text is not a saved game of this version.
 * @throws {InvalidGameStateException} if the state is not the one its actions lead to, or the rules or the random numbers
 *   are not those that were saved.
 */
export function parseSave(text: string): SavedGame {
  const saved = parseJson(text) as Partial<SavedGame> &
    Partial<Record<'format' | 'version' | 'check', unknown>>
  if (typeof saved !== 'object' || saved === null || saved.format !== format || saved.version !== version) {
    throw new SyntaxError(`Expected a saved game (\`${format}\`, version ${version}), got another text`)
  }
  const [unknown] = Object.keys(saved).filter(field => !fieldsOfSave.includes(field))
  if (unknown !== undefined) {
    const names = fieldsOfSave.map(field => `\`${field}\``).join(', ')
    throw new SyntaxError(`Expected a field of a saved game, one of ${names}, got \`${shownValue(unknown)}\``)
  }
  const {state, events, actions, dealt, random} = saved
  const decks = saved.decks ?? null
  if (
    !state ||
    !Array.isArray(events) ||
    !Array.isArray(actions) ||
    !Array.isArray(dealt) ||
    dealt.length === 0
  ) {
    throw new SyntaxError('Expected a saved game with state, events, actions and decks, got a part of it')
  }
  if (!Number.isInteger(random))
    throw new SyntaxError(`Expected \`random\` to be a number, got \`${shownValue(random)}\``)
  const rules = rulesOf(saved.rules)
  if (decks !== null && !Array.isArray(decks))
    throw new SyntaxError('Expected `decks` to be a list, got another value')
  for (const deck of [...dealt, ...(decks ?? [])] as (readonly CardId[])[]) assertDeckOfSave(deck)
  if (saved.check !== fingerprintOf({rules, random: random!, decks})) {
    throw new InvalidGameStateException(
      state,
      'Expected the rules and the random numbers that the game was saved with, got others'
    )
  }
  assertReplays(state, events, {dealt, actions, rules})
  return {rules, state, events, actions, dealt, decks, random: random!}
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SyntaxError('Expected a saved game, got text that is not JSON', {cause: error})
  }
}

function rulesOf(saved: GameRules | undefined): GameRules {
  if (typeof saved !== 'object' || saved === null)
    throw new SyntaxError('Expected `rules` in a saved game, got none')
  const {name, ...options} = saved
  return defineRules(findPreset(name) ?? defaultRules, {...options, name} as RuleChanges)
}

function assertDeckOfSave(deck: unknown): void {
  if (!Array.isArray(deck)) throw new SyntaxError(`Expected a deck of 48 cards, got \`${shownValue(deck)}\``)
  assertDeck(deck as readonly CardId[])
}

/** A number that differs for other rules, other random numbers or other future decks (FNV-1a, 32 bits). */
function fingerprintOf({rules, random, decks}: Pick<SavedGame, 'rules' | 'random' | 'decks'>): number {
  const options = Object.entries(rules).toSorted(([a], [b]) => (a < b ? -1 : 1))
  let hash = 0x811c9dc5
  for (const char of JSON.stringify([options, random, decks])) {
    hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193)
  }
  return hash >>> 0
}

function assertReplays(
  state: GameState,
  events: readonly GameEvent[],
  {dealt, actions, rules}: Pick<SavedGame, 'dealt' | 'actions' | 'rules'>
): void {
  if (!Array.isArray(state.players) || state.players.length !== 2 || !Array.isArray(state.deck)) {
    throw new InvalidGameStateException(state, 'Expected a state with two players and a deck, got another')
  }
  if (countPlaces(state).some(count => count !== 1)) {
    throw new InvalidGameStateException(state, 'Expected each of the 48 cards in one place')
  }
  const {dealer, month, gameId} = state
  const played = replay({decks: dealt, dealer, month, gameId, rules, actions})
  const unstamped = events.map(event => ({...event, timestamp: undefined}))
  const expected = played.events.map(event => ({...event, timestamp: undefined}))
  if (played.refused || !isSame(played.state, state) || !isSame(expected, unstamped)) {
    throw new InvalidGameStateException(
      state,
      'Expected the state that the saved actions lead to, got another'
    )
  }
}

/** Equality of plain data, whatever the order of its keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(key => isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  )
}
