/**
 * One construct at a time: the game reads it, its markup is put on the node, and its findings are added to the page.
 */
import {isContainer, type ReadConstruct} from '@tehai/kernel/markdown'
import {elementOf} from '@tehai/kernel/markup'
import {append} from '@tehai/kernel/source'
import type {Code} from 'mdast'
import type {GameNode} from './nodes.js'
import type {Page} from './page.js'

/** Check a fence. `code`: the node it was. */
export function checkFence(node: GameNode, code: Code, page: Page): void {
  put(node, page.file.readFence(code), page)
}

/** Check `:tiles[…]`, `::tiles[…]`, inline code or a `:::tiles` block. */
export function checkTiles(node: GameNode, page: Page): void {
  if (isContainer(node.source)) put(node, page.file.readFence(node), page)
  else put(node, page.file.readRow({leaf: node.type === page.id, ...node}), page)
}

/** Make mdast-util-to-hast write a node as the markup that was read from it. */
function put(node: GameNode, {markup, findings}: ReadConstruct, page: Page): void {
  const {tagName, properties, children} = elementOf(markup)
  node.data = {...node.data, hName: tagName, hProperties: properties, hChildren: children}
  append(page.findings, findings)
}
