/**
 * `tehai log show`: the table at a moment, the rounds of a game, or the printed form of a round, in the terminal.
 */
import {kifuOf, roundsOf} from '@tehai/core/table'
import {valueOf, type Command, type ExitCode, type CommandArguments} from '../../command/command.js'
import {kifuText} from '../../log/kifu.js'
import {momentOf, momentOptions, roundOf} from '../../log/moment.js'
import {givenRecord, reportOn, type GivenRecord} from '../../log/one.js'
import {roundsText} from '../../log/rounds.js'
import {tableText} from '../../log/table.js'
import {write, type Terminal} from '../../terminal/terminal.js'
import {usageError} from '../../terminal/usage.js'
import {commandWords} from '../../words/commands.js'

/** What can be shown. */
const views = ['table', 'rounds', 'kifu'] as const

export const command: Command = {
  name: 'log show',
  usage: [
    '<record> [--round <n>] [--at <turn>]',
    '<record> --view rounds',
    '<record> --view kifu [--round <n>]'
  ],
  about: commandWords.logShow.about,
  options: {
    ...momentOptions,
    view: {type: 'string', value: views.join('|'), choices: views, about: commandWords.logShow.view}
  },
  examples: [
    'tehai log show game.xml --round 3 --at 9',
    'tehai log show game.json --seat south --at end',
    'tehai log show game.xml --view rounds'
  ],
  run: showTable
}

/** Options of a moment that have no effect in a view. */
const unused: ReadonlyMap<string, readonly string[]> = new Map([
  ['rounds', ['round', 'at', 'seat']],
  ['kifu', ['at', 'seat']]
])

/** @throws {UsageError} if a given option has no effect on what is shown. */
function refuseUnused(given: CommandArguments): void {
  const view = valueOf(given, 'view') ?? 'table'
  const option = unused.get(view)?.find(name => valueOf(given, name) !== undefined)
  if (option !== undefined) throw usageError('not-together', {actual: `--${option}`, other: `--view ${view}`})
}

async function showTable(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  refuseUnused(given)
  const record = await givenRecord(given, terminal)
  const text = viewText(given, record, terminal)
  await reportOn(record, terminal)
  await write(terminal.stdout, text)
  return record.messages.some(({severity}) => severity === 'error') ? 1 : 0
}

function viewText(given: CommandArguments, {game}: GivenRecord, terminal: Terminal): string {
  const {language} = terminal
  switch (valueOf(given, 'view')) {
    case 'rounds':
      return roundsText(roundsOf(game, language), terminal)
    case 'kifu':
      return kifuText(kifuOf(roundOf(given, game), game, language), terminal)
    default:
      return tableText(momentOf(given, game).table, game.names, terminal)
  }
}
