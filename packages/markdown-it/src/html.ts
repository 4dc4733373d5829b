/**
 * Tiles in blocks of HTML: their texts are read, and the constructs in them drawn in place.
 */
import {readHtmlOfGames, type Document, type GamePage, type HtmlPiece} from '@tehai/kernel/markdown'
import {closingMarks, openingMarks} from 'rehype-tiles/render'
import type {Token} from './host.js'

/** Read the constructs in a block of HTML, in their order. Findings are added to the games. */
export function readHtmlToken(
  {content, map}: Token,
  document: Document,
  games: readonly GamePage[]
): HtmlPiece[] {
  const [first, end] = map ?? [0, 1]
  const position = {start: {line: first + 1, column: 1}, end: {line: end + 1, column: 1}}
  return readHtmlOfGames(document, {value: content.replace(/\n$/, ''), position}, games)
}

/** A block of HTML in parts: text that stays as it is, and constructs that are drawn later. */
export type HtmlPart = string | {readonly html: string} | {readonly content: string}

/** The text right after a construct that stays beside its last tile. */
export function marksAfter(content: string, end: number): string {
  return closingMarks(content.slice(end, end + 16))
}

/** The text right before a construct that stays beside its first tile. `last`: the end of the part before it. */
export function marksBefore(content: string, start: number, last: number): string {
  return openingMarks(content.slice(Math.max(last, start - 16), start))
}
