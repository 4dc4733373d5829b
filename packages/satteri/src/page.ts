/**
 * What is known about one document between its stages.
 *
 * Sätteri passes the same `data` object to every plugin of a compilation, so pages are looked up by it.
 */
import type {Span} from '@tehai/kernel/source'
import {
  documentOf,
  openPage,
  frontMatterOfData,
  type Document,
  type FrontMatter,
  type GameOfFile,
  type GameConstructs,
  type GamePage
} from '@tehai/kernel/markdown'
import type {Element} from 'hast'
import type {DrawnPiece, Piece} from 'rehype-tiles/render'
import type {Options} from './options.js'
import {pathOf, type DocumentContext, type Node} from './plugin.js'

/** The pictures of a page. */
export interface PagePictures {
  readonly pieces: readonly DrawnPiece[]
  /** The definitions that pictures refer to, to be put first on the page. */
  readonly definitions: readonly Element[]
}

export interface Page {
  readonly document: Document
  /** The page as each game of the site reads it. */
  games: readonly GamePage[]
  /** The constructs, in the order of the page. */
  readonly pieces: Piece[]
  /** The pieces of the page as pictures, once they are drawn. */
  drawn: PagePictures | null
  /** Whether there are constructs in the HTML of the page. */
  hasHtml: boolean
  /** The last directive that was read as a whole, as offsets. */
  read: Span
  /** The text that remains after the last construct, and where it begins. The node itself keeps its old value. */
  left: {readonly start: number; readonly value: string}
  /**
   * Offsets of directives that belong to no plugin and were turned back into text together with the directive around
   * them.
   */
  readonly restored: Set<number>
  /** Offsets at which containers end. If two end at the same offset, the closing colons belong to the inner one. */
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

/** The pages of documents. Each is opened when it is first needed. */
export interface Pages {
  readonly of: (context: DocumentContext) => Page
  /** The page of a document if it has been opened. */
  readonly opened: (context: DocumentContext) => Page | undefined
  /** Read the front matter of a page. */
  readonly readFrontMatter: (page: Page, frontOf: (game: GameOfFile) => FrontMatter) => void
}

export function makePages(games: readonly GameConstructs[], languageOf?: Options['languageOf']): Pages {
  const pages = new WeakMap<object, Page>()
  const open = ({source, data, fileURL}: DocumentContext): Page => {
    const {astro, frontmatter} = data as {astro?: {frontmatter?: unknown}; frontmatter?: unknown}
    const path = pathOf(fileURL)
    const document = documentOf(source, path)
    return {
      document,
      games: games.map(constructs => {
        const front = frontMatterOfData(astro?.frontmatter ?? frontmatter, constructs.game)
        const pathLanguage = path === undefined ? null : (languageOf?.(path) ?? null)
        return openPage(constructs, document, {...front, lang: front.lang ?? pathLanguage})
      }),
      pieces: [],
      drawn: null,
      hasHtml: false,
      read: {start: 0, end: 0},
      left: {start: -1, value: ''},
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
    readFrontMatter(page, frontOf) {
      page.games = page.games.map(({findings, ...constructs}) => {
        const own = openPage(constructs, page.document, frontOf(constructs.game))
        return {...own, findings: [...findings, ...own.findings]}
      })
    }
  }
}
