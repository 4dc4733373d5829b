/**
 * What a walk over the tokens of a page keeps: the constructs that it found.
 */
import {append} from '@tehai/kernel/source'
import type {Document, GamePage, ReadConstruct, WrittenRow} from '@tehai/kernel/markdown'
import {openingMarks, type Piece} from 'rehype-tiles/render'
import type {Token} from './host.js'
import type {HtmlPart} from './html.js'
import type {Carried} from './syntax.js'

/** A construct on the page. */
export interface Found {
  readonly carried: Carried
  readonly piece: Piece
  /** The text token right before it: opening marks are taken from it. */
  readonly previous: TextToken | null
  /** The text token right after it: closing marks are taken from it. */
  readonly next: TextToken | null
}

/** A token of text, from whose content marks are taken. */
type TextToken = Pick<Token, 'content'>

/** The text tokens around a construct. */
export type Around = Pick<Found, 'previous' | 'next'>

/** What a block has around it. */
export const alone: Around = {previous: null, next: null}

/** A block of HTML with constructs in it: its parts, in their order. */
export interface FoundHtml {
  readonly token: Token
  readonly parts: readonly HtmlPart[]
}

/** The constructs of a page. */
export interface Collected {
  readonly found: readonly Found[]
  readonly html: readonly FoundHtml[]
}

export interface Walk {
  readonly document: Document
  readonly games: readonly GamePage[]
  /** Resolves escapes and character references, as markdown-it does. */
  readonly unescape: (text: string) => string
  readonly found: Found[]
  readonly html: FoundHtml[]
}

/** Read a directive, and keep it. */
export function readDirective({games, found}: Walk, carried: Carried, row: WrittenRow, around: Around): void {
  const ours = games.find(({names}) => names.has(carried.name))!
  keep(found, ours, ours.file.readRow(row), carried, around)
}

/** Keep a construct that was read, and its findings. */
export function keep(
  found: Found[],
  {findings}: GamePage,
  read: ReadConstruct,
  carried: Carried,
  around: Around
): void {
  append(findings, read.findings)
  draw(found, read, carried, around)
}

/** A construct to be drawn, whose findings are known. */
export function draw(
  found: Found[],
  {markup}: ReadConstruct,
  carried: Carried,
  {previous, next}: Around
): void {
  const piece = {markup, before: openingMarks(previous?.content ?? ''), after: next?.content ?? ''}
  found.push({carried, piece, previous, next})
}
