/**
 * The state of a walk over the tokens of a page: the constructs that were found.
 */
import {append} from '@tehai/kernel/source'
import type {Document, GamePage, ReadConstruct, WrittenRow} from '@tehai/kernel/markdown'
import {openingMarks, type Piece} from 'rehype-tiles/render'
import type {Token} from './host.js'
import type {HtmlPart} from './html.js'
import type {TokenMeta} from './syntax.js'

/** A construct on the page. */
export interface FoundConstruct {
  readonly carried: TokenMeta
  readonly piece: Piece
  /** The text token right before it: opening marks are taken from it. */
  readonly previous: TextToken | null
  /** The text token right after it: closing marks are taken from it. */
  readonly next: TextToken | null
}

/** A text token, from the content of which marks are taken. */
type TextToken = Pick<Token, 'content'>

/** The text tokens around a construct. */
export type Neighbours = Pick<FoundConstruct, 'previous' | 'next'>

/** What a block has around it. */
export const alone: Neighbours = {previous: null, next: null}

/** A block of HTML with constructs in it: its parts, in their order. */
export interface FoundHtml {
  readonly token: Token
  readonly parts: readonly HtmlPart[]
}

/** The constructs of a page. */
export interface PageConstructs {
  readonly found: readonly FoundConstruct[]
  readonly html: readonly FoundHtml[]
}

export interface Walk {
  readonly document: Document
  readonly games: readonly GamePage[]
  /** Resolves escapes and character references, as markdown-it does. */
  readonly unescape: (text: string) => string
  readonly found: FoundConstruct[]
  readonly html: FoundHtml[]
}

/** Read a directive, and keep it. */
export function readDirective(
  {games, found}: Walk,
  carried: TokenMeta,
  row: WrittenRow,
  around: Neighbours
): void {
  const ours = games.find(({names}) => names.has(carried.name))!
  keep(found, ours, ours.file.readRow(row), carried, around)
}

/** Keep a construct that was read, and its findings. */
export function keep(
  found: FoundConstruct[],
  {findings}: GamePage,
  read: ReadConstruct,
  carried: TokenMeta,
  around: Neighbours
): void {
  append(findings, read.findings)
  draw(found, read, carried, around)
}

/** A construct to be drawn, whose findings are known. */
export function draw(
  found: FoundConstruct[],
  {markup}: ReadConstruct,
  carried: TokenMeta,
  {previous, next}: Neighbours
): void {
  const piece = {markup, before: openingMarks(previous?.content ?? ''), after: next?.content ?? ''}
  found.push({carried, piece, previous, next})
}
