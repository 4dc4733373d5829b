/**
 * Directives of a host that runs remark-directive: ours become constructs, prose is turned back into text, and the rest
 * is left alone.
 */
import {
  attributesAfter,
  containerAt,
  isAlmostDirective,
  labelledContainer,
  readDirective,
  positionOf,
  type Document
} from '@tehai/kernel/markdown'
import {formatMeta} from '@tehai/kernel/block'
import {append} from '@tehai/kernel/source'
import type {Nodes, Paragraph, Text} from 'mdast'
import {directiveSource, type Directive} from './directive.js'
import {nodeOf, typeOf} from './from-markdown.js'
import type {GameNode} from './nodes.js'
import type {Page} from './page.js'
import {isProse, isTaken, textOf} from './prose.js'

/**
 * The nodes that a directive becomes; `null` if it belongs to another plugin.
 *
 * @param next
 *   The node after it. Braces that remark-directive could not read are at its beginning and are removed from it.
 */
export function takeDirective(
  node: Directive,
  next: Nodes | undefined,
  page: Page
): GameNode | Text | Paragraph | null {
  const {document, names} = page
  if (names.has(node.name) && !isTaken(node)) {
    if (node.type === 'containerDirective') {
      const block = containerAt(document, node)
      if (block) return {type: page.id, ...block, ...(node.position && {position: node.position})}
      append(page.findings, labelledContainer(document, node))
    } else {
      const source = directiveSource(document, node)
      if (source === null && node.children.length > 0) return withoutSource(node, page.id)
      if (source !== null && readDirective(source)) return takeTiles(node, source, next, page)
      // No label, or one that does not end on its line: without remark-directive this is text.
      if (node.type === 'textDirective') return textOf(document, node)
    }
  }
  if (!page.game.host.restoreProse) return null
  if (!isTaken(node) && isAlmostDirective(node, directiveSource(document, node), page)) {
    const text = textOf(document, node)
    if (node.type === 'textDirective') return text
    return {type: 'paragraph', children: [text], ...(node.position && {position: node.position})}
  }
  return isProse(document, node) ? textOf(document, node) : null
}

function takeTiles(node: Directive, source: string, next: Nodes | undefined, {id, document}: Page): GameNode {
  const whole = source + takeBraces(source, node, next, document)
  const tiles = nodeOf(id, node.type === 'leafDirective', whole)
  const start = node.position?.start.offset
  if (start !== undefined) tiles.position = positionOf(document, start, start + whole.length)
  return tiles
}

/** The text in a node: its own value, or the text of its children. */
function textIn(node: Nodes): string {
  if ('value' in node) return node.value
  if ('alt' in node) return node.alt ?? ''
  return 'children' in node ? node.children.map(textIn).join('') : ''
}

/** Tiles of a directive that is not in the document: its children's text is the best there is. */
function withoutSource({type, children, attributes, position}: Directive, id: string): GameNode {
  const value = (children as Nodes[]).map(textIn).join('')
  const meta = formatMeta(attributes ?? {}) || null
  const tiles: GameNode = {
    type: typeOf(id, type === 'leafDirective'),
    value,
    meta,
    source: null
  }
  if (position) tiles.position = position
  return tiles
}

/**
 * Take the attributes from the text after a directive that our grammar reads and the grammar of directives does not.
 */
function takeBraces(source: string, node: Directive, next: Nodes | undefined, document: Document): string {
  const from = node.position?.end.offset
  const to = next?.position?.end.offset
  if (next?.type !== 'text' || from === undefined || to === undefined) return ''
  const braces = attributesAfter(document, source, next)
  if (braces === '') return ''
  const {length} = braces
  next.value = next.value.slice(length)
  next.position = positionOf(document, from + length, to)
  return braces
}
