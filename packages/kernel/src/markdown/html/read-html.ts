/**
 * Tiles in HTML: every `:tiles[…]` in a text between tags, read as in a line of Markdown.
 *
 *     <td>Draw :tiles[4m].</td>  →  <td>Draw <code class="language-mahjong …">4m</code>.</td>
 *
 * A construct becomes markup in which the author's text is escaped. Everything else stays as it was typed.
 */
import {append} from '../../source/text/append.js'
import type {Message, Span} from '../../source/message/message.js'
import {moved} from '../../source/message/inner-places.js'
import {almostDirectives} from '../almost/directive.js'
import {blocksInHtml} from './block.js'
import {readDirective} from '../constructs/directive.js'
import {positionOf, type Document, type Position} from '../document/document.js'
import {misspeltElements} from './element.js'
import {valueOffsets} from '../constructs/fence.js'
import {findingsOf, type Finding, type Places} from '../document/finding.js'
import {htmlTexts, type HtmlBlock, type HtmlText} from './html.js'
import {markdownMessage} from '../messages.js'
import type {Constructs} from '../almost/spelling.js'
import type {GamePage} from '../game/page.js'
import type {ReadConstruct} from '../constructs/construct.js'
import {writtenRow, type WrittenRow} from '../constructs/written-row.js'

/** A construct in HTML. Its span is in the value. */
export interface HtmlRow extends Span {
  readonly row: WrittenRow
  readonly read: ReadConstruct
}

/** A backslash before what is meant as text. Its span is in the value. */
export interface HtmlEscape extends Span {
  /** Where it is in the document; `null` if that is not known. */
  readonly position: Position | null
}

export interface ReadHtml {
  readonly found: readonly HtmlRow[]
  /** Backslashes before what is meant as text, `\\:tiles[4m]`, as spans in the value: in Markdown they are not shown. */
  readonly escapes: readonly HtmlEscape[]
  /** Findings besides those of the constructs. */
  readonly findings: readonly Finding[]
}

/** Reads one construct. */
type ReadRow = (row: WrittenRow) => ReadConstruct

/** Read the constructs in HTML. Never throws. */
export function readHtml(
  document: Document,
  html: HtmlBlock,
  constructs: Constructs,
  readRow: ReadRow
): ReadHtml {
  const {names, almost} = constructs
  const {value} = html
  const places = placesIn(document, html)
  const elements = misspeltElements(document, html, constructs, places)
  const blocks = htmlTexts(value)
    .filter(({within}) => within === null)
    .flatMap(({start, end}) =>
      blocksInHtml(value.slice(start, end), constructs).map(one => moved(one, start))
    )
  if (value.search(almost) < 0)
    return {found: [], escapes: [], findings: [...findingsOf(blocks, value, places), ...elements]}
  const found: HtmlRow[] = []
  const escapes: HtmlEscape[] = []
  const messages: Message[] = [...blocks]
  for (const text of htmlTexts(value)) {
    const written = value.slice(text.start, text.end)
    const spans = constructsIn(written, names).map(span => movedSpan(span, text.start))
    const almostOurs = almostDirectives(written, constructs, undefined, false)
    append(
      messages,
      outside(
        almostOurs.map(one => moved(one, text.start)),
        spans
      )
    )
    if (text.within === null) {
      append(escapes, placedEscapes(written, names, text.start, places))
      for (const {start, end} of spans)
        found.push({start, end, ...readOne(value.slice(start, end), places(start, end), readRow)})
    } else for (const {start, end} of spans) messages.push(unread(text, start, value.slice(start, end)))
  }
  return {found, escapes, findings: [...findingsOf(messages, value, places), ...elements]}
}

const movedSpan = ({start, end}: Span, by: number): Span => ({start: start + by, end: end + by})

/** The backslashes of a text that begins at an offset of the value. */
function placedEscapes(
  text: string,
  names: ReadonlySet<string>,
  from: number,
  places: Places
): readonly HtmlEscape[] {
  return escapesIn(text, names).map(at => {
    const [start, end] = [at + from, at + from + 1]
    return {start, end, position: places(start, end)}
  })
}

/** What replaces a range of HTML: a construct of a game, or nothing in place of a backslash. */
export interface HtmlPiece extends Span {
  readonly construct: {readonly row: WrittenRow; readonly read: ReadConstruct; readonly game: GamePage} | null
}

/** Read the constructs of all games in HTML, in their order. Findings go to the games. Never throws. */
export function readHtmlOfGames(
  document: Document,
  html: HtmlBlock,
  games: readonly GamePage[]
): HtmlPiece[] {
  return games
    .flatMap((game): HtmlPiece[] => {
      const {found, escapes, findings} = readHtml(document, html, game, game.file.readRow)
      append(game.findings, findings)
      for (const {read} of found) append(game.findings, read.findings)
      return [
        ...found.map(({start, end, row, read}) => ({start, end, construct: {row, read, game}})),
        ...escapes.map(({start, end}) => ({start, end, construct: null}))
      ]
    })
    .sort((a, b) => a.start - b.start)
}

/** The messages that touch no span. Both are in the order of the text. */
function outside(messages: readonly Message[], spans: readonly Span[]): Message[] {
  let at = 0
  return messages.filter(({start, end}) => {
    while (at < spans.length && spans[at]!.end <= start) at++
    return at === spans.length || spans[at]!.start >= end
  })
}

/** A construct in an element that allows no pictures. */
function unread({within}: HtmlText, start: number, source: string): Message {
  return markdownMessage('unread-html', start, start + source.length, {element: within!})
}

function readOne(
  written: string,
  position: Position | null,
  readRow: ReadRow
): Pick<HtmlRow, 'row' | 'read'> {
  const source = withoutReferences(written)
  const row = writtenRow(source, false, position ?? undefined)!
  // With character references, offsets of the source are not those of the document.
  const placed = source === written ? row : {...row, source: null}
  return {row, read: readRow(placed)}
}

/** Where constructs are in the texts of a piece of HTML. */
export function rowsInHtml(html: string, names: ReadonlySet<string>): Span[] {
  return htmlTexts(html)
    .filter(({within}) => within === null)
    .flatMap(({start, end}) =>
      constructsIn(html.slice(start, end), names).map(span => movedSpan(span, start))
    )
}

/** The constructs of a text. */
function constructsIn(text: string, names: ReadonlySet<string>): Span[] {
  const spans: Span[] = []
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at)) {
    const start = at++
    if (text[start - 1] === ':' || text[start - 1] === '\\') continue
    const bracket = text.indexOf('[', start)
    if (bracket < 0) break
    if (bracket - start > 64 || !names.has(text.slice(start + 1, bracket))) continue
    const parts = readDirective(text.slice(start))
    if (!parts) continue
    at = start + (parts.attributes ?? parts.label).end + 1
    spans.push({start, end: at})
  }
  return spans
}

/** Offsets of the backslashes before names of ours and their labels. */
function escapesIn(text: string, names: ReadonlySet<string>): number[] {
  const found: number[] = []
  for (let at = text.indexOf('\\:'); at >= 0; at = text.indexOf('\\:', at + 2)) {
    const name = /^[^\s:[\\]{1,64}(?=\[)/.exec(text.slice(at + 2, at + 68))?.[0]
    if (name !== undefined && names.has(name)) found.push(at)
  }
  return found
}

/** The places in the document of spans of the value. */
function placesIn(document: Document, {value, position}: HtmlBlock): Places {
  const above = position && {...position, start: {...position.start, line: position.start.line - 1}}
  const offsets = above ? valueOffsets(document, {value, position: above}) : null
  return (start, end) => (offsets ? positionOf(document, offsets(start), offsets(end)) : (position ?? null))
}

// Not `quot`: it would end the value of an attribute.
const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['apos', "'"],
  ['nbsp', '\u00A0']
])

/** A text whose character references have become the characters: those by number, and those that notation may need. */
function withoutReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|apos|nbsp));/gi,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return named.get(String(name).toLowerCase())!
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
      return code > 0x1f && code !== 34 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : whole
    }
  )
}

/** HTML with its constructs replaced by `pieces`, in order. */
export function composeHtml(value: string, pieces: readonly (Span & {readonly html: string})[]): string {
  let composed = ''
  let at = 0
  for (const {start, end, html} of pieces) {
    composed += value.slice(at, start) + html
    at = end
  }
  return composed + value.slice(at)
}
