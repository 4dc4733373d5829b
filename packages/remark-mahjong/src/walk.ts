/**
 * The walk over a tree: finds what is ours, in whatever form a host left it, and puts our nodes in its place.
 */
import {
  almostDirectives,
  fenceSource,
  findingsOf,
  placesFrom,
  restoreAlt,
  sourceOf,
  type Document
} from '@tehai/core/markdown'
import type {Image, ImageReference, InlineCode, Nodes, Parents, Text} from 'mdast'
import {checkFence, checkTiles} from './check.js'
import {directiveOf} from './directive.js'
import {removeStandIn, typeOf} from './from-markdown.js'
import type {GameNode} from './nodes.js'
import type {Page} from './page.js'
import {appendText} from './prose.js'
import {takeDirective} from './take.js'

/** What a walk looks for. */
export interface Wanted {
  readonly names: ReadonlySet<string>
  readonly almost: RegExp
  readonly inlineCode: string | null
  /** Whether prose that remark-directive took goes back to text. */
  readonly restoreProse: boolean
}

/** Check every construct of a tree. */
export function walk(parent: Parents, page: Page, wanted: Wanted): void {
  const children: Nodes[] = []
  let same = true
  let restored = false // whether the node before is text that was taken for a directive
  for (let index = 0; index < parent.children.length; index++) {
    const child = parent.children[index]!
    const node = replacementOf(child, parent.children[index + 1], page, wanted)
    if (node !== child) same = false
    if (node.type === 'text' && node.value === '') continue
    const isRestored = node.type === 'text' && node !== child
    if (node.type === 'text' && (restored || isRestored)) appendText(children, node)
    else children.push(node)
    restored = node.type === 'text' && (restored || isRestored)
    if ('children' in node) walk(node, page, wanted)
  }
  if (!same || children.length !== parent.children.length)
    parent.children = children as typeof parent.children
  for (const child of children) if (child.type === 'text') findAlmost(child, page, wanted)
}

/** What stands in place of a node: the node itself where there is nothing to replace. `next`: the node after it. */
function replacementOf(node: Nodes, next: Nodes | undefined, page: Page, wanted: Wanted): Nodes {
  const type: string = node.type
  if (type === page.id || type === typeOf(page.id, false)) {
    const own = node as GameNode
    if (type !== page.id) removeStandIn(own)
    if (!own.data?.hName) checkTiles(own, page) // else another instance of the plugin was here
    return node
  }
  const directive = directiveOf(node)
  if (directive) {
    const taken = takeDirective(directive, next, page, wanted)
    if (taken && taken.type !== 'text') checkTiles(taken as GameNode, page)
    return (taken as Nodes | null) ?? node
  }
  if (node.type === 'text') return node
  if (node.type === 'code' && node.lang?.toLowerCase() === page.id) {
    const {value, meta = null, position} = node
    const fence: GameNode = {type: page.id, value, meta, source: fenceSource(page.document, node)}
    if (position) fence.position = position
    checkFence(fence, node, page)
    return fence as Nodes
  }
  if (node.type === 'image' || node.type === 'imageReference') {
    return wanted.restoreProse ? withProse(node, page.document) : node
  }
  if (node.type === 'inlineCode' && wanted.inlineCode !== null && node.value.startsWith(wanted.inlineCode)) {
    return codeReplacement(node, wanted.inlineCode, page)
  }
  return node
}

function codeReplacement({value, position}: InlineCode, prefix: string, page: Page): Nodes {
  const source = sourceOf(page.document, {position})
  const text: GameNode = {type: typeOf(page.id, false), value: value.slice(prefix.length), meta: null, source}
  if (position) text.position = position
  checkTiles(text, page)
  return text as Nodes
}

/** An image with the prose of its alternative. */
function withProse<Node extends Image | ImageReference>(node: Node, document: Document): Node {
  const source = sourceOf(document, node)
  if (source === null || typeof node.alt !== 'string') return node
  const alt = restoreAlt(source, node.alt)
  return alt === node.alt ? node : {...node, alt}
}

function findAlmost(node: Text, page: Page, {almost, names}: Wanted): void {
  if (node.value.search(almost) < 0) return
  const {document, findings} = page
  const source = sourceOf(document, node)
  const start = node.position?.start.offset
  if (source === null || start === undefined) return
  const messages = almostDirectives(source, almost, names)
  findings.push(
    ...findingsOf(
      messages,
      source,
      placesFrom(document, at => start + at)
    )
  )
}
