/**
 * `tehai log show`: the table at a moment, in the terminal.
 */
import type {Command, ExitCode, Given} from '../../command.js'
import {momentOf, momentOptions} from '../../log/moment.js'
import {givenRecord, reportOn} from '../../log/one.js'
import {tableText} from '../../log/table.js'
import {write, type Terminal} from '../../terminal.js'
import {commandWords} from '../../words/commands.js'

export const command: Command = {
  name: 'log show',
  usage: ['<record> [--round <n>] [--at <turn>]'],
  about: commandWords.logShow.about,
  options: momentOptions,
  examples: ['tehai log show game.xml --round 3 --at 9', 'tehai log show game.json --seat south --at end'],
  run: showTable
}

async function showTable(given: Given, terminal: Terminal): Promise<ExitCode> {
  const record = await givenRecord(given, terminal)
  const {table} = momentOf(given, record.game)
  await reportOn(record, terminal)
  await write(terminal.stdout, tableText(table, record.game.names, terminal))
  return record.messages.some(({severity}) => severity === 'error') ? 1 : 0
}
