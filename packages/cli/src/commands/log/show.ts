/**
 * `tehai log show`: the table at a moment, in the terminal.
 */
import {eventOfTurn, lastTurn, tablesOf, windOf, type Player, type RecordedRound} from '@tehai/record'
import {winds} from '@tehai/riichi'
import {nearest} from '@tehai/kernel/source'
import {valueOf, type Command, type ExitCode, type Given} from '../../command.js'
import {givenRecord, reportOn} from '../../log/one.js'
import {tableText} from '../../log/table.js'
import {numberOf} from '../../options.js'
import {write, type Terminal} from '../../terminal.js'
import {usageError} from '../../usage.js'
import {commandWords} from '../../words/commands.js'

export const command: Command = {
  name: 'log show',
  usage: ['<record> [--round <n>] [--at <turn>]'],
  about: commandWords.logShow.about,
  options: {
    round: {type: 'string', value: 'n', about: commandWords.logShow.round},
    at: {type: 'string', value: 'turn|end', about: commandWords.logShow.at},
    seat: {type: 'string', value: winds.join('|'), choices: winds, about: commandWords.logShow.seat}
  },
  examples: ['tehai log show game.xml --round 3 --at 9', 'tehai log show game.json --seat south --at end'],
  run: showTable
}

async function showTable(given: Given, terminal: Terminal): Promise<ExitCode> {
  const record = await givenRecord(given, terminal)
  const {game} = record
  const count = game.rounds.length
  const number = numberOf(given, 'round', {low: 1, high: 9999, missing: 1})
  const round = game.rounds[number - 1]
  if (!round) throw usageError('no-such-round', {actual: String(number), count: String(count)})
  const tables = tablesOf(round, game)
  const event = momentOf(given, round, game.players)
  const table = tables[Math.min(event, tables.length - 1)]!
  await reportOn(record, terminal)
  await write(terminal.stdout, tableText(table, game.names, terminal))
  return record.messages.some(({severity}) => severity === 'error') ? 1 : 0
}

/** How many events happen before the moment: after the draw of a turn, or all but the end of the round. */
function momentOf(given: Given, round: RecordedRound, players: 3 | 4): number {
  const at = valueOf(given, 'at') ?? 'end'
  if (at === 'end') {
    const end = round.events.findIndex(({type}) => type === 'agari' || type === 'ryuukyoku')
    return end < 0 ? round.events.length : end
  }
  if (!/^\d{1,3}$/.test(at)) throw usageError('bad-moment', {actual: at}, nearest(at, ['end']))
  const event = eventOfTurn(round, playerOf(given, round, players), Number(at))
  if (event === null) throw usageError('no-such-turn', {actual: at, last: String(lastTurn(round))})
  return event + 1
}

/** The player of `--seat`; otherwise the winner, else the dealer. */
function playerOf(given: Given, round: RecordedRound, players: 3 | 4): Player {
  const seat = valueOf(given, 'seat')
  const seats = [0, 1, 2, 3] as const
  if (seat !== undefined)
    return seats.find(player => windOf(player, round.dealer, players) === seat) ?? round.dealer
  const win = round.results.find(result => result.type === 'win')
  return win?.type === 'win' ? win.player : round.dealer
}
