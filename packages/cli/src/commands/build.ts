/**
 * `tehai build`: Markdown files → complete HTML pages.
 */
import {basename, dirname, extname, join, relative, resolve, sep} from 'node:path'
import {type Language, visible} from '@tehai/kernel/source'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import type {VFile} from 'vfile'
import {escapeHtml, htmlPage} from '../build/page.js'
import {firstHeading} from '../build/heading.js'
import {makeImages} from '../build/images.js'
import {markdownWithPictures} from '../build/markdown.js'
import {pageStyle} from '../build/style.js'
import {wrapTables} from '../build/tables.js'
import {isSet, valueOf, type Command, type ExitCode, type Given} from '../command.js'
import {forEachFile, sumUp} from '../fault.js'
import {filesOf, readText} from '../files.js'
import {isInside, realPathOf} from '../identity.js'
import {hashOf, manifestName, manifestText, readManifest} from '../manifest.js'
import {countFindings, findingsOf, findingText, type Finding} from '../markdown/findings.js'
import {pageLanguage, readFrontMatter, type FrontMatter} from '../markdown/front-matter.js'
import {gamesOf} from '../markdown/games.js'
import {mdxHandlers} from '../markdown/mdx.js'
import {parsePage, readerOptions, readerSettings} from '../markdown/reader.js'
import {drawOptions, drawSettings} from '../draw-options.js'
import {refuseBoth} from '../options.js'
import {artOptions, artSettings, type ArtSettings} from '../art-options.js'
import {countWords} from '../report.js'
import {painter, write, type Terminal} from '../terminal.js'
import {guardSources, sourcesOutside, writtenBefore, type SourceGuard} from '../targets.js'
import {usageError} from '../usage.js'
import {writeOutput} from '../written.js'
import {checkText} from './check.js'
import {commandWords} from '../words/commands.js'
import {dictionaries as terminalWords} from '../words/index.js'

export const command: Command = {
  name: 'build',
  usage: [
    '<page.md> [-o <page.html>]',
    '<file, folder or pattern …> --out-dir <folder>',
    '<file, folder or pattern …> --markdown [--images <folder>] [--out-dir <folder>]'
  ],
  about: commandWords.build.about,
  notes: commandWords.build.notes,
  options: {
    output: {
      type: 'string',
      short: 'o',
      value: 'file',
      about: commandWords.build.output
    },
    'out-dir': {
      type: 'string',
      value: 'folder',
      about: commandWords.build.outDir
    },
    ...drawOptions,
    markdown: {
      type: 'boolean',
      about: commandWords.build.markdown
    },
    images: {
      type: 'string',
      value: 'folder',
      about: commandWords.build.images
    },
    'images-url': {
      type: 'string',
      value: 'address',
      about: commandWords.build.imagesUrl
    },
    ...artOptions,
    ...readerOptions
  },
  examples: [
    'tehai build page.md -o page.html',
    'tehai build posts --out-dir public --on-error throw',
    'cat page.md | tehai build - > page.html',
    'tehai build notes --markdown --out-dir src --images src/tiles'
  ],
  run: buildPages
}

/** A page to build and where it goes; `-` is standard output. */
interface Job {
  readonly source: string
  readonly target: string
}

async function buildPages(given: Given, terminal: Terminal): Promise<ExitCode> {
  if (given.positionals.length === 0) throw usageError('missing-input', {wanted: 'files'})
  const {cwd} = terminal
  const art = await artSettings(given, terminal)
  const named = await filesOf(given.positionals, terminal)
  const folder = valueOf(given, 'out-dir')
  const sources = folder === undefined ? named : await sourcesOutside(named, folder, cwd)
  const jobs = jobsOf(sources, given, cwd)
  const targets = jobs.flatMap(({target}) => (target === '-' ? [] : [target]))
  const guard = await guardSources(
    named,
    cwd,
    folder === undefined ? undefined : await writtenBefore(folder, cwd)
  )
  await guard(folder === undefined ? targets : [...targets, join(folder, manifestName)])
  let errors = 0
  const written = new Map<string, string>()
  const failed = await forEachFile(sources, terminal, async (_, index) => {
    const page = await buildPage(jobs[index]!, guard, art, given, terminal)
    errors += page.errors
    if (page.written !== null) written.set(jobs[index]!.target, hashOf(page.written))
  })
  if (isSet(given, 'markdown') && folder !== undefined) await noteWritten(folder, sources, written, cwd)
  await sumUp(failed, sources.length, terminal)
  return failed.length > 0 ? 2 : errors > 0 ? 1 : 0
}

/** Remember what was written where a later build would take it for a source. */
async function noteWritten(
  folder: string,
  sources: readonly string[],
  written: ReadonlyMap<string, string>,
  cwd: string
): Promise<void> {
  const root = commonFolder(sources.map(file => resolve(cwd, file)))
  if (written.size === 0 || !isInside(await realPathOf(folder, cwd), await realPathOf(root, cwd))) return
  const files = new Map(await readManifest(folder, cwd))
  for (const [target, hash] of written) files.set(relative(resolve(cwd, folder), resolve(cwd, target)), hash)
  await writeOutput(join(folder, manifestName), manifestText(files), {cwd})
}

/** @throws {UsageError} if several pages would go to one place. */
function jobsOf(files: readonly string[], given: Given, cwd: string): Job[] {
  refuseBoth(given, 'output', 'out-dir')
  refuseBoth(given, 'pictures', 'images')
  const isMarkdown = isSet(given, 'markdown')
  if (isSet(given, 'images') && !isMarkdown) {
    throw usageError('needs-option', {actual: '--images', other: '--markdown'})
  }
  if (isSet(given, 'images-url') && !isSet(given, 'images')) {
    throw usageError('needs-option', {actual: '--images-url', other: '--images'})
  }
  const folder = valueOf(given, 'out-dir')
  if (folder === undefined) {
    if (files.length > 1) throw usageError('one-output', {count: files.length})
    return [{source: files[0]!, target: valueOf(given, 'output') ?? '-'}]
  }
  const root = commonFolder(files.map(file => resolve(cwd, file)))
  const jobs = files.map(source => {
    const name = source === '-' ? 'index.md' : relative(root, resolve(cwd, source))
    const target = isMarkdown ? name : `${name.slice(0, name.length - extname(name).length)}.html`
    return {source, target: join(folder, target)}
  })
  const sourceOf = new Map<string, string>()
  for (const {source, target} of jobs) {
    const other = sourceOf.get(target)
    if (other !== undefined) throw usageError('same-output', {actual: source, other})
    sourceOf.set(target, source)
  }
  return jobs
}

/** The folder that holds all files. */
function commonFolder(paths: readonly string[]): string {
  return paths
    .map(path => dirname(path))
    .reduce((common, folder) => {
      let shared = common
      while (folder !== shared && !folder.startsWith(shared.endsWith(sep) ? shared : shared + sep))
        shared = dirname(shared)
      return shared
    })
}

/** Build one page. @returns how many errors it has, and what was written to its file. */
async function buildPage(
  {source, target}: Job,
  guard: SourceGuard,
  art: ArtSettings,
  given: Given,
  terminal: Terminal
): Promise<{readonly errors: number; readonly written: string | null}> {
  const onError = valueOf(given, 'on-error') ?? 'warn'
  const text = await readText(source, terminal)
  const built = isSet(given, 'markdown')
    ? await buildMarkdown(text, {source, target}, art, given, terminal)
    : await buildText(text, source, art, given, terminal)
  const {html, images} = built
  // The page that was built is no longer in memory when it is read again.
  const findings = built.findings ?? (await checkText(text, source, given, terminal))
  const {errors, warnings} = countFindings(onError === 'ignore' ? [] : findings)
  if (onError !== 'ignore') await reportFindings(source, findings, terminal)
  if (onError === 'throw' && errors > 0) return {errors, written: null}
  await guard([...images.keys()])
  for (const [path, svg] of images) await writeOutput(path, svg, terminal)
  if (target === '-') await write(terminal.stdout, html)
  else {
    await writeOutput(target, html, terminal)
    const found = countWords(errors, warnings, terminal.language)
    await write(
      terminal.stderr,
      `${source === '-' ? 'stdin' : visible(source)} → ${visible(target)}${found && `  (${found})`}\n`
    )
  }
  return {errors, written: target === '-' ? null : html}
}

async function reportFindings(
  source: string,
  findings: readonly Finding[],
  terminal: Terminal
): Promise<void> {
  const {language, stderr, env} = terminal
  const paint = painter(stderr, env)
  for (const one of findings) await write(stderr, `${findingText(source, one, language, paint)}\n`)
}

/** A page that has been made. */
interface Built {
  readonly html: string
  /** Texts of pictures by the paths of their files. */
  readonly images: ReadonlyMap<string, string>
  /** What is wrong in it; `null` where that is to be said in another language than the page was read in. */
  readonly findings: readonly Finding[] | null
}

/** The Markdown of a Markdown text, its tiles drawn. */
async function buildMarkdown(
  text: string,
  {source, target}: Job,
  art: ArtSettings,
  given: Given,
  terminal: Terminal
): Promise<Built> {
  const front = readFrontMatter(text)
  const language = pageLanguage(front, text)
  const games = await gamesOf(text, {...readerSettings(given), lang: language})
  const {reader, tree: parsed, file} = parsePage(games, text, source, language)
  const tree = await reader.run(parsed, file)
  const folder = valueOf(given, 'images')
  const images = folder === undefined ? null : makeImages(folder, target, valueOf(given, 'images-url'))
  const markdown = markdownWithPictures(text, tree, games, {
    ...drawSettings(given, art),
    ...(images && {output: 'img', address: images.address}),
    lang: language
  })
  const findings = findingsFor(file, front, language, terminal)
  return {html: markdown, images: images?.files ?? new Map(), findings}
}

/** The page of a Markdown text, and what is wrong in it. */
async function buildText(
  text: string,
  source: string,
  art: ArtSettings,
  given: Given,
  terminal: Terminal
): Promise<Built> {
  const front = readFrontMatter(text)
  const language = pageLanguage(front, text)
  const games = await gamesOf(text, {...readerSettings(given), lang: language})
  const {reader, tree, file} = parsePage(games, text, source, language)
  const heading = firstHeading(tree)
  const writer = reader()
    .use(remarkRehype, {
      allowDangerousHtml: true,
      handlers: mdxHandlers,
      ...terminalWords[language].footnotes
    })
    .use(games.drawers({...drawSettings(given, art), lang: language}))
    .use(() => wrapTables)
    .use(rehypeStringify, {allowDangerousHtml: true})
  const hast = await writer.run(tree, file)
  const title = front.title ?? heading ?? basename(source, extname(source))
  const html = htmlPage({
    lang: front.lang ?? language,
    title,
    description: front.description,
    style: pageStyle(games.style(art.tiles)),
    body: headed(front, heading) + writer.stringify(hast as never, file)
  })
  return {html, images: new Map(), findings: findingsFor(file, front, language, terminal)}
}

/** What is wrong in a file that was read in its own language; `null` where that is not the language of the terminal. */
function findingsFor(
  file: VFile,
  front: FrontMatter,
  language: Language,
  terminal: Terminal
): readonly Finding[] | null {
  const isRead = !terminal.isLanguageKnown || terminal.language === language
  return isRead ? findingsOf(file, front, language) : null
}

/** The title as a heading, on pages that have none. */
function headed({title}: FrontMatter, heading: string | null): string {
  return title !== null && heading === null ? `<h1>${escapeHtml(title)}</h1>\n` : ''
}
