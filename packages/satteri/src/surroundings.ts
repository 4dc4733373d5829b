/**
 * The text directly around a construct: attributes that only our grammar reads, and marks that stay beside a tile.
 */
import {attributesAfter} from '@tehai/kernel/markdown'
import {closingMarks, openingMarks} from 'rehype-tiles/render'
import type {Page} from './page.js'
import type {DirectiveNode, LiteralNode, MarkdownContext, Node} from './plugin.js'

/** What was taken from the text around a construct. */
export interface SurroundingText {
  /** The construct as written, with its attributes. */
  readonly source: string
  readonly before: string
  readonly after: string
}

/** Take from the text around a construct what belongs to it. `source`: the construct as the host has read it. */
export function takeAround(
  page: Page,
  context: MarkdownContext,
  node: DirectiveNode,
  source: string
): SurroundingText {
  if (node.type !== 'textDirective') return {source, before: '', after: ''}
  const before = takeBefore(page, context, node)
  return {...takeFollowing(page, context, node, source), before}
}

/** Take the opening marks before a construct. */
function takeBefore({document, left}: Page, context: MarkdownContext, node: DirectiveNode): string {
  const start = node.position?.start.offset ?? 0
  if (openingMarks(document.text[start - 1] ?? '') === '') return ''
  const previous = textBeside(context, node, -1)
  if (!previous) return ''
  const value = previous.position?.start.offset === left.start ? left.value : previous.value
  const before = openingMarks(value)
  if (before !== '') context.setProperty(previous, 'value', value.slice(0, value.length - before.length))
  return before
}

function takeFollowing(
  page: Page,
  context: MarkdownContext,
  node: DirectiveNode,
  source: string
): Omit<SurroundingText, 'before'> {
  const end = node.position?.end.offset
  const none = {source, after: ''}
  if (end === undefined) return none
  // Sätteri builds a sibling when it is read, so it is read only where there is something to find.
  const unit = page.document.text[end] ?? ''
  const shown = unit === '\\' ? (page.document.text[end + 1] ?? '') : unit
  if (unit !== '{' && closingMarks(shown) === '') return none
  const next = nextText(context, node)
  if (!next) return none
  const braces = unit === '{' ? attributesAfter(page.document, source, next) : ''
  const rest = next.value.slice(braces.length)
  const after = closingMarks(rest)
  if (braces !== '' || after !== '') {
    page.left = {start: end, value: rest.slice(after.length)}
    context.setProperty(next, 'value', page.left.value)
  }
  return {source: source + braces, after}
}

/** The text node right after a node. */
export function nextText(context: MarkdownContext, node: Node): LiteralNode | null {
  return textBeside(context, node, 1)
}

/** The text node right before or after a node. */
function textBeside(context: MarkdownContext, node: Node, by: -1 | 1): LiteralNode | null {
  const index = context.indexOf(node)
  const found = index === undefined ? undefined : context.parent(node)?.children?.[index + by]
  return found?.type === 'text' && typeof found.value === 'string' ? (found as LiteralNode) : null
}
