/**
 * Plugins of remark and rehype for the pages of a site.
 */
import type {MarkdownGame} from '@tehai/kernel/markdown'
import {languageOf} from '@tehai/kernel/block'
import type {Language} from '@tehai/kernel/source'
import type {Root as HastRoot} from 'hast'
import type {Root} from 'mdast'
import {closePictures} from 'rehype-tiles/react'
import {drawingPlugin, type GameDrawing, type SharedArt} from 'rehype-tiles/render'
import type {GameOfSite, SiteOptions} from 'rehype-tiles/site'
import {addGameSyntax, gameTransform} from 'remark-mahjong/adapter'
import type {PluggableList, Processor} from 'unified'
import type {VFile} from 'vfile'
import {referToArt} from './art.js'

/** What the pages of a site have in common. */
export interface Site {
  readonly options: Readonly<SiteOptions>
  readonly games: readonly GameOfSite[]
  /** The language of pages that do not name one. */
  readonly language: Language | undefined
  readonly art: SharedArt
  /** The module from which pages import the art. */
  readonly artModule: string
  /** Receives each finished page, with its messages. */
  readonly see: (file: VFile) => void
}

/** The plugins for the pages of a site. */
export function pagePlugins(site: Site): {
  readonly remarkPlugins: PluggableList
  readonly rehypePlugins: PluggableList
} {
  const {options, games, language} = site
  // The art is shared by all pages, so that no page is small enough to bring its own.
  const drawing = {...options, output: options.output ?? 'defs'} as const
  return {
    remarkPlugins: games.map(({markdown}) => [remarkInLanguage(markdown, language)]),
    rehypePlugins: [
      ...games.map((game): [() => Drawing] => [() => drawingPlugin(game.drawing, drawing)]),
      [rehypeShared, site]
    ]
  }
}

type Drawing = ReturnType<typeof drawingPlugin>

function rehypeShared({games, art, artModule, see}: Site): (tree: HastRoot, file: VFile) => undefined {
  const ids = games.map(({drawing}: {readonly drawing: GameDrawing}) => drawing.game.id)
  return (tree, file) => {
    referToArt(tree, art, artModule, ids)
    closePictures(tree, ids)
    see(file)
  }
}

type Transform = (tree: Root, file: VFile) => undefined

/** A game as a plugin of remark. Pages that do not name a language have that of the site. */
function remarkInLanguage(
  game: MarkdownGame,
  siteLanguage: Language | undefined
): (this: Processor) => Transform {
  return function remarkSiteGame(this: Processor) {
    addGameSyntax(this, game)
    const transform = gameTransform(game)
    if (siteLanguage === undefined) return transform
    const inSiteLanguage = gameTransform({
      ...game,
      open: (document, front) => game.open(document, {...front, lang: siteLanguage})
    })
    return (tree, file) => (languageOfPage(file) ? transform : inSiteLanguage)(tree, file)
  }
}

/** The language that a page names in its front matter, which Docusaurus has read. */
function languageOfPage({data}: VFile): Language | undefined {
  const {frontMatter} = data as {frontMatter?: {lang?: unknown}}
  return typeof frontMatter?.lang === 'string' ? languageOf(frontMatter.lang) : undefined
}
