/**
 * The moment of a record, as given by `--round`, `--at` and `--seat`.
 */
import {
  eventOfTurn,
  lastTurn,
  tablesOf,
  windOf,
  type Player,
  type RecordedGame,
  type RecordedRound,
  type TableState
} from '@tehai/record'
import {winds} from '@tehai/riichi'
import {nearest} from '@tehai/kernel/source'
import {valueOf, type CommandArguments, type OptionSpecs} from '../command/command.js'
import {numberOf} from '../command/options.js'
import {usageError} from '../terminal/usage.js'
import {commandWords} from '../words/commands.js'

/** Options that name a moment. */
export const momentOptions: OptionSpecs = {
  round: {type: 'string', value: 'n', about: commandWords.logShow.round},
  at: {type: 'string', value: 'turn|end', about: commandWords.logShow.at},
  seat: {type: 'string', value: winds.join('|'), choices: winds, about: commandWords.logShow.seat}
}

/** A table, and the player whose turn counts. */
export interface Moment {
  readonly table: TableState
  readonly player: Player
}

/**
 * The table at the given moment. If an event before it cannot be carried out, the table before that event.
 *
 * @throws {UsageError} if the record has no such round, turn or seat.
 */
export function momentOf(given: CommandArguments, game: RecordedGame): Moment {
  const round = roundOf(given, game)
  const tables = tablesOf(round, game)
  const player = playerOf(given, round, game.players)
  return {table: tables[Math.min(countOfEvents(given, round, player), tables.length - 1)]!, player}
}

/**
 * The given round.
 *
 * @throws {UsageError} if the record has no such round.
 */
export function roundOf(given: CommandArguments, game: RecordedGame): RecordedRound {
  const number = numberOf(given, 'round', {low: 1, high: 9999, missing: 1})
  const round = game.rounds[number - 1]
  if (!round) throw usageError('no-such-round', {actual: String(number), count: String(game.rounds.length)})
  return round
}

/** How many events are before the moment: those up to the draw of a turn, or all but the end of the round. */
function countOfEvents(given: CommandArguments, round: RecordedRound, player: Player): number {
  const at = valueOf(given, 'at') ?? 'end'
  if (at === 'end') {
    const end = round.events.findIndex(({type}) => type === 'agari' || type === 'ryuukyoku')
    return end < 0 ? round.events.length : end
  }
  if (!/^\d{1,3}$/.test(at)) throw usageError('bad-moment', {actual: at}, nearest(at, ['end']))
  const event = eventOfTurn(round, player, Number(at))
  if (event === null) throw usageError('no-such-turn', {actual: at, last: String(lastTurn(round))})
  return event + 1
}

/** The player of `--seat`, otherwise the winner, otherwise the dealer. */
function playerOf(given: CommandArguments, round: RecordedRound, players: 3 | 4): Player {
  const seat = valueOf(given, 'seat')
  const seats = [0, 1, 2, 3] as const
  if (seat !== undefined) {
    const player = seats.slice(0, players).find(one => windOf(one, round.dealer, players) === seat)
    if (player !== undefined) return player
    const listed = winds.slice(0, players).map(wind => `\`${wind}\``)
    throw usageError('bad-choice', {actual: '--seat', value: seat}, [], {choices: listed})
  }
  const win = round.results.find(result => result.type === 'win')
  return win?.type === 'win' ? win.player : round.dealer
}
