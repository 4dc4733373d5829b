/**
 * The drawing: all constructs of a page are drawn together, and each becomes the HTML of its token.
 */
import {toHtml} from 'hast-util-to-html'
import type {DrawnPieces, Piece} from 'rehype-tiles/render'
import type {PageConstructs} from './walk.js'
import type {HtmlPart} from './html.js'
import {definitionsTemplate, keptByVue, templateOf, type TemplateOptions} from './vue.js'

/**
 * Draw the constructs of a page into their tokens. Returns the HTML to put first on the page, which may be empty.
 *
 * @param template
 *   Given if Vue compiles the page.
 */
export function drawAll(
  {found, html}: PageConstructs,
  draw: (pieces: readonly Piece[]) => DrawnPieces,
  template?: TemplateOptions
): string {
  const {pieces, definitions} = draw(found.map(({piece}) => piece))
  for (const [index, {carried, piece, previous, next}] of found.entries()) {
    const {before, element, after} = pieces[index]!
    carried.html = template ? templateOf(element) : toHtml(keptByVue(element))
    if (previous && piece.before)
      previous.content = previous.content.slice(0, previous.content.length - piece.before.length) + before
    if (next) next.content = after
  }
  for (const {token, parts} of html) token.content = parts.map(textOfPart).join('')
  if (!template) return toHtml([...definitions])
  return definitions.map(svg => definitionsTemplate(svg, template)).join('')
}

function textOfPart(part: HtmlPart): string {
  if (typeof part === 'string') return part
  return 'html' in part ? part.html : part.content
}
