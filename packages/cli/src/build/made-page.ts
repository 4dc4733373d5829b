/**
 * One page: its text → HTML, or Markdown with pictures, and what was found in it.
 */
import {basename, extname} from 'node:path'
import type {ReadConstruct} from '@tehai/kernel/markdown'
import {countConstructs} from '@tehai/markdown'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import type {Root} from 'mdast'
import type {Options as TileOptions} from 'rehype-tiles'
import {unified} from 'unified'
import type {VFile} from 'vfile'
import type {Language} from '@tehai/kernel/source'
import type {ArtSettings, DrawingCall} from '../picture/art-options.js'
import {isSet, valueOf, type CommandArguments} from '../command/command.js'
import {drawSettings} from '../picture/draw-options.js'
import {inOrder, takeFindings, type BriefFinding} from '../markdown/findings.js'
import {pageLanguage, readFrontMatter, type FrontMatter} from '../markdown/front-matter.js'
import {drawersOf, styleOfGames} from '../markdown/drawing.js'
import {gamesOf, type Games} from '../markdown/games.js'
import {mdxHandlers} from '../markdown/mdx.js'
import {parsePage, readerSettings} from '../markdown/reader.js'
import {dictionaries as terminalWords} from '../words/index.js'
import {countClaims, type Counts} from './counts.js'
import {firstHeading} from './heading.js'
import {makeImages, pngImages, type Images} from './images.js'
import type {Job} from './jobs.js'
import {markdownWithPictures} from './markdown.js'
import {escapeHtml, htmlPage} from './page.js'
import {pageStyle} from './style.js'
import {wrapTables} from './tables.js'

/** A page that has been made. */
export interface MadePage {
  readonly content: string
  /** Pictures by the paths of their files. */
  readonly images: Images['files']
  /**
   * What is wrong on the page; `null` if the messages must be in another language than the one in which the page was
   * read.
   */
  readonly findings: readonly BriefFinding[] | null
  readonly counts: Pick<Counts, 'rows' | 'checked' | 'unchecked'>
}

/** Make the page of a text: HTML, or Markdown if that is requested. */
export async function makePage(text: string, job: Job, call: DrawingCall): Promise<MadePage> {
  const {given, terminal} = call
  const front = readFrontMatter(text)
  const language = pageLanguage(front, text)
  const read: ReadConstruct[] = []
  const games = await gamesOf(text, {...readerSettings(given), lang: language}, one => read.push(one))
  const {reader, tree, file} = await parsePage(games, text, job.source, language)
  const images = await imagesOf(job, given)
  const drawing: TileOptions = {
    ...drawSettings(given, call.art),
    ...(images && {output: 'img', address: images.address}),
    lang: language
  }
  const checked = await reader.run(tree, file)
  // Messages are large, so none of them is kept while the page is drawn.
  const taken = takeFindings(file)
  const isRead = !terminal.isLanguageKnown || terminal.language === language
  const found = isRead ? taken : []
  const heading = firstHeading(tree)
  const content = isSet(given, 'markdown')
    ? await markdownWithPictures(text, checked, games, drawing)
    : await htmlOf({tree: checked, file, source: job.source, front, heading, language}, games, drawing, call.art)
  return {
    content,
    images: images?.files ?? new Map(),
    findings: isRead ? inOrder([...found, ...takeFindings(file)], file, front, language) : null,
    counts: {rows: countConstructs(tree, games.ids), ...countClaims(read)}
  }
}

/** A page that has been read and checked. */
interface CheckedPage {
  readonly tree: Root
  readonly file: VFile
  /** Its file, which gives it its name if it has no title. */
  readonly source: string
  readonly front: FrontMatter
  readonly heading: string | null
  readonly language: Language
}

/** The HTML of a page, with its tiles drawn. */
async function htmlOf(
  {tree, file, source, front, heading, language}: CheckedPage,
  games: Games,
  drawing: TileOptions,
  {tiles}: ArtSettings
): Promise<string> {
  const writer = unified()
    .use(remarkRehype, {
      allowDangerousHtml: true,
      handlers: mdxHandlers,
      ...terminalWords[language].footnotes
    })
    .use(await drawersOf(games, drawing))
    .use(() => wrapTables)
    .use(rehypeStringify, {allowDangerousHtml: true})
  const hast = await writer.run(tree, file)
  return htmlPage({
    lang: front.lang ?? language,
    title: front.title ?? heading ?? basename(source, extname(source)),
    description: front.description,
    style: pageStyle(styleOfGames(games.ids, tiles)),
    body: headed(front, heading) + writer.stringify(hast as never, file)
  })
}

/** Where pictures are written; `null` if they are drawn in the page. */
async function imagesOf({target}: Job, given: CommandArguments): Promise<Images | null> {
  const folder = valueOf(given, 'images')
  const base = valueOf(given, 'images-url')
  if (valueOf(given, 'pictures') === 'png') return pngImages(folder, target, base)
  return folder === undefined ? null : makeImages(folder, target, base)
}

/** The title as a heading, for pages that do not have one. */
function headed({title}: FrontMatter, heading: string | null): string {
  return title !== null && heading === null ? `<h1>${escapeHtml(title)}</h1>\n` : ''
}
