/**
 * Playing a record: every line is a turn, checked against the engine at the place where it is written.
 */
import type {Message, Span} from '@tehai/kernel/source'
import type {Month} from '../../cards/index.js'
import {mulberry32} from '../../random/index.js'
import {
  decksOf,
  GameRuleViolationException,
  reasonOfRedeal,
  startRound,
  turnsOf,
  type GameAction,
  type GameEvent,
  type GameState,
  type Turn
} from '../../round/play.js'
import {defaultRules, type GameRules} from '../../rules/index.js'
import {WrongMove} from './cursor.js'
import {spanBehind, type Line} from './line.js'
import {notationMessage} from '../messages.js'
import {playLine, type Game} from './play-line.js'
import {readLines} from './record.js'
import type {RoundHeader} from './record-header.js'

/** A turn of a record, with the span of its line. */
export interface RecordTurn extends Turn {
  readonly start: number
  readonly end: number
}

/** A record after reading: how far it could be played, and what is wrong with it. */
export interface RoundRecord {
  /** `undefined` if the header is wrong, in which case nothing was played. */
  readonly header: RoundHeader | undefined
  readonly actions: readonly GameAction[]
  readonly state: GameState | undefined
  readonly events: readonly GameEvent[]
  readonly turns: readonly RecordTurn[]
  readonly messages: readonly Message[]
}

/**
 * Read a record and play it.
 *
 * The first wrong move gets a message at its place and ends the replay; the turns before it are kept.
 *
 * @param source
 *   Text of a record. Cards may be written in any form of the notation; `formatRecord` writes exact codes.
 * @param rules
 *   The rules to use if the record names none (default: `standard`).
 * @param month
 *   The month of the round if the record names none (default: none).
 * @returns
 *   Header, actions, events and state. Never throws.
 */
export function parseRecord(
  source: string,
  rules: GameRules = defaultRules,
  month: Month | null = null
): RoundRecord {
  const {header, moves, messages} = readLines(source, rules, month)
  if (!header) return notPlayed(header, messages)
  const game = begin(header)
  if (game === null) return notPlayed(header, [noDeckLeft(source, header)])
  const {spans, faults} = playLines(moves, game)
  const turns = turnsOf(game.events)
    .slice(0, spans.length)
    .map((turn, index) => ({...turn, ...spans[index]!}))
  const {state, events, actions} = game
  return {header, actions, state, events, turns, messages: faults}
}

const notPlayed = (header: RoundHeader | undefined, messages: readonly Message[]): RoundRecord => ({
  header,
  actions: [],
  state: undefined,
  events: [],
  turns: [],
  messages
})

/** The round of a header; `null` if the rules require more decks than it has. */
function begin(header: RoundHeader): Game | null {
  const {dealer, rules, month, seed} = header
  const decks = header.decks.length > 0 ? header.decks : decksOf(mulberry32(seed!))
  try {
    const {state, events} = startRound(decks, {dealer, rules, month})
    return {header, state, events: [...events], actions: []}
  } catch (error) {
    if (!(error instanceof GameRuleViolationException)) throw error
    return null
  }
}

function noDeckLeft(source: string, header: RoundHeader): Message {
  const start = source.search(/\S/)
  const last = header.decks.at(-1)
  return notationMessage('no-deck-left', start, lineEnd(source, start), {
    fault: (last && reasonOfRedeal(last, header)) ?? 'fieldFour'
  })
}

/** Play lines up to the first wrong move; the spans of those that were played. */
function playLines(
  moves: readonly Line[],
  game: Game
): {readonly spans: readonly Span[]; readonly faults: readonly Message[]} {
  const spans: Span[] = []
  for (const [index, line] of moves.entries()) {
    try {
      playLine(line, game, index === moves.length - 1)
      const [start, end] = spanBehind(line)
      spans.push({start, end})
    } catch (error) {
      if (!(error instanceof WrongMove)) throw error
      return {spans, faults: [error.fault]}
    }
  }
  return {spans, faults: []}
}

function lineEnd(source: string, start: number): number {
  const length = source.slice(start).search(/[\r\n]/)
  return length < 0 ? source.length : start + length
}
