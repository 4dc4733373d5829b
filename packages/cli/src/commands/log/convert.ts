/**
 * `tehai log convert`: a record in another format.
 */
import {toMjai, toTenhou6, type RecordedGame} from '@tehai/record'
import {valueOf, type Command, type ExitCode, type CommandArguments} from '../../command/command.js'
import {givenRecord, reportOn} from '../../log/one.js'
import {write, type Terminal} from '../../terminal/terminal.js'
import {usageError} from '../../terminal/usage.js'
import {writeOutput} from '../../files/output-files.js'
import {commandWords} from '../../words/commands.js'

/** Formats that can be written, and how. */
const writers = {
  tenhou6: (game: RecordedGame) => `${JSON.stringify(toTenhou6(game))}\n`,
  mjai: (game: RecordedGame) =>
    toMjai(game)
      .map(line => `${JSON.stringify(line)}\n`)
      .join('')
} as const

const formats = Object.keys(writers) as readonly (keyof typeof writers)[]

export const command: Command = {
  name: 'log convert',
  usage: [`<record> --to ${formats.join('|')} [-o <file>]`],
  about: commandWords.logConvert.about,
  options: {
    to: {type: 'string', value: formats.join('|'), choices: formats, about: commandWords.logConvert.to},
    output: {type: 'string', short: 'o', value: 'file', about: commandWords.logConvert.output}
  },
  examples: ['tehai log convert game.xml --to mjai -o game.jsonl'],
  run: convertRecord
}

/** Whether hands or draws are unknown, as in records of one player's view. */
function hidesTiles({rounds, players}: RecordedGame): boolean {
  return rounds.some(
    ({haipai, events}) =>
      haipai.slice(0, players).some(hand => hand === null) ||
      events.some(event => event.type === 'draw' && event.tile === null)
  )
}

async function convertRecord(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  const to = valueOf(given, 'to')
  if (to === undefined)
    throw usageError('missing-value', {actual: '--to', example: `--to <${formats.join('|')}>`})
  const record = await givenRecord(given, terminal)
  await reportOn(record, terminal)
  if (to === 'tenhou6' && hidesTiles(record.game))
    throw usageError('hidden-tiles', {actual: record.file, format: to})
  const text = writers[to as keyof typeof writers](record.game)
  const output = valueOf(given, 'output')
  await (output === undefined ? write(terminal.stdout, text) : writeOutput(output, text, terminal))
  return record.messages.some(({severity}) => severity === 'error') ? 1 : 0
}
