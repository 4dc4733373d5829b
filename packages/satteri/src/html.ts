/**
 * The HTML stage: tells what was found, draws the constructs of a page together, and puts each in its place.
 */
import {tell, type OnError, type OnMessage} from '@tehai/core/markdown'
import {makePieceDrawer, type DrawnPiece, type Options as DrawOptions} from 'rehype-tiles/render'
import {markerName, pieceOf} from './marker.js'
import type {Pages} from './page.js'
import {pathOf, type HtmlPlugin} from './plugin.js'
import {version} from './version.js'

/** The plugin that draws. */
export function htmlPlugin(
  pages: Pages,
  options: Readonly<DrawOptions>,
  onError: OnError,
  onMessage: OnMessage
): HtmlPlugin {
  const draw = makePieceDrawer(options)
  const {output, palette, five, white, idPrefix} = options
  return {
    name: 'tehai-html',
    version,
    settings: {output, palette, five, white, idPrefix},
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
        const piece = page && pieceOf(page, node)
        return piece && withRest(piece)
      }
    }
  }
}

/** A drawn construct and the closing marks after it that did not move into it: one node takes the place of one. */
function withRest({element, after}: DrawnPiece): DrawnPiece['element'] {
  if (after === '') return element
  return {type: 'element', tagName: 'span', properties: {}, children: [element, {type: 'text', value: after}]}
}
