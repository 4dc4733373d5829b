/**
 * A block that is a page by itself, read without a Markdown parser. Parsing is most of the cost of such a page, and
 * services read many of them to find out what a line would result in.
 *
 * The result is the same as with the parser (`read-alone.test.ts`). Texts that are not clearly a single fence are left
 * to the parser.
 */
import {
  constructsOf,
  documentOf,
  noFrontMatter,
  openPage,
  reportsOf,
  type Document,
  type Finding,
  type FrontMatter,
  type GamePage,
  type MarkdownGame
} from '@tehai/kernel/markdown'
import {elementOf} from '@tehai/kernel/markup'
import {inOrder, type Diagnostic} from './diagnostic.js'
import type {GameId, Page} from './model.js'

/** What the front matter of a page says about each game. */
export interface FrontOfPage {
  readonly of: ReadonlyMap<string, FrontMatter>
  /** Node of the front matter in the tree of its page. */
  readonly type: string
  readonly end: number
}

/** Six marks, a game, what follows its name, the lines, and six marks again, as `aloneOf` writes them. */
const opening = /^``````(mahjong|hanafuda) ([^\n]{0,400})\n/
const CLOSING = '\n``````\n'

/** What Markdown does not read literally, in lines and after the name of a fence. */
const notPlain = /[\r\0]|^ {0,3}`{6,}[ \t]*$/m
const notPlainMeta = /[&\\`\r\0]/

/**
 * Make a reader of pages of one block. It returns `null` for any other text.
 *
 * @param games
 *   The games of the site, in the order in which they report.
 * @param frontOf
 *   Reads what front matter says.
 * @param path
 *   Path of the page (default: not known).
 */
export function aloneReader(
  games: readonly MarkdownGame[],
  frontOf: (frontMatter: string) => FrontOfPage | null,
  path?: string
): (text: string) => Page | null {
  const constructs = games.map(constructsOf)
  return text => {
    const fence = fenceAlone(text)
    if (fence === null) return null
    const {game, value, meta, start, end} = fence
    const frontMatter = text.slice(0, start)
    const front = frontMatter === '' ? none : frontOf(frontMatter)
    if (!front) return null
    const document = documentOf(text, path)
    const position = {
      start: {line: document.starts.findLastIndex(one => one <= start) + 1, column: 1, offset: start},
      end: {line: document.starts.length - 1, column: 7, offset: end}
    }
    const pages = constructs.map(one => openPage(one, document, front.of.get(one.id) ?? noFrontMatter))
    const {markup, findings} = pages.find(page => page.id === game)!.file.readFence({value, meta, position})
    const {tagName, properties, children} = elementOf(markup)
    const diagnostics = pages.flatMap(page =>
      diagnosticsOf(page, page.id === game ? [...page.findings, ...findings] : page.findings, document)
    )
    const block = {start, end}
    const frontSections = front.type === '' ? [] : [{type: front.type, start: 0, end: front.end}]
    return {
      text,
      constructs: [{...block, game, kind: 'block', value, meta, tagName, properties, shown: children}],
      diagnostics: inOrder(diagnostics),
      frontMatter,
      sections: [...frontSections, {type: game, ...block}],
      hasDefinitions: false
    }
  }
}

/** The fence at the end of a page. */
interface FenceAlone {
  readonly game: GameId
  readonly value: string
  readonly meta: string | null
  readonly start: number
  readonly end: number
}

/** The fence of a page that has nothing else but front matter; `null` if that is not clear. */
function fenceAlone(text: string): FenceAlone | null {
  const start = text.startsWith('``````') ? 0 : text.lastIndexOf('\n\n``````') + 2
  const [fence, game, info] = opening.exec(text.slice(start, start + 420)) ?? []
  if (fence === undefined || info === undefined || !text.endsWith(CLOSING)) return null
  const value = text.slice(start + fence.length, -CLOSING.length)
  if (text.length < start + fence.length + CLOSING.length) return null
  if (notPlain.test(value) || notPlainMeta.test(info)) return null
  const meta = info.trim() === '' ? null : info.trim()
  return {game: game as GameId, value, meta, start, end: text.length - 1}
}

/** What a game reports about a page. */
function diagnosticsOf(page: GamePage, findings: readonly Finding[], document: Document): Diagnostic[] {
  if (findings.length === 0) return []
  return reportsOf(document, findings, page.file.language, page.game.book).map(
    ({place, severity, reason, expected, url, id}): Diagnostic => {
      const span = {start: place?.start.offset ?? 0, end: place?.end.offset ?? 0}
      return {...span, id, severity, reason, source: page.game.plugin, expected, url}
    }
  )
}

const none: FrontOfPage = {of: new Map(), type: '', end: 0}
