/**
 * One page, read and drawn with the games of a site.
 */
import {gameOnSite, offsetOf, type OnError, type Report} from '@tehai/kernel/markdown'
import {reportOfMessage, type FileMessage} from '@tehai/kernel/report'
import type {Root} from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import {attachGame} from 'remark-mahjong/adapter'
import remarkParse from 'remark-parse'
import {drawingPlugin} from 'rehype-tiles/render'
import {siteGames, type SiteOptions} from 'rehype-tiles/site'
import {unified, type Processor} from 'unified'
import {VFile} from 'vfile'
import type {Compiler} from './compiler.js'
import {markdownWithPictures} from './pictures.js'

/** A page that has been read. */
export interface DrawnPage {
  /** The page, with HTML in place of its constructs. */
  readonly markdown: string
  /** What there is to report, ordered by position. */
  readonly reports: readonly Report[]
}

/** Reads pages and draws them. */
export interface PageDrawer {
  readonly onError: OnError
  /** Draw a page. Never throws, whatever the text. `path`: the path of the page, from which game records are found. */
  readonly draw: (text: string, compiler?: Compiler, path?: string) => DrawnPage
}

/**
 * Make what draws the pages of a site.
 *
 * @throws {TypeError} if an option has a value it cannot have.
 */
export function pageDrawer(options: Readonly<SiteOptions> = {}): PageDrawer {
  const games = siteGames(options)
  const {onError} = games[0].markdown.host
  const onPages = {...options, onError: onError === 'ignore' ? 'ignore' : 'warn'} as const
  const readers = games.map(({markdown}) => gameOnSite(markdown, onPages))
  const drawings = games.map(({drawing}) => drawingPlugin(drawing, options))
  const ids = readers.map(({id}) => id)
  const processor = unified().use(remarkParse).use(remarkFrontmatter, ['yaml', 'toml']).use(remarkGfm)
  for (const game of readers) {
    processor.use(function (this: Processor) {
      return attachGame(this, game)
    })
  }
  return {
    onError,
    draw(text, compiler, path) {
      const file = new VFile(path === undefined ? text : {value: text, path})
      const tree = processor.runSync(processor.parse(file), file) as Root
      const markdown = markdownWithPictures(text, tree, {
        ids,
        compiler,
        asImages: options.output === 'img',
        draw: page => drawings.forEach(draw => draw(page, file))
      })
      const reports = file.messages.map(message => reportOfMessage(message as FileMessage))
      return {markdown, reports: reports.toSorted((a, b) => offsetOf(a) - offsetOf(b))}
    }
  }
}
