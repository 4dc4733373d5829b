/**
 * The option at an offset: in the braces of a row, which may not be closed yet, or on the line that opens a block.
 *
 *     :tiles[23m]{waits=1|        ```mahjong size=|
 */
import type {Span} from '@tehai/kernel/source'
import type {Construct, GameId, Page} from '../page/page.js'

/** An option. Spans are 0-based UTF-16 offsets of the page. */
export interface AttributeAt {
  readonly game: GameId
  readonly kind: Construct['kind']
  /** The label of the row, or the lines of the block. */
  readonly label: string
  /** The text inside the braces, or after the language of the fence, and the offset at which it begins. */
  readonly meta: string
  readonly from: number
  readonly name: Span
  /** The text after `=`, including its quotes; `null` if there is no `=`. */
  readonly value: Span | null
}

const rows = /:(?:(tiles|牌)|(hanafuda|花札))\[([^[\]\r\n]{0,400})\]\{/gu

/** Longest text in braces that is searched. */
const LONGEST = 400

/**
 * The option at an offset; `null` outside of braces, and where a page cannot have a row: in code, after a backslash.
 */
export function attributesAt(page: Page, offset: number): AttributeAt | null {
  const {text} = page
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const line = /^[^\r\n]*/.exec(text.slice(start))![0]
  for (const found of line.matchAll(rows)) {
    const from = start + found.index + found[0].length
    const meta = metaIn(line.slice(found.index + found[0].length))
    if (offset < from || offset > from + meta.length || !isRow(page, start + found.index)) continue
    const game = found[1] === undefined ? 'hanafuda' : 'mahjong'
    return {game, kind: 'inline', label: found[3]!, meta, from, ...optionAt(meta, from, offset)}
  }
  return null
}

const htmlRows = /:(?:(tiles|牌)|(hanafuda|花札))\[([^[\]\r\n]{0,400})\](?:\{([^{}\r\n]{0,400})\})?/gu

/** A row in HTML. Rows in HTML are not among the constructs of their page. */
export interface HtmlRow extends Span, Pick<Construct, 'game' | 'value' | 'meta'> {
  readonly kind: 'inline'
}

/** The row in HTML at an offset; `null` elsewhere. */
export function htmlRowAt({text, sections}: Page, offset: number): HtmlRow | null {
  if (!sections.some(({type, start, end}) => type === 'html' && start <= offset && offset < end)) return null
  const from = text.lastIndexOf('\n', offset - 1) + 1
  const line = /^[^\r\n]*/.exec(text.slice(from))![0]
  for (const {0: all, 2: hanafuda, 3: value, 4: meta, index} of line.matchAll(htmlRows)) {
    const [start, end] = [from + index, from + index + all.length]
    if (offset < start || offset >= end || text[start - 1] === '\\') continue
    const game = hanafuda === undefined ? 'mahjong' : 'hanafuda'
    return {start, end, game, kind: 'inline', value: value!, meta: meta ?? null}
  }
  return null
}

/** The text before the options of a block: a fence with its language, or a container up to its brace. */
const opening = /^(?:(?:`{3,}|~{3,})[ \t]*[^\s`~]+[ \t]+|:{3,}[^\s:{[]+\{)/

/** The option at an offset of the line that opens a block; `null` elsewhere. */
export function fenceOptionAt(
  {text}: Page,
  {game, start, value}: Construct,
  offset: number
): AttributeAt | null {
  const line = /^[^\r\n]*/.exec(text.slice(start))![0]
  const head = opening.exec(line)?.[0]
  if (head === undefined) return null
  const from = start + head.length
  const rest = line.slice(head.length)
  const meta = head.endsWith('{') ? metaIn(rest) : rest.slice(0, LONGEST)
  if (offset < from || offset > from + meta.length) return null
  return {game, kind: 'block', label: value, meta, from, ...optionAt(meta, from, offset)}
}

/** The content of braces that are opened before a text, up to the closing brace. Braces in quotes do not count. */
function metaIn(text: string): string {
  const quoted = /^(?:"[^"]*"|'[^']*'|[^{}"'])*/.exec(text.slice(0, LONGEST))![0]
  // Quotes that are not closed do not hide a brace.
  return quoted.length < text.length && /["']/.test(text[quoted.length]!) ? /^[^{}]*/.exec(text)![0] : quoted
}

/** Whether a row begins at a colon. In HTML it may, since the positions of rows in HTML are unknown. */
function isRow({text, constructs, sections}: Page, at: number): boolean {
  const begins = text[at - 1] === ':' ? at - 1 : at
  const isHtml = sections.some(({type, start, end}) => type === 'html' && start <= at && at < end)
  return isHtml ? text[at - 1] !== '\\' : constructs.some(({start}) => start === begins || start === at)
}

const option = /([^\s=]*)(?:=("[^"]*"?|'[^']*'?|\S*))?/y

function optionAt(meta: string, from: number, offset: number): Pick<AttributeAt, 'name' | 'value'> {
  const at = offset - from
  let next = 0
  while (next <= meta.length) {
    while (next < at && /\s/.test(meta[next] ?? '')) next++
    option.lastIndex = next
    const [all, name = '', value] = option.exec(meta)!
    if (at <= next + all.length) {
      const start = from + next
      const end = start + name.length
      return {
        name: {start, end},
        value: value === undefined ? null : {start: end + 1, end: end + 1 + value.length}
      }
    }
    next += Math.max(1, all.length)
  }
  return {name: {start: offset, end: offset}, value: null}
}

/** A value as it is written in braces: in quotes if it contains blanks or marks. */
export const quoted = (words: string): string =>
  /[\s"'=<>`{}]/.test(words) && !/^"[^"]*"$/.test(words) ? `"${words.replaceAll('"', '&quot;')}"` : words
