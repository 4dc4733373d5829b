/**
 * The walk over a tree: finds our constructs, in whatever form a host has left them, and replaces them by our nodes.
 */
import {
  almostFence,
  almostInText,
  altWithProse,
  codeAfterTag,
  codeRow,
  fenceSource,
  isCodeElement,
  shortFence,
  notationAsImage,
  type Document,
  type WrittenRow
} from '@tehai/kernel/markdown'
import {append} from '@tehai/kernel/source'
import type {Code, Image, ImageReference, Nodes, Parents, Text} from 'mdast'
import {checkFence, checkTiles} from './check.js'
import {directiveOf} from './directive.js'
import {withoutStandIn} from './from-markdown.js'
import type {GameNode} from './nodes.js'
import {htmlReplacement} from './html.js'
import type {Page} from './page.js'
import {appendText, textOf} from './prose.js'
import {takeDirective} from './take.js'

/** Check every construct of a tree. */
export function walk(tree: Parents, page: Page): void {
  walkIn(tree, page)
  // Almost-directives are only searched for in the source of texts: most documents have nothing like them.
  if (page.document.text.search(page.almost) < 0) return
  forEachText(tree, [], (node, ancestors) => {
    const found = almostInText(page.document, node, page)
    if (found.length > 0 && codeAround(node, ancestors).length === 0) append(page.findings, found)
  })
}

/** Visit every text of a tree. `ancestors`: the nodes around the visited text, outermost first. */
function forEachText(
  parent: Parents,
  ancestors: Parents[],
  see: (text: Text, ancestors: readonly Parents[]) => void
): void {
  ancestors.push(parent)
  for (const child of parent.children) {
    if (child.type === 'text') see(child, ancestors)
    else if ('children' in child) forEachText(child, ancestors, see)
  }
  ancestors.pop()
}

/** The elements of code that are open at a node: tags in the lines before it, and elements of MDX around it. */
function codeAround(node: Nodes, ancestors: readonly Parents[]): readonly string[] {
  let code: readonly string[] = []
  for (const [depth, parent] of ancestors.entries()) {
    if (depth > 0) code = codeIn(parent, code)
    const next: Nodes = ancestors[depth + 1] ?? node
    for (const child of parent.children as readonly Nodes[]) {
      if (child === next) break
      if (child.type === 'html' && isInLine(parent)) code = codeAfterTag(code, child.value)
    }
  }
  return code
}

/** `around`: the elements of code that are open, in HTML between the nodes of a line. */
function walkIn(parent: Parents, page: Page, around: readonly string[] = []): void {
  const before: readonly Nodes[] = parent.children
  let children: Nodes[] | null = null // the new children; `null` while nothing was replaced
  let code = around
  let restored = false // whether the node before is text that was taken for a directive
  for (let index = 0; index < before.length; index++) {
    const child = before[index]!
    const node =
      (code.length > 0 ? asCode(child, page) : null) ?? replacementOf(child, before[index + 1], page)
    const isRestored = node.type === 'text' && node !== child
    const isEmpty = node.type === 'text' && node.value === ''
    if (node !== child || isEmpty) children ??= before.slice(0, index)
    if (isEmpty) continue
    if (node.type === 'text' && (restored || isRestored))
      appendText((children ??= before.slice(0, index)), node)
    else children?.push(node)
    restored = node.type === 'text' && (restored || isRestored)
    if (node.type === 'html') code = isInLine(parent) ? codeAfterTag(code, node.value) : code
    else if ('children' in node) walkIn(node, page, codeIn(node, code))
  }
  if (children) parent.children = children as typeof parent.children
}

/** Whether the children of a node are in a line, so that each HTML node among them is one tag. */
function isInLine({type}: Parents): boolean {
  return type !== 'root' && type !== 'blockquote' && type !== 'listItem' && type !== 'footnoteDefinition'
}

/** The elements of code that are open in a node: an element of MDX may be one itself. */
function codeIn(node: Parents, code: readonly string[]): readonly string[] {
  const name = (node as {readonly name?: unknown}).name
  const isElement = (node.type as string) === 'mdxJsxTextElement' && typeof name === 'string'
  return isElement && isCodeElement(name) ? [...code, name] : code
}

/** Our construct between `<code>` and `</code>`, as plain text; `null` for any other node. */
function asCode(node: Nodes, {document, names, textType}: Page): Text | null {
  if ((node.type as string) === textType) {
    const {source, position} = node as unknown as GameNode
    return typeof source === 'string' ? {type: 'text', value: source, ...(position && {position})} : null
  }
  const directive = directiveOf(node)
  return directive?.type === 'textDirective' && names.has(directive.name) ? textOf(document, directive) : null
}

/** What replaces a node: the node itself if there is nothing to replace. `next`: the node after it. */
function replacementOf(node: Nodes, next: Nodes | undefined, page: Page): Nodes {
  if (node.type === 'text') return node
  const {textType, game, document, findings} = page
  const type: string = node.type
  if (type === page.id || type === textType) {
    const own = withoutStandIn(node as GameNode)
    if (!own.data?.hName) checkTiles(own, page) // otherwise another instance of the plugin has checked it
    return own as Nodes
  }
  const directive = directiveOf(node)
  if (directive) {
    const taken = takeDirective(directive, next, page)
    if (taken?.type === page.id || taken?.type === textType) checkTiles(taken as GameNode, page)
    return (taken as Nodes | null) ?? node
  }
  if (node.type === 'code') {
    if (page.fenceNames.has(node.lang?.toLowerCase() ?? '')) return fenceReplacement(node, page)
    append(findings, almostFence(document, node, page))
    return node
  }
  if (node.type === 'html') return htmlReplacement(node, page)
  if (node.type === 'image') append(findings, notationAsImage(document, node, page))
  if (node.type === 'image' || node.type === 'imageReference') {
    return game.host.restoreProse ? withProse(node, document) : node
  }
  if (node.type === 'inlineCode') {
    const row = codeRow(document, node, game.host.inlineCode)
    if (row) return codeReplacement(row, page)
    append(findings, shortFence(document, node, page))
  }
  return node
}

function fenceReplacement(node: Code, page: Page): Nodes {
  const {value, meta = null, position} = node
  const fence: GameNode = {type: page.id, value, meta, source: fenceSource(page.document, node)}
  if (position) fence.position = position
  checkFence(fence, node, page)
  return fence as Nodes
}

function codeReplacement({value, source, position}: WrittenRow, page: Page): Nodes {
  const text: GameNode = {type: page.textType, value, meta: null, source}
  if (position) text.position = position as NonNullable<GameNode['position']>
  checkTiles(text, page)
  return text as Nodes
}

/** An image whose alternative text has its prose restored. */
function withProse<Node extends Image | ImageReference>(node: Node, document: Document): Node {
  const alt = altWithProse(document, node)
  return alt === null ? node : {...node, alt}
}
