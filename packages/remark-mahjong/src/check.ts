/**
 * One construct at a time: @tehai/core reads it, its markup goes to the node, what it tells to the page.
 */
import {readFence, readTiles, type ReadConstruct} from '@tehai/core/markdown'
import type {Code} from 'mdast'
import {elementOf} from './hast.js'
import type {Mahjong, MahjongText} from './nodes.js'
import type {Page} from './page.js'

/** Check a ```mahjong fence. `code`: the node it was. */
export function checkFence(node: Mahjong, code: Code, page: Page): void {
  put(node, readFence(page.document, code, page.settings), page)
}

/** Check `:tiles[…]`, `::tiles[…]` or inline code. */
export function checkTiles(node: Mahjong | MahjongText, page: Page): void {
  put(node, readTiles(page.document, {...node, leaf: node.type === 'mahjong'}, page.settings), page)
}

/** Let mdast-util-to-hast write a node as what was read. */
function put(node: Mahjong | MahjongText, {markup, findings}: ReadConstruct, page: Page): void {
  const {tagName, properties, children} = elementOf(markup)
  node.data = {...node.data, hName: tagName, hProperties: properties, hChildren: children}
  page.findings.push(...findings)
}
