/**
 * The text that follows a construct at once: attributes that only our grammar reads, and closing marks that stay
 * beside a tile.
 */
import {attributesAfter} from '@tehai/kernel/markdown'
import {closingMarks} from 'rehype-tiles/render'
import type {Page} from './page.js'
import type {DirectiveNode, LiteralNode, MarkdownContext, Node} from './plugin.js'

/** What was taken from the text after a construct. */
export interface Taken {
  /** The construct as written, with its attributes. */
  readonly source: string
  readonly after: string
}

/** Take from the text after a construct what belongs to it. `source`: the construct as the host has read it. */
export function takeFollowing(
  page: Page,
  context: MarkdownContext,
  node: DirectiveNode,
  source: string
): Taken {
  const end = node.position?.end.offset
  const none = {source, after: ''}
  if (node.type !== 'textDirective' || end === undefined) return none
  // Looking at a sibling makes Sätteri build it: only where there is something to find.
  const unit = page.document.text[end] ?? ''
  if (unit !== '{' && closingMarks(unit) === '') return none
  const next = nextText(context, node)
  if (!next) return none
  const braces = unit === '{' ? attributesAfter(page.document, source, next) : ''
  const rest = next.value.slice(braces.length)
  const after = closingMarks(rest)
  if (braces !== '' || after !== '') context.setProperty(next, 'value', rest.slice(after.length))
  return {source: source + braces, after}
}

/** The text node right after a node. */
export function nextText(context: MarkdownContext, node: Node): LiteralNode | null {
  const index = context.indexOf(node)
  const next = index === undefined ? undefined : context.parent(node)?.children?.[index + 1]
  return next?.type === 'text' && typeof next.value === 'string' ? (next as LiteralNode) : null
}
