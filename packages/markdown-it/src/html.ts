/**
 * Tiles in blocks of HTML: their texts are read, and the constructs in them drawn in place.
 */
import {readHtml, type HtmlTiles} from '@tehai/kernel/markdown'
import {append, type Span} from '@tehai/kernel/source'
import {closingMarks} from 'rehype-tiles/render'
import type {GamePage} from './game-page.js'
import type {Token} from './host.js'

/** A construct in HTML, and the game that it belongs to. */
export interface HtmlFound extends HtmlTiles {
  readonly ours: GamePage
}

/** A backslash that is not shown. */
export interface HtmlEscape extends Span {
  readonly ours: null
}

/** Read the constructs in a block of HTML, in their order. What there is to tell goes to the games. */
export function readHtmlToken(
  {content, map}: Token,
  document: Parameters<typeof readHtml>[0],
  games: readonly GamePage[]
): (HtmlFound | HtmlEscape)[] {
  const [first, end] = map ?? [0, 1]
  const position = {start: {line: first + 1, column: 1}, end: {line: end + 1, column: 1}}
  const value = content.replace(/\n$/, '')
  return games
    .flatMap((ours): (HtmlFound | HtmlEscape)[] => {
      const {names, almost, file, findings} = ours
      const {
        found,
        escapes,
        findings: told
      } = readHtml(document, {value, position}, {names, almost, readTiles: file.readTiles})
      append(findings, told)
      return [...found.map(one => ({...one, ours})), ...escapes.map(one => ({...one, ours: null}))]
    })
    .sort((a, b) => a.start - b.start)
}

/** A block of HTML in parts: as it is, or drawn later. */
export type HtmlPart = string | {readonly html: string} | {readonly content: string}

/** The text that stands right after a construct and stays beside its last tile. */
export function marksAfter(content: string, end: number): string {
  return closingMarks(content.slice(end, end + 16))
}
