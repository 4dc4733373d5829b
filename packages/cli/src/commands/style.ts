/**
 * `tehai style`: the style sheets of the games, for sites that cannot import them from packages.
 */
import {artOptions, artSettings} from '../picture/art-options.js'
import {imageStyle, withoutComments} from '../build/style.js'
import {isSet, valueOf, type Command, type ExitCode, type CommandArguments} from '../command/command.js'
import {styleOfGames} from '../markdown/drawing.js'
import {refuseBoth} from '../command/options.js'
import {write, type Terminal} from '../terminal/terminal.js'
import {usageError} from '../terminal/usage.js'
import {writeOutput} from '../files/output-files.js'
import {commandWords} from '../words/commands.js'

const {tiles} = artOptions

export const command: Command = {
  name: 'style',
  usage: ['[-o <tehai.css>]'],
  about: commandWords.style.about,
  notes: commandWords.style.notes,
  options: {
    output: {type: 'string', short: 'o', value: 'file', about: commandWords.style.output},
    game: {
      type: 'string',
      value: 'mahjong|hanafuda',
      choices: ['mahjong', 'hanafuda'],
      about: commandWords.style.game
    },
    tiles: tiles!,
    minify: {type: 'boolean', about: commandWords.style.minify}
  },
  examples: ['tehai style -o static/tehai.css', 'tehai style --game mahjong --minify > tehai.css'],
  run: writeStyle
}

async function writeStyle(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  const [extra] = given.positionals
  if (extra !== undefined) throw usageError('unexpected-input', {actual: extra, example: `--output ${extra}`})
  const game = valueOf(given, 'game')
  if (game === 'hanafuda') refuseBoth(given, 'tiles', 'game')
  const art = await artSettings(given, terminal)
  const games = game === undefined ? ['mahjong', 'hanafuda'] : [game]
  const sheet = [styleOfGames(games, art.tiles), imageStyle].join('\n')
  const css = `${isSet(given, 'minify') ? withoutComments(sheet) : sheet.trim()}\n`
  const output = valueOf(given, 'output') ?? '-'
  if (output === '-') await write(terminal.stdout, css)
  else await writeOutput(output, css, terminal)
  return 0
}
