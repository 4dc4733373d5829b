/**
 * The HTML stage: tells what was found, draws the constructs of a page together, and puts each in its place.
 */
import {tell, type OnError, type OnMessage} from '@tehai/core/markdown'
import type {DrawnPieces, Piece} from 'rehype-tiles/render'
import {markerName, pieceOf} from './marker.js'
import type {Pages} from './page.js'
import type {DocumentContext, HtmlPlugin} from './plugin.js'
import {version} from './version.js'

/** The plugin that draws. */
export function htmlPlugin(
  pages: Pages,
  draw: (pieces: readonly Piece[]) => DrawnPieces,
  onError: OnError,
  onMessage: OnMessage
): HtmlPlugin {
  return {
    name: 'tehai-html',
    version,
    before(root, context) {
      const page = pages.opened(context)
      if (!page) return
      tell(page.document, page.findings, {
        path: pathOf(context.fileURL),
        language: page.settings.lang,
        onError,
        onMessage
      })
      const {pieces, definitions} = draw(page.pieces)
      page.drawn = pieces
      if (definitions) context.prependChild(root, definitions)
    },
    element: {
      filter: [markerName],
      visit(node, context) {
        const page = pages.opened(context)
        return page && pieceOf(page, node)?.element
      }
    }
  }
}

/** The path of a file's address: `/a/b.md`, `C:/a/b.md`. */
function pathOf(url: DocumentContext['fileURL']): string | undefined {
  return url && decodeURIComponent(url.pathname).replace(/^\/(?=[A-Za-z]:)/, '')
}
