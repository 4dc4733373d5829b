/**
 * `tehai render`: a row of tiles → an SVG or PNG file.
 */
import {resolveArt, sheetSvg, type ResolvedArt, type Sight} from '@tehai/kernel/picture'
import type {Language} from '@tehai/kernel/source'
import {renderSvg, type Game} from 'rehype-tiles/render'
import {artOptions, artSettings} from '../picture/art-options.js'
import {isSet, valueOf, type Command, type ExitCode, type CommandArguments} from '../command/command.js'
import {paletteOfCards} from '../markdown/drawing.js'
import {formatOf} from '../picture/format.js'
import {hasWords, pngOf} from '../picture/png.js'
import {frameOfRow} from '../terminal/report.js'
import {rowOptions, rowReading, rowsOf} from '../hand/row-options.js'
import {painter, say, write, type Terminal} from '../terminal/terminal.js'
import {usageError} from '../terminal/usage.js'
import {writeOutput} from '../files/output-files.js'
import {commandWords} from '../words/commands.js'

export const command: Command = {
  name: 'render',
  usage: ['<tiles> [-o <hand.svg|hand.png>]', '--sheet [-o <sheet.svg|sheet.png>]'],
  about: commandWords.render.about,
  notes: commandWords.render.notes,
  options: {
    output: {
      type: 'string',
      short: 'o',
      value: 'file',
      about: commandWords.render.output
    },
    format: {
      type: 'string',
      value: 'svg|png',
      choices: ['svg', 'png'],
      about: commandWords.render.format
    },
    size: {
      type: 'string',
      value: 'pixels',
      about: commandWords.render.size
    },
    game: {
      type: 'string',
      value: 'mahjong|hanafuda',
      choices: ['mahjong', 'hanafuda'],
      about: commandWords.render.game
    },
    sheet: {
      type: 'boolean',
      about: commandWords.render.sheet
    },
    ...artOptions,
    ...rowOptions
  },
  examples: [
    `tehai render "123m 5'55z 4s" -o hand.svg`,
    'tehai render 19m19p19s1234567z -o kokushi.png --size 120 --palette black',
    'tehai render --game hanafuda 松鶴桜幕芒月 -o sanko.svg',
    'tehai render --mode river "1=p3z5-s" > river.svg',
    'tehai render --sheet -o tiles.svg'
  ],
  run: renderRow
}

const noLabels = commandWords.render.noLabels

async function renderRow(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  const output = valueOf(given, 'output') ?? '-'
  const format = formatOf(output, valueOf(given, 'format'))
  const height = sizeOf(valueOf(given, 'size'))
  if (isSet(given, 'sheet')) return renderSheet(given, terminal, output, format)
  const [row, second] = await rowsOf(given, terminal)
  if (second !== undefined) throw usageError('too-many-inputs', {actual: second, wanted: 'row'})
  const {language, stderr, env} = terminal
  const isHanafuda = valueOf(given, 'game') === 'hanafuda'
  if (isHanafuda && valueOf(given, 'tiles') !== undefined) {
    throw usageError('not-together', {actual: '--tiles', other: '--game hanafuda'})
  }
  const options = {...(await artSettings(given, terminal)), ...rowReading(given), lang: language}
  const game = isHanafuda ? await hanafudaOf(options.palette) : undefined
  const {picture, messages} = renderSvg(row!, options, height, game)
  const paint = painter(stderr, env)
  const sentence = game?.sentence
  for (const message of messages) await write(stderr, frameOfRow(message, row!, language, paint, sentence))
  if (format === 'png' && hasWords(picture)) await write(stderr, `${say(terminal, noLabels)}\n`)
  // Nothing was drawn, and the messages say why: an empty picture would look like a success.
  if (!picture.includes('<g')) return 1
  const content = format === 'png' ? await pngOf(picture) : `${picture}\n`
  if (output === '-') await write(terminal.stdout, content)
  else await writeOutput(output, content, terminal)
  return messages.some(({severity}) => severity === 'error') ? 1 : 0
}

/** Every picture of a set, to judge the set. Words are drawn in a font of this machine. */
async function renderSheet(
  given: CommandArguments,
  terminal: Terminal,
  output: string,
  format: string
): Promise<ExitCode> {
  const [row] = given.positionals
  if (row !== undefined) throw usageError('not-together', {actual: '--sheet', other: row})
  const picture = sheetSvg(await artsOf(given, terminal), {words: sightWords(terminal.language)})
  const content = format === 'png' ? await pngOf(picture, 1, true) : `${picture}\n`
  if (output === '-') await write(terminal.stdout, content)
  else await writeOutput(output, content, terminal)
  return 0
}

/** Names of ways of seeing, in the reader's language. */
function sightWords(language: Language): Record<Sight, string> {
  const {gray, deuteranopia, protanopia} = commandWords.render
  return {gray: gray[language], deuteranopia: deuteranopia[language], protanopia: protanopia[language]}
}

/** The tile set of a call in each of its palettes. */
async function artsOf(given: CommandArguments, terminal: Terminal): Promise<readonly ResolvedArt[]> {
  if (valueOf(given, 'game') === 'hanafuda') {
    const {hanafuda} = await import('remark-hanafuda/rehype')
    return ['light', 'dark'].map(palette => hanafuda({palette}).art)
  }
  const {tiles, variants} = await artSettings(given, terminal)
  return Object.keys(tiles.palettes).map(palette => resolveArt(tiles, {palette, variants}))
}

async function hanafudaOf(palette: Parameters<typeof paletteOfCards>[0]): Promise<Game> {
  const {hanafuda} = await import('remark-hanafuda/rehype')
  return hanafuda({palette: paletteOfCards(palette)})
}

/** @throws {UsageError} if it is not a height in pixels. */
function sizeOf(text: string | undefined): number {
  if (text === undefined) return 64
  const size = /^\d{1,4}(?:\.\d{1,3})?(?=(?:px)?$)/.exec(text)?.[0]
  if (size !== undefined && Number(size) >= 8 && Number(size) <= 1024) return Number(size)
  throw usageError('bad-size', {value: text})
}
