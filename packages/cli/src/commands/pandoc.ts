/**
 * `tehai pandoc`: a filter of Pandoc, and so of Quarto. Tiles become pictures in every format that has them.
 */
import {join} from 'node:path'
import {constructsOf, frontMatterOfData} from '@tehai/kernel/markdown'
import {languageOf} from '@tehai/kernel/block'
import type {Language} from '@tehai/kernel/source'
import {siteGames, type GameOfSite} from 'rehype-tiles/site'
import {artOptions, artSettings, type ArtSettings} from '../picture/art-options.js'
import {withoutComments} from '../build/style.js'
import {valueOf, type Command, type ExitCode, type CommandArguments} from '../command/command.js'
import {withConfig} from '../command/config.js'
import {drawOptions, drawSettings} from '../picture/draw-options.js'
import {readText} from '../files/files.js'
import {textLanguage} from '../terminal/language.js'
import {paletteOfCards, styleOfGames} from '../markdown/drawing.js'
import {gamesOf, type Games} from '../markdown/games.js'
import {readerOptions, readerSettings, refuseReaderOptions} from '../markdown/reader.js'
import {raw, readPandoc, type Node, type Pandoc} from '../pandoc/ast.js'
import {drawSlots, type PutFile} from '../pandoc/draw.js'
import {lostFences} from '../pandoc/fences.js'
import {mediumOf} from '../pandoc/formats.js'
import {dataOf, withHeader} from '../pandoc/meta.js'
import {filled, readDocument, type ReadDocument} from '../pandoc/document-reader.js'
import {reportParts} from '../pandoc/report.js'
import {write, type Terminal} from '../terminal/terminal.js'
import {usageError} from '../terminal/usage.js'
import {writeOutput} from '../files/output-files.js'
import {commandWords} from '../words/commands.js'
import {checkText} from '../markdown/check.js'

export const command: Command = {
  name: 'pandoc',
  usage: ['[<format>]'],
  about: commandWords.pandoc.about,
  notes: commandWords.pandoc.notes,
  options: {
    ...drawOptions,
    images: {type: 'string', value: 'folder', about: commandWords.pandoc.images},
    file: {type: 'string', value: 'page.md', about: commandWords.pandoc.file},
    ...artOptions,
    ...readerOptions
  },
  examples: [
    'pandoc page.md --filter tehai-pandoc -o page.docx',
    'pandoc book.md --filter tehai-pandoc -M lang=ja -o book.epub',
    'pandoc page.md -t json | tehai pandoc html | pandoc -f json -s -o page.html'
  ],
  run: filter
}

/** The key of a document's metadata that contains the options. */
const place = {name: 'tehai:'}

async function filter(typed: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  const json = await readText('-', terminal)
  const document = readPandoc(json)
  if (!document) throw usageError('bad-input', {wanted: 'document'})
  const format = typed.positionals[0] ?? 'html'
  const data = dataOf(document)
  const given = withConfig(typed, recordOf(data['tehai']), command, place)
  await refuseReaderOptions(given)
  const lang = valueOf(given, 'lang') ?? (typeof data['lang'] === 'string' ? data['lang'] : '')
  const language = languageOf(lang) ?? textLanguage(textIn(json))
  const art = await artSettings(given, terminal)
  const games = await gamesOf(json, {...readerSettings(given), lang: language})
  const site = await siteOf(games, art, given, language)
  const constructs = site.map(({markdown}) => constructsOf(markdown))
  const source = await sourceOf(given, terminal)
  const read = readDocument(document.blocks, {
    fences: lostFences(
      source?.text ?? '',
      constructs.flatMap(({fenceNames}) => [...fenceNames])
    ),
    games: constructs,
    frontOf: ({game}) => frontMatterOfData(data, game)
  })
  // Pandoc stops at any other exit code.
  if (await isRefused(read, source, given, language, terminal)) return 1

  const first = await drawSlots(read.slots, {
    format,
    games: site,
    options: {...drawSettings(given, art), lang: language},
    putFile: putFileOf(valueOf(given, 'images'), terminal)
  })
  const meta = read.slots.length > 0 ? withStyle(document, games, art, format) : document.meta
  const blocks = [...first, ...(filled(read.blocks) as Node[])]
  await write(terminal.stdout, written({...document, meta, blocks}) ?? json)
  return 0
}

/** The file from which the document was made, if an option names it. */
interface Source {
  readonly name: string
  readonly text: string
}

async function sourceOf(given: CommandArguments, terminal: Terminal): Promise<Source | null> {
  const name = valueOf(given, 'file')
  return name === undefined ? null : {name, text: await readText(name, terminal)}
}

/** Reports the findings, unless they are ignored. @returns whether there are errors that stop a build */
async function isRefused(
  {parts}: ReadDocument,
  source: Source | null,
  given: CommandArguments,
  language: Language,
  terminal: Terminal
): Promise<boolean> {
  const onError = valueOf(given, 'on-error') ?? 'warn'
  if (onError === 'ignore') return false
  // Findings have positions in the file. Those about constructs that only Pandoc reads in its own way name the block.
  const ofFile = source && {
    name: source.name,
    findings: await checkText(source.text, source.name, given, terminal)
  }
  const errors = await reportParts(parts, ofFile, language, terminal)
  return errors > 0 && onError === 'throw'
}

/** A document in JSON; `null` if it is nested too deep to be written. */
function written(document: Pandoc): string | null {
  try {
    return JSON.stringify(document)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The games of a document, for adapters. */
async function siteOf(
  {ids}: Games,
  art: ArtSettings,
  given: CommandArguments,
  language: Language
): Promise<readonly GameOfSite[]> {
  const {hanafudaRules: rules, ...settings} = readerSettings(given)
  const others = ids.includes('hanafuda') ? [(await import('remark-hanafuda/game')).default] : []
  return siteGames({
    ...settings,
    ...art,
    lang: language,
    games: others.map(hanafuda => hanafuda({rules, palette: paletteOfCards(art.palette)}))
  })
}

/** The text in a document, from which its language is guessed: all strings but the names of nodes. */
function textIn(json: string): string {
  return json.replace(/"t":"\w+"|"c":/g, '')
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

/** Writes pictures into a folder. The document refers to them by their path. */
function putFileOf(folder: string | undefined, terminal: Terminal): PutFile | null {
  if (folder === undefined) return null
  return async (name, content) => {
    await writeOutput(join(folder, name), content, terminal)
    return `${folder.replace(/[/\\]$/, '')}/${name}`
  }
}

/** The metadata with the style sheet, for HTML pages. EPUB takes its style sheet from `--css`. */
function withStyle({meta}: Pandoc, games: Games, art: ArtSettings, format: string): Pandoc['meta'] {
  if (mediumOf(format) !== 'html') return meta
  const style = `<style>\n${withoutComments(styleOfGames(games.ids, art.tiles))}\n</style>`
  return withHeader(meta, raw(true, 'html', style))
}
