/**
 * `tehai mdbook`: a preprocessor of mdBook. The tiles of all chapters become pictures.
 */
import {readFile} from 'node:fs/promises'
import {resolve} from 'node:path'
import {artOptions, artSettings, type DrawingCall} from '../picture/art-options.js'
import {markdownWithPictures} from '../build/markdown.js'
import {valueOf, type Command, type ExitCode, type CommandArguments} from '../command/command.js'
import {withConfig} from '../command/config.js'
import {readText} from '../files/files.js'
import {
  chaptersOf,
  fileOf,
  keysOfHost,
  languageOfBook,
  readBook,
  type BookContext,
  type Chapter
} from '../mdbook/book.js'
import {linesInFile} from '../mdbook/lines.js'
import {countFindings, findingsOf, findingText, type Finding} from '../markdown/findings.js'
import {pageLanguage, readFrontMatter} from '../markdown/front-matter.js'
import {gamesOf} from '../markdown/games.js'
import {parsePage, readerOptions, readerSettings, refuseReaderOptions} from '../markdown/reader.js'
import {drawOptions, drawSettings} from '../picture/draw-options.js'
import {painter, write, type Terminal} from '../terminal/terminal.js'
import {usageError} from '../terminal/usage.js'
import {commandWords} from '../words/commands.js'
import {checkText} from '../markdown/check.js'

export const command: Command = {
  name: 'mdbook',
  usage: ['', 'supports <renderer>'],
  about: commandWords.mdbook.about,
  notes: commandWords.mdbook.notes,
  options: {...drawOptions, ...artOptions, ...readerOptions},
  examples: ['tehai mdbook supports html'],
  run: preprocess
}

/** Renderers whose pages show HTML. */
const renderers: readonly string[] = ['html', 'markdown', 'epub', 'pdf']

async function preprocess(typed: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  const [word, renderer = ''] = typed.positionals
  if (word === 'supports') return renderers.includes(renderer) ? 0 : 1
  const input = readBook(await readText('-', terminal))
  if (!input) throw usageError('bad-input', {wanted: 'book'})
  const [context, book] = input
  const place = {name: '[preprocessor.tehai]', others: keysOfHost}
  const given = withConfig(typed, context.config.preprocessor?.tehai ?? {}, command, place)
  await refuseReaderOptions(given)
  const art = await artSettings(given, {...terminal, cwd: context.root})
  let errors = 0
  for (const chapter of chaptersOf(book)) {
    errors += await drawChapter(chapter, context, {art, given, terminal})
  }
  // mdBook stops at any other exit code, so only `throw` gives another.
  if (errors > 0 && valueOf(given, 'on-error') === 'throw') return 1
  await write(terminal.stdout, JSON.stringify(book))
  return 0
}

/** Draw the tiles of a chapter into it and report what is wrong. @returns how many errors it has */
async function drawChapter(
  chapter: Chapter,
  context: BookContext,
  {art, given, terminal}: DrawingCall
): Promise<number> {
  const {content} = chapter
  const name = fileOf(chapter, context)
  const found = readFrontMatter(content)
  const front = {...found, lang: valueOf(given, 'lang') ?? found.lang ?? languageOfBook(context)}
  const language = pageLanguage(front, content)
  const games = await gamesOf(content, {...readerSettings(given), lang: language})
  const {reader, tree: parsed, file} = await parsePage(games, content, name, language)
  const tree = await reader.run(parsed, file)
  chapter.content = await markdownWithPictures(content, tree, games, {
    ...drawSettings(given, art),
    lang: language
  })
  const isRead = !terminal.isLanguageKnown || terminal.language === language
  const findings = isRead
    ? findingsOf(file, found, language)
    : await checkText(content, name, given, terminal)
  if (findings.length === 0 || valueOf(given, 'on-error') === 'ignore') return 0
  const whole = await readFile(resolve(context.root, name), 'utf8').catch(() => content)
  await report(name, linesInFile(findings, content, whole), terminal)
  return countFindings(findings).errors
}

async function report(
  name: string,
  findings: readonly Finding[],
  {language, stderr, env}: Terminal
): Promise<void> {
  const paint = painter(stderr, env)
  for (const one of findings) await write(stderr, `${findingText(name, one, language, paint)}\n`)
}
