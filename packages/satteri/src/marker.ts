/**
 * Markers: nodes that represent a construct in the tree between the Markdown stage and the HTML stage.
 *
 *     <tehai-piece data-piece="0">1'23p</tehai-piece>
 *
 * Its text is the notation, for plugins that read the tree in between.
 */
import {append} from '@tehai/kernel/source'
import type {GamePage, ReadConstruct} from '@tehai/kernel/markdown'
import type {Element} from 'hast'
import type {DrawnPiece, Piece} from 'rehype-tiles/render'
import type {PagePictures, Page} from './page.js'
import type {NewNode} from './plugin.js'

/** Name of the element. */
export const markerName = 'tehai-piece'

/** Keep a construct for the HTML stage, and put a marker in its place. `around`: the marks beside it. */
export function mark(
  page: Page,
  {id, findings: pageFindings}: GamePage,
  {markup, findings}: ReadConstruct,
  text: string,
  around: Readonly<Pick<Piece, 'before' | 'after'>> = {}
): NewNode {
  append(pageFindings, findings)
  const index = page.pieces.push({markup, ...around}) - 1
  return {
    type: id,
    data: {hName: markerName, hProperties: {dataPiece: String(index)}},
    children: [{type: 'text', value: text}]
  }
}

/** The drawn construct that a marker represents. */
export function pieceOf({pieces}: PagePictures, {properties}: Element): DrawnPiece | undefined {
  return pieces[Number(properties['dataPiece'])]
}
