/**
 * Pieces: the constructs of one page, drawn together, for hosts whose pages are not hast trees.
 *
 * They are drawn together because the art is written once on a page of many pictures, and because an opening mark before a
 * tile and a closing mark after it are kept beside it.
 */
import type {Element, ElementContent, Root} from 'hast'
import type {MarkupElement} from '@tehai/kernel/markup'
import {drawTree} from '../page/draw.js'
import {element, text} from '../hast/element.js'
import {elementOf} from '@tehai/kernel/markup'
import {mahjongDrawing} from './mahjong-drawing.js'
import {checkOptions} from '../game/options.js'
import type {GameDrawing, SiteDrawing} from '../page/plugin.js'
import {referenceElement, referenceHtml} from '../ink/references.js'
import {rowOptionsOf} from '../page/row-options.js'

/** One construct, and the text around it if it is in a line. */
export interface Piece {
  readonly markup: MarkupElement
  /** The opening marks right before it. */
  readonly before?: string | undefined
  /** The text right after it. */
  readonly after?: string | undefined
}

/** A drawn construct. */
export interface DrawnPiece {
  /** The rest of the text before it, after opening marks have been moved into the element. */
  readonly before: string
  readonly element: Element
  /** The rest of the text after it, after closing marks have been moved into the element. */
  readonly after: string
}

/** The drawn constructs of a page. */
export interface DrawnPieces {
  readonly pieces: readonly DrawnPiece[]
  /**
   * The definitions that pictures refer to, to be put first on the page; empty if each picture is complete in itself.
   * Its elements are shared by all pages: print them, do not change them.
   */
  readonly definitions: readonly Element[]
}

/**
 * Draws the pieces of one page.
 *
 * @param closed
 *   Whether references in pictures are pieces of HTML, for hosts that print pictures themselves (default: `false`,
 *   elements).
 */
export type DrawPieces = (pieces: readonly Piece[], closed?: boolean) => DrawnPieces

/**
 * Make the drawing of a site.
 *
 * @param drawings
 *   Its games (default: mahjong).
 * @returns
 * A function that draws the pieces of one page, in their order. Their rows must have been checked: it reports no
 * messages.
 * @throws {TypeError} for an option that does not exist in this form.
 */
export function makePieceDrawer(
  options: Readonly<SiteDrawing> = {},
  drawings: readonly GameDrawing[] = [mahjongDrawing(options)]
): DrawPieces {
  checkOptions(options)
  const {output, address} = options
  const games = drawings.map(drawing => ({
    ...drawing,
    definitions: new Map<string, Element>(),
    rowOptionsIn: rowOptionsOf(options, drawing.game)
  }))
  return (pieces, closed = false) => {
    const refer = closed ? referenceHtml : referenceElement
    // A box around each piece. It cannot be confused with a row.
    const boxes = pieces.map(({markup, before = '', after = ''}) =>
      element('span', {}, [text(before), elementOf(markup), text(after)])
    )
    const tree: Root = {type: 'root', children: [...boxes]}
    for (const {game, idPrefix, definitions, rowOptionsIn} of games) {
      drawTree(tree, game, {
        output: output ?? 'auto',
        address,
        idPrefix,
        definitions,
        refer,
        optionsOf: rowOptionsIn(tree).row,
        report: () => {}
      })
    }
    return {
      pieces: boxes.map(({children: [before, drawn, after]}) => ({
        before: valueOf(before),
        element: drawn as Element,
        after: valueOf(after)
      })),
      definitions: tree.children.slice(0, tree.children.length - boxes.length) as Element[]
    }
  }
}

const valueOf = (node: ElementContent | undefined): string => (node?.type === 'text' ? node.value : '')
