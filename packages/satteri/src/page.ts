/**
 * What is known of one document between its stages.
 *
 * Sätteri hands the same `data` object to every plugin of a compile, so that is what a page is found by.
 */
import {
  documentOf,
  frontMatterOfData,
  openFile,
  type Document,
  type Finding,
  type FrontMatter,
  type MarkdownSettings
} from '@tehai/core/markdown'
import type {Settings} from '@tehai/core/page'
import type {DrawnPiece, Piece} from 'rehype-tiles/render'
import type {Options} from './options.js'
import {pathOf, type DocumentContext} from './plugin.js'

export interface Page {
  readonly document: Document
  settings: Settings
  /** What there is to tell the author; grows while nodes are visited. */
  readonly findings: Finding[]
  /** The constructs, in the order of the page. */
  readonly pieces: Piece[]
  /** The pictures of the pieces, once they are drawn. */
  drawn: readonly DrawnPiece[]
}

/** Finds the page of a document, opened when it is first asked for. */
export interface Pages {
  readonly of: (context: DocumentContext) => Page
  /** The page of a document if anybody has asked for it. */
  readonly opened: (context: DocumentContext) => Page | undefined
  /** Read the front matter of a page. */
  readonly readFrontMatter: (page: Page, front: FrontMatter) => void
}

export function makePages(site: MarkdownSettings, languageOf?: Options['languageOf']): Pages {
  const pages = new WeakMap<object, Page>()
  const readFrontMatter = (page: Page, front: FrontMatter): void => {
    const {settings, findings} = openFile(page.document, front, site)
    page.settings = settings
    page.findings.push(...findings)
  }
  const open = ({source, data, fileURL}: DocumentContext): Page => {
    const page: Page = {
      document: documentOf(source),
      settings: site.page,
      findings: [],
      pieces: [],
      drawn: []
    }
    const {astro, frontmatter} = data as {astro?: {frontmatter?: unknown}; frontmatter?: unknown}
    const front = frontMatterOfData(astro?.frontmatter ?? frontmatter)
    const path = pathOf(fileURL)
    const lang = front.lang ?? (path === undefined ? null : (languageOf?.(path) ?? null))
    readFrontMatter(page, {...front, lang})
    return page
  }
  return {
    of(context) {
      let page = pages.get(context.data)
      if (!page) pages.set(context.data, (page = open(context)))
      return page
    },
    opened: ({data}) => pages.get(data),
    readFrontMatter
  }
}
