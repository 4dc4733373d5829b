/**
 * Plugins of remark and rehype for the pages of a site.
 */
import type {Root as HastRoot} from 'hast'
import type {Root} from 'mdast'
import rehypeTiles from 'rehype-tiles'
import {closePictures, type Options as TileOptions} from 'rehype-tiles/react'
import remarkMahjong, {type Options as MahjongOptions} from 'remark-mahjong'
import {languageOf} from '@tehai/core/page'
import type {Language} from '@tehai/core/source'
import type {PluggableList, Processor} from 'unified'
import type {VFile} from 'vfile'
import {referToArt, type SharedArt} from './art.js'

/** Options of both stages, in one object. */
export type PageOptions = MahjongOptions & TileOptions

/** What the pages of a site have in common. */
export interface Site {
  readonly options: Readonly<PageOptions>
  /** The language of pages that name none. */
  readonly language: Language | undefined
  readonly art: SharedArt
  /** What pages import the art from. */
  readonly artModule: string
  /** Told of each page that is done, with its messages. */
  readonly see: (file: VFile) => void
}

/** What goes through the pages of a site. */
export function pagePlugins(site: Site): {
  readonly remarkPlugins: PluggableList
  readonly rehypePlugins: PluggableList
} {
  const {options, language} = site
  return {
    remarkPlugins: [[remarkInLanguage, options, language]],
    // The art is shared by all pages, so that no page is small enough to bring its own.
    rehypePlugins: [
      [rehypeTiles, {...options, output: options.output ?? 'defs'}],
      [rehypeShared, site]
    ]
  }
}

function rehypeShared({art, artModule, see}: Site): (tree: HastRoot, file: VFile) => undefined {
  return (tree, file) => {
    referToArt(tree, art, artModule)
    closePictures(tree)
    see(file)
  }
}

type Transform = (tree: Root, file: VFile) => undefined

/** remark-mahjong, speaking the language of the site on pages that name none. */
function remarkInLanguage(
  this: Processor,
  options: Readonly<MahjongOptions>,
  siteLanguage: Language | undefined
): Transform {
  const transform = remarkMahjong.call(this, options) // oxlint-disable-line oxc/no-this-in-exported-function
  if (options.lang || siteLanguage === undefined) return transform
  // The same again for pages without a language. The processor has learned the syntax: this one speaks to nobody.
  const nobody = {data: () => ({})} as unknown as Processor
  const inSiteLanguage = remarkMahjong.call(nobody, {...options, lang: siteLanguage})
  return (tree, file) => (languageOfPage(file) ? transform : inSiteLanguage)(tree, file)
}

/** The language that a page names in its front matter, which Docusaurus has read. */
function languageOfPage({data}: VFile): Language | undefined {
  const {frontMatter} = data as {frontMatter?: {lang?: unknown}}
  return typeof frontMatter?.lang === 'string' ? languageOf(frontMatter.lang) : undefined
}
