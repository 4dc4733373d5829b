/**
 * Tiles in HTML. An `html` node stays an `html` node, since tags of several nodes may belong together. The constructs
 * in it are replaced in its value, and the typed text is kept in its `data`.
 */
import {composeHtml, readHtml, type HtmlEscape, type HtmlRow} from '@tehai/kernel/markdown'
import {elementOf, htmlOf} from '@tehai/kernel/markup'
import {append} from '@tehai/kernel/source'
import type {Html} from 'mdast'
import type {GameNode} from './nodes.js'
import type {Page} from './page.js'

/** A construct in the HTML of a page. */
export interface HtmlPiece {
  /** Offsets in the value as typed. */
  readonly start: number
  readonly end: number
  /** What takes its place. */
  readonly html: string
  /** The construct as a node, checked. */
  readonly node: GameNode
}

/** What `data.tehai` of an `html` node holds. */
interface HtmlData {
  /** The value as typed. */
  readonly typed: string
  readonly pieces: readonly HtmlPiece[]
  /** Backslashes that are not shown, as offsets in the value as typed. */
  readonly escapes: readonly HtmlEscape[]
  /** Ids of the games that have read the node. */
  readonly games: readonly string[]
}

const key = 'tehai'

/** Read the constructs in the HTML of a node; returns the node itself if there are none. */
export function htmlReplacement(node: Html, page: Page): Html {
  const known = dataOf(node)
  if (known?.games.includes(page.id)) return node
  const value = known?.typed ?? node.value
  const {position} = node
  const html = {value, position}
  const {found, escapes: ofGame, findings} = readHtml(page.document, html, page, page.file.readRow)
  append(page.findings, findings)
  if (found.length === 0 && ofGame.length === 0) return node
  append(
    page.findings,
    found.flatMap(({read}) => read.findings)
  )
  const own = found.map(one => pieceOf(one, page.textType))
  const pieces = [...(known?.pieces ?? []), ...own].sort((a, b) => a.start - b.start)
  const escapes = [...(known?.escapes ?? []), ...ofGame]
  const games = [...(known?.games ?? []), page.id]
  const read = {typed: value, pieces, escapes, games} satisfies HtmlData
  return {...node, value: composed(read), data: {...node.data, [key]: read}}
}

/** The value that replaced the typed one. */
function composed({typed, pieces, escapes}: HtmlData): string {
  const removed = escapes.map(({start, end}) => ({start, end, html: ''}))
  return composeHtml(
    typed,
    [...pieces, ...removed].sort((a, b) => a.start - b.start)
  )
}

function pieceOf({start, end, row, read}: HtmlRow, type: string): HtmlPiece {
  const {tagName, properties, children} = elementOf(read.markup)
  const {value, meta = null, source, position} = row
  const data = {hName: tagName, hProperties: properties, hChildren: children}
  const node: GameNode = {type, value, meta, source, data, ...(position && {position: position as never})}
  return {start, end, html: htmlOf(read.markup), node}
}

/** What was read in a node, if no plugin has changed its value since. */
function dataOf(node: Html): HtmlData | null {
  const data = (node.data as {[key]?: HtmlData} | undefined)?.[key]
  return data && composed(data) === node.value ? data : null
}

/** The constructs that were read in the HTML of a node, in their order. */
export function piecesOfHtml(node: Html): readonly HtmlPiece[] {
  return dataOf(node)?.pieces ?? []
}

/** The backslashes in the HTML of a node that are not shown, in their order. */
export function escapesOfHtml(node: Html): readonly HtmlEscape[] {
  return dataOf(node)?.escapes ?? []
}

/** The HTML of a node as its author typed it. */
export function typedHtml(node: Html): string {
  return dataOf(node)?.typed ?? node.value
}
