/**
 * What is known of one document between its stages.
 *
 * Sätteri hands the same `data` object to every plugin of a compile, so that is what a page is found by.
 */
import {type Span, append} from '@tehai/kernel/source'
import {
  documentOf,
  frontMatterOfData,
  type Document,
  type Finding,
  type FrontMatter,
  type GameOfFile,
  type MarkdownGame,
  type OpenedFile
} from '@tehai/kernel/markdown'
import type {DrawnPiece, Piece} from 'rehype-tiles/render'
import type {Options} from './options.js'
import {pathOf, type DocumentContext, type Node} from './plugin.js'

export interface Page {
  readonly document: Document
  /** What each game of the site has to do with it. */
  readonly games: readonly GamePage[]
  /** The constructs, in the order of the page. */
  readonly pieces: Piece[]
  /** The pictures of the pieces, once they are drawn. */
  drawn: readonly DrawnPiece[]
  /** Whether there are constructs in its HTML. */
  hasHtml: boolean
  /** The last directive that was read as a whole, as offsets. */
  read: Span
  /** Where directives of no plugin begin that are text again with the directive around them, as offsets. */
  readonly restored: Set<number>
  /** Where containers end, as offsets: of two that end at one place, the inner one has the colons. */
  readonly closed: Set<number>
}

/**
 * Whether a node is in a directive that was read as a whole. Sätteri reads the lines of `:::tiles` and the text of a
 * label as Markdown, and visits what it finds there as well.
 */
export function isInRead({read}: Page, {position}: Node): boolean {
  const start = position?.start.offset
  return start !== undefined && read.start < start && start < read.end
}

/** A game of the site, and what its directives look like. */
export interface SoughtGame {
  readonly game: MarkdownGame
  readonly names: ReadonlySet<string>
  readonly almost: RegExp
}

/** A page, as one game sees it. */
export interface GamePage extends SoughtGame {
  file: OpenedFile
  /** What there is to tell the author; grows while nodes are visited. */
  readonly findings: Finding[]
}

/** Finds the page of a document, opened when it is first asked for. */
export interface Pages {
  readonly of: (context: DocumentContext) => Page
  /** The page of a document if anybody has asked for it. */
  readonly opened: (context: DocumentContext) => Page | undefined
  /** Read the front matter of a page. */
  readonly readFrontMatter: (page: Page, frontOf: (game: GameOfFile) => FrontMatter) => void
}

export function makePages(games: readonly SoughtGame[], languageOf?: Options['languageOf']): Pages {
  const pages = new WeakMap<object, Page>()
  const open = ({source, data, fileURL}: DocumentContext): Page => {
    const document = documentOf(source)
    const {astro, frontmatter} = data as {astro?: {frontmatter?: unknown}; frontmatter?: unknown}
    const path = pathOf(fileURL)
    return {
      document,
      games: games.map(({game, names, almost}) => {
        const front = frontMatterOfData(astro?.frontmatter ?? frontmatter, game)
        const ofPath = path === undefined ? null : (languageOf?.(path) ?? null)
        const file = game.open(document, {...front, lang: front.lang ?? ofPath})
        return {game, names, almost, file, findings: [...file.findings]}
      }),
      pieces: [],
      drawn: [],
      hasHtml: false,
      read: {start: 0, end: 0},
      restored: new Set(),
      closed: new Set()
    }
  }
  return {
    of(context) {
      let page = pages.get(context.data)
      if (!page) pages.set(context.data, (page = open(context)))
      return page
    },
    opened: ({data}) => pages.get(data),
    readFrontMatter({document, games: known}, frontOf) {
      for (const one of known) {
        one.file = one.game.open(document, frontOf(one.game))
        append(one.findings, one.file.findings)
      }
    }
  }
}
