/**
 * Messages about a record: what could not be read, and what the check found, in the order of the text.
 */
import {inOrder, message, type Language, type Message, type Span, type Values} from '@tehai/kernel/source'
import {checkedGame, type RecordProblem} from '../check/check.js'
import type {TableRules} from '../check/rules.js'
import type {Player} from '../game/event.js'
import type {Place, RecordedGame, RecordedRound} from '../game/record.js'
import {windOf} from '../game/seats.js'
import type {TableState} from '../game/state.js'
import {readRecord} from '../readers/reader.js'
import {filled} from './templates.js'
import {rangesIn} from './range.js'
import {recordMessages, seatValues, vocabularies} from './table.js'

/** A message about a record, with its round and event; `null` if it does not belong to one. */
export interface RecordMessage extends Message {
  readonly round: number | null
  /** 0-based. */
  readonly event: number | null
}

/** A record that was read and checked. */
export interface CheckedRecord {
  /** `null` if nothing could be read. */
  readonly game: RecordedGame | null
  readonly messages: readonly RecordMessage[]
  /** The total change of scores in a round, by player, in points with honba and sticks; `null`: not known. */
  readonly changes: readonly (readonly number[] | null)[]
  /** The tables of each round, as `tablesOf` gives them. */
  readonly tables: readonly (readonly TableState[])[]
}

/**
 * Reads and checks a record.
 *
 * @param rules
 *   Default: those of the service that writes the format.
 */
export function checkRecord(text: string, rules?: TableRules): CheckedRecord {
  const {game, faults} = readRecord(text)
  const rangeOf = rangesIn(text)
  const messages = faults.map(({id, values, place}): RecordMessage => {
    const {start, end} = rangeOf(place)
    return {...message(recordMessages, id, start, end, values), round: null, event: null}
  })
  const {problems, changes, tables} = game
    ? checkedGame(game, rules)
    : {problems: [], changes: [], tables: []}
  return {
    game,
    messages: [
      ...(inOrder(messages) as readonly RecordMessage[]),
      ...problems.map(one => messageOf(one, game!, rangeOf))
    ],
    changes,
    tables
  }
}

function messageOf(
  {problem, round, event, place}: RecordProblem,
  game: RecordedGame,
  rangeOf: (place: Place) => Span
): RecordMessage {
  const {start, end} = rangeOf(place)
  const values = withSeats(problem.values, game.rounds[round]!, game.players)
  return {...message(recordMessages, problem.id, start, end, values), round, event: event < 0 ? null : event}
}

/** Players by their seat wind in the round. */
function withSeats(values: Values, {dealer}: RecordedRound, players: 3 | 4): Values {
  const seats = seatValues.flatMap((name): [string, string][] => {
    const player = values[name]
    if (typeof player !== 'number') return []
    return [[name, player < 0 ? 'none' : windOf(player as Player, dealer, players)]]
  })
  return seats.length === 0 ? values : {...values, ...Object.fromEntries(seats)}
}

/** The name of a round: `East 2, honba 1`; 東2局1本場. */
export function roundName(
  {kyoku, honba}: Pick<RecordedRound, 'kyoku' | 'honba'>,
  language: Language
): string {
  const {round, roundWithHonba, winds} = vocabularies[language]
  const wind = Object.values(winds)[Math.floor(kyoku / 4) % 4]!
  const values = {wind, number: String((kyoku % 4) + 1), honba: String(honba)}
  return filled(honba === 0 ? round : roundWithHonba, values)
}
