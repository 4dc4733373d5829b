/**
 * The walk over a tree: finds what is ours, in whatever form a host left it, and puts our nodes in its place.
 */
import type {InlineCode, Nodes, Parents, Text} from 'mdast'
import {almostDirectives} from './almost.js'
import {checkFence, checkTiles} from './check.js'
import {directiveOf, type Directive} from './directive.js'
import {sourceOf} from './document.js'
import {fenceSource} from './fence.js'
import {nodeOf} from './from-markdown.js'
import type {Mahjong, MahjongText} from './nodes.js'
import {addFindings, placesFrom, type Page} from './page.js'
import {appendText, isProse, isTaken, textOf} from './prose.js'
import {readDirective} from './read-directive.js'

/** What a walk looks for. */
export interface Wanted {
  readonly names: ReadonlySet<string>
  readonly almost: RegExp
  readonly inlineCode: string | null
  readonly restoreProse: boolean
}

/** Check every construct of a tree. */
export function walk(parent: Parents, page: Page, wanted: Wanted): void {
  const children: Nodes[] = []
  let restored = false // whether the node before is text that was taken for a directive
  for (const child of parent.children) {
    const node = replacementOf(child, page, wanted)
    const isRestored = node.type === 'text' && node !== child
    if (node.type === 'text' && (restored || isRestored)) appendText(children, node)
    else children.push(node)
    restored = node.type === 'text' && (restored || isRestored)
    if ('children' in node) walk(node, page, wanted)
  }
  const same =
    children.length === parent.children.length && children.every((child, i) => child === parent.children[i])
  if (!same) parent.children = children as typeof parent.children
  for (const child of children) if (child.type === 'text') findAlmost(child, page, wanted)
}

/** What stands in place of a node: the node itself where there is nothing to replace. */
function replacementOf(node: Nodes, page: Page, wanted: Wanted): Nodes {
  if (node.type === 'mahjong' || node.type === 'mahjongText') {
    if (!node.data?.hName) checkTiles(node, page) // else another instance of the plugin was here
    return node
  }
  const directive = directiveOf(node)
  if (directive) return directiveReplacement(directive, page, wanted) ?? node
  if (node.type === 'code' && node.lang?.toLowerCase() === 'mahjong') {
    const {value, meta = null, position} = node
    const fence: Mahjong = {type: 'mahjong', value, meta, source: fenceSource(page.document, node)}
    if (position) fence.position = position
    checkFence(fence, node, page)
    return fence
  }
  if (node.type === 'inlineCode' && wanted.inlineCode !== null && node.value.startsWith(wanted.inlineCode)) {
    return codeReplacement(node, wanted.inlineCode, page)
  }
  return node
}

function codeReplacement({value, position}: InlineCode, prefix: string, page: Page): MahjongText {
  const source = sourceOf(page.document, {position})
  const text: MahjongText = {type: 'mahjongText', value: value.slice(prefix.length), meta: null, source}
  if (position) text.position = position
  checkTiles(text, page)
  return text
}

/** A directive of ours is taken, one that is only prose goes back to text; `null`: it belongs to somebody else. */
function directiveReplacement(node: Directive, page: Page, wanted: Wanted): Nodes | null {
  const {document} = page
  if (node.type !== 'containerDirective' && wanted.names.has(node.name) && !isTaken(node)) {
    const source = sourceOf(document, node)
    if (source !== null && readDirective(source)) {
      const tiles = nodeOf(node.type === 'leafDirective' ? 'mahjong' : 'mahjongText', source)
      if (node.position) tiles.position = node.position
      checkTiles(tiles, page)
      return tiles
    }
    // No label, or one that does not end on its line: without remark-directive this is text.
    if (node.type === 'textDirective') return textOf(document, node)
  }
  return wanted.restoreProse && isProse(document, node) ? textOf(document, node) : null
}

function findAlmost(node: Text, page: Page, {almost, names}: Wanted): void {
  if (node.value.search(almost) < 0) return
  const {document, findings} = page
  const source = sourceOf(document, node)
  const start = node.position?.start.offset
  if (source === null || start === undefined) return
  addFindings(
    findings,
    almostDirectives(source, almost, names),
    source,
    placesFrom(document, at => start + at)
  )
}
