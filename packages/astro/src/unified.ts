/**
 * unified, the other processor: remark-mahjong and rehype-tiles, and a plugin that sends messages to the log.
 */
import type {Language} from '@tehai/kernel/source'
import {documentOf, frameOf, gameOnSite, type Report} from '@tehai/kernel/markdown'
import {inFile, reportOfMessage, type FileMessage, type InFile, type OnMessage} from '@tehai/kernel/report'
import {version} from '@tehai/satteri'
import rehypeTiles from 'rehype-tiles'
import {drawingPlugin, type SiteDrawing} from 'rehype-tiles/render'
import type {SiteGame} from 'rehype-tiles/site'
import remarkMahjong from 'remark-mahjong'
import {attachGame} from 'remark-mahjong/adapter'
import type {MarkdownProcessor} from './host.js'
import {insert} from './insert.js'
import type {Options} from './options.js'
import type {RecordStamp} from './records.js'

/** The options that we use of a processor made by `unified()`. */
interface Lists {
  readonly remarkPlugins: unknown[]
  readonly rehypePlugins: unknown[]
}

/** The part that we use of a file of unified. */
interface File {
  readonly path?: string | undefined
  readonly data: {matter?: unknown; astro?: {frontmatter?: {lang?: unknown} | undefined} | undefined}
  readonly messages: readonly FileMessage[]
  toString(): string
}

/**
 * Add tiles to a processor. The version and the stamp of records are among the options, so that Astro renders pages
 * again when either changes.
 */
export function addToUnified(
  {options: lists}: MarkdownProcessor,
  options: Readonly<Options>,
  languageOf: (path: string) => Language | undefined,
  onMessage: OnMessage,
  records: RecordStamp
): void {
  const {remarkPlugins, rehypePlugins} = lists as Lists
  const {games, ...own} = options
  const more = games ?? []
  const sources = ['remark-mahjong', 'rehype-tiles', ...more.flatMap(sourcesOf)]
  insert(remarkPlugins, [
    [tehaiLanguage, languageOf],
    [remarkMahjong, {...own, version}],
    ...more.map(game => [remarkGame(game, own), {version, host: game.markdown.host}])
  ])
  insert(rehypePlugins, [
    [rehypeTiles, {...own, version}],
    ...more.map(game => [rehypeGame(game, own), {version, art: game.drawing.game.art}]),
    [tehaiMessages, {onMessage, sources, records}] // Astro passes a single option to a plugin
  ])
}

const sourcesOf = ({markdown, drawing}: SiteGame): string[] => [markdown.plugin, drawing.name]

/** A game as a plugin of remark. */
function remarkGame({markdown}: SiteGame, site: Readonly<Options>) {
  return function remarkSiteGame(this: Parameters<typeof attachGame>[0]) {
    return attachGame(this, gameOnSite(markdown, site))
  }
}

/** A game as a plugin of rehype. */
function rehypeGame({drawing}: SiteGame, site: Readonly<SiteDrawing>) {
  return function rehypeSiteGame() {
    return drawingPlugin(drawing, site)
  }
}

/** Set the language of a file that does not set one. */
function tehaiLanguage(languageOf: (path: string) => Language | undefined) {
  return (_: unknown, {path, data}: File): void => {
    const frontmatter = data.astro?.frontmatter
    const lang = path === undefined || frontmatter?.lang != null ? undefined : languageOf(path)
    if (lang) data.matter ??= {...frontmatter, lang}
  }
}

/** Report the messages of a file, which Astro does not print. */
function tehaiMessages({onMessage, sources}: {onMessage: OnMessage; sources: readonly string[]}) {
  return (_: unknown, file: File): void => {
    const {path} = file
    const ours = file.messages.filter(({source}) => sources.includes(source ?? ''))
    if (ours.length === 0) return
    const whole = inFile(documentOf(String(file)), path)
    for (const message of ours) onMessage(reportOf(message, whole), path)
  }
}

/** The report of a message on a file. Its line numbers include the front matter. */
function reportOf(message: FileMessage, {document, move}: InFile): Report {
  const report = reportOfMessage(message)
  const place = report.place && move(report.place)
  return {...report, place, note: place ? frameOf(document, place) : undefined}
}
