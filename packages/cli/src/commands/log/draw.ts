/**
 * `tehai log draw`: the board at a moment, as SVG or PNG.
 */
import {boardOf, describeTable} from '@tehai/core/table'
import {renderBoard} from 'rehype-tiles/render'
import {grammars} from '@tehai/kernel/source'
import {artOptions, artSettings} from '../../picture/art-options.js'
import {isSet, valueOf, type Command, type ExitCode, type CommandArguments} from '../../command/command.js'
import {momentOf, momentOptions} from '../../log/moment.js'
import {givenRecord, reportOn} from '../../log/one.js'
import {numberOf} from '../../command/options.js'
import {formatOf} from '../../picture/format.js'
import {pngOf} from '../../picture/png.js'
import {write, type Terminal} from '../../terminal/terminal.js'
import {writeOutput} from '../../files/output-files.js'
import {commandWords} from '../../words/commands.js'

export const command: Command = {
  name: 'log draw',
  usage: ['<record> [--round <n>] [--at <turn>] [-o <board.svg|board.png>]'],
  about: commandWords.logDraw.about,
  options: {
    ...momentOptions,
    open: {type: 'boolean', about: commandWords.logDraw.open},
    width: {type: 'string', value: 'pixels', about: commandWords.logDraw.width},
    output: {type: 'string', short: 'o', value: 'file', about: commandWords.render.output},
    format: {type: 'string', value: 'svg|png', choices: ['svg', 'png'], about: commandWords.render.format},
    ...artOptions
  },
  examples: [
    'tehai log draw game.xml --round 3 --at 9 -o board.svg',
    'tehai log draw game.json --open -o end.png'
  ],
  run: drawBoard
}

async function drawBoard(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  const output = valueOf(given, 'output') ?? '-'
  const format = formatOf(output, valueOf(given, 'format'))
  const width = numberOf(given, 'width', {low: 160, high: 4096, missing: 760})
  const settings = await artSettings(given, terminal)
  const record = await givenRecord(given, terminal)
  const {table, player} = momentOf(given, record.game)
  await reportOn(record, terminal)
  const {language} = terminal
  const view = {player, isOpen: isSet(given, 'open'), language}
  const {sentence, seats} = describeTable(table, view)
  const label = grammars[language].sentences([sentence + grammars[language].stop, ...seats])
  const picture = renderBoard(boardOf(table, view), label, settings, width)
  const content = format === 'png' ? await pngOf(picture, 1, true) : `${picture}\n`
  await (output === '-' ? write(terminal.stdout, content) : writeOutput(output, content, terminal))
  return record.messages.some(({severity}) => severity === 'error') ? 1 : 0
}
