/**
 * Directives of a host that runs remark-directive: ours are taken, prose goes back to text, the rest is left alone.
 */
import {
  containerAt,
  findingsOf,
  markdownMessage,
  meantDirective,
  placesFrom,
  readDirective,
  stretchOf,
  type Document
} from '@tehai/kernel/markdown'
import {formatMeta} from '@tehai/kernel/block'
import type {Nodes, Paragraph, Text} from 'mdast'
import {toString} from 'mdast-util-to-string'
import {directiveSource, type Directive} from './directive.js'
import {nodeOf, typeOf} from './from-markdown.js'
import type {GameNode} from './nodes.js'
import type {Page} from './page.js'
import {isProse, isTaken, textOf} from './prose.js'

/**
 * What a directive becomes; `null`: it belongs to somebody else.
 *
 * @param next
 *   The node after it. Braces that remark-directive could not read stand at its beginning and are taken from it.
 */
export function takeDirective(
  node: Directive,
  next: Nodes | undefined,
  page: Page,
  {names, restoreProse}: {readonly names: ReadonlySet<string>; readonly restoreProse: boolean}
): GameNode | Text | Paragraph | null {
  const {document} = page
  if (names.has(node.name) && !isTaken(node)) {
    if (node.type === 'containerDirective') {
      const block = containerAt(document, node)
      if (block) return {type: page.id, ...block, ...(node.position && {position: node.position})}
      reportContainer(node, page)
    } else {
      const source = directiveSource(document, node)
      if (source === null && node.children.length > 0) return withoutSource(node, page.id)
      if (source !== null && readDirective(source)) return takeTiles(node, source, next, page)
      // No label, or one that does not end on its line: without remark-directive this is text.
      if (node.type === 'textDirective') return textOf(document, node)
    }
  }
  if (!restoreProse) return null
  if (isAlmost(node, document, names)) {
    const text = textOf(document, node)
    if (node.type === 'textDirective') return text
    return {type: 'paragraph', children: [text], ...(node.position && {position: node.position})}
  }
  return isProse(document, node) ? textOf(document, node) : null
}

/** Whether a directive was meant as one of ours: `:tile[4m]`. As text, `almostDirectives` reports it. */
function isAlmost(node: Directive, document: Document, names: ReadonlySet<string>): boolean {
  if (isTaken(node)) return false
  const isNear = meantDirective(node.name, directiveSource(document, node), names) !== null
  // Of a block only the name of the game is looked at, with tiles in it.
  return isNear && (node.type !== 'containerDirective' || meantDirective(node.name, null, names) === null)
}

function takeTiles(node: Directive, source: string, next: Nodes | undefined, {id, document}: Page): GameNode {
  const whole = source + takeBraces(source, node, next, document)
  const tiles = nodeOf(id, node.type === 'leafDirective', whole)
  const start = node.position?.start.offset
  if (start !== undefined) tiles.position = stretchOf(document, start, start + whole.length)
  return tiles
}

/** Tiles of a directive that is not in the document: its children's text is the best there is. */
function withoutSource({type, children, attributes, position}: Directive, id: string): GameNode {
  const value = toString({type: 'paragraph', children})
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

/** Take from the text after a directive the attributes that our grammar reads and that of directives does not. */
function takeBraces(source: string, node: Directive, next: Nodes | undefined, document: Document): string {
  const from = node.position?.end.offset
  const to = next?.position?.end.offset
  if (next?.type !== 'text' || from === undefined || to === undefined || source.endsWith('}')) return ''
  const rest = document.text.slice(from, to)
  const attributes = readDirective(source + rest)?.attributes
  // With escapes or character references in the text, nobody knows which part of its value to take.
  if (!attributes || next.value.length !== rest.length) return ''
  const length = attributes.end + 1 - source.length
  next.value = next.value.slice(length)
  next.position = stretchOf(document, from + length, to)
  return rest.slice(0, length)
}

function reportContainer(node: Directive, {document, findings}: Page): void {
  const start = node.position?.start.offset
  if (start === undefined) return
  const colons = /^:*/.exec(document.text.slice(start))![0].length
  const end = start + colons + node.name.length
  const expected = [`::${node.name}[…]`]
  const message = markdownMessage('bad-colons', start, end, {name: node.name}, expected)
  findings.push(
    ...findingsOf(
      [message],
      document.text,
      placesFrom(document, offset => offset)
    )
  )
}
