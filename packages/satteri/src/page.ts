/**
 * What is known of one document between its stages.
 *
 * Sätteri hands the same `data` object to every plugin of a compile, so that is what a page is found by.
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
  /** What they refer to, to be put first on the page. */
  readonly definitions: readonly Element[]
}

export interface Page {
  readonly document: Document
  /** As each game of the site reads it. */
  games: readonly GamePage[]
  /** The constructs, in the order of the page. */
  readonly pieces: Piece[]
  /** Its pieces as pictures, once they are drawn. */
  drawn: PagePictures | null
  /** Whether there are constructs in its HTML. */
  hasHtml: boolean
  /** The last directive that was read as a whole, as offsets. */
  read: Span
  /** What is left of the text after the last construct, and where that text begins. A node keeps the value that it had. */
  left: {readonly start: number; readonly value: string}
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

/** The pages of documents, each opened when it is first needed. */
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
