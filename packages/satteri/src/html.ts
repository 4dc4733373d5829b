/**
 * The HTML stage: draws the constructs of a page together, puts each picture in its place, and reports the findings.
 *
 * Definitions are added last: if they were added before the tree is walked, each pass over it would copy their text.
 */
import type {OnError} from '@tehai/kernel/markdown'
import {reportPage, type OnMessage} from '@tehai/kernel/report'
import {
  makePieceDrawer,
  type DrawnPiece,
  type GameDrawing,
  type Options as DrawOptions
} from 'rehype-tiles/render'
import {closing} from './picture-html.js'
import {drawnHtml} from './html-nodes.js'
import {markerName, pieceOf} from './marker.js'
import type {Options} from './options.js'
import type {PagePictures, Page, Pages} from './page.js'
import {pathOf, type DocumentContext, type HtmlPlugin} from './plugin.js'
import {version} from './version.js'

/** The plugin that draws. */
export function htmlPlugin(
  pages: Pages,
  drawings: readonly GameDrawing[],
  options: Readonly<DrawOptions & Pick<Options, 'closed'>>,
  onError: OnError,
  onMessage: OnMessage
): HtmlPlugin {
  const draw = makePieceDrawer(options, drawings)
  const {output} = options
  const close = options.closed === true ? closing() : null
  /** The pictures of a page, drawn together when the first of them is needed. */
  const drawnOn = (page: Page, {sourceFormat}: DocumentContext): PagePictures => {
    if (page.drawn) return page.drawn
    const isClosed = close !== null && sourceFormat !== 'mdx'
    const {pieces, definitions} = draw(page.pieces, isClosed)
    const finish = isClosed ? close : asItIs
    return (page.drawn = {
      pieces: pieces.map(({before, element, after}) => ({before, element: finish(element), after})),
      definitions: definitions.map(finish)
    })
  }
  return {
    name: 'tehai-html',
    version,
    settings: {output, games: drawings.map(settingsOf)},
    element: {
      filter: [markerName],
      visit(node, context) {
        const page = pages.opened(context)
        const piece = page && pieceOf(drawnOn(page, context), node)
        return piece && withRest(piece)
      }
    },
    raw(node, context) {
      const page = pages.opened(context)
      if (!page?.hasHtml) return undefined
      const value = drawnHtml(node.value, drawnOn(page, context))
      return value === node.value ? undefined : {type: 'raw', value}
    },
    after(root, context) {
      const page = pages.opened(context)
      if (!page) return
      reportPage(page.document, page.games, {path: pathOf(context.fileURL), onError, onMessage})
      for (const one of page.drawn?.definitions.toReversed() ?? []) context.prependChild(root, one)
    }
  }
}

const asItIs = (element: DrawnPiece['element']) => element

/** The settings of a game that the cache of a host depends on. */
const settingsOf = ({game: {id, art}, idPrefix}: GameDrawing) => ({id, art, idPrefix})

/**
 * A drawn construct and the marks beside it that were not moved into it, as one node: a node is replaced by one node.
 */
function withRest({before, element, after}: DrawnPiece): DrawnPiece['element'] {
  if (before === '' && after === '') return element
  const children = [textOf(before), element, textOf(after)]
  return {type: 'element', tagName: 'span', properties: {}, children}
}

const textOf = (value: string) => ({type: 'text', value}) as const
