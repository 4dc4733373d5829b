/**
 * The drawing: constructs together, each as the HTML of its token.
 */
import type {Element, ElementContent} from 'hast'
import {toHtml} from 'hast-util-to-html'
import type {DrawnPieces, Piece} from 'rehype-tiles/render'
import type {Collected} from './collect.js'
import type {HtmlPart} from './html.js'

/** Draw the constructs of a page into their tokens; returns the HTML to be put first on it, empty for none. */
export function drawAll({found, html}: Collected, draw: (pieces: readonly Piece[]) => DrawnPieces): string {
  const {pieces, definitions} = draw(found.map(({piece}) => piece))
  for (const [index, {carried, next}] of found.entries()) {
    const {element, after} = pieces[index]!
    carried.html = toHtml(forVue(element))
    if (next) next.content = after
  }
  for (const {token, parts} of html) token.content = parts.map(textOfPart).join('')
  return toHtml([...definitions])
}

function textOfPart(part: HtmlPart): string {
  if (typeof part === 'string') return part
  return 'html' in part ? part.html : part.content
}

/**
 * An element that Vue leaves alone: VitePress compiles pages as templates, where `{{ x }}` in a text is an
 * expression. Elements without such text stay as they are.
 */
function forVue(element: Element): Element {
  if (!hasMustache(element)) return element
  return {...element, properties: {...element.properties, 'v-pre': ''}}
}

function hasMustache(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.includes('{{')
  return node.type === 'element' && node.children.some(hasMustache)
}
