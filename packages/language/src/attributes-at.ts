/**
 * The option at an offset, in the braces of a row that may not be closed yet: `:tiles[23m]{waits=1|`.
 */
import type {Span} from '@tehai/kernel/source'
import type {GameId, Page} from './page.js'

/** An option in braces. Spans are 0-based UTF-16 offsets of the page. */
export interface AttributeAt {
  readonly game: GameId
  /** The label of the row. */
  readonly label: string
  /** What is in the braces, without them, and the offset at which it begins. */
  readonly meta: string
  readonly from: number
  readonly name: Span
  /** What is after `=`, in its quotes; `null` where there is none. */
  readonly value: Span | null
}

const rows = /:(?:(tiles|牌)|(hanafuda|花札))\[([^[\]\r\n]{0,400})\]\{/gu

/** Longest text in braces that is looked at. */
const LONGEST = 400

/** The option at an offset; `null` outside of braces, and where a page has no row: in code, after a backslash. */
export function attributesAt(page: Page, offset: number): AttributeAt | null {
  const {text} = page
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const line = /^[^\r\n]*/.exec(text.slice(start))![0]
  for (const found of line.matchAll(rows)) {
    const from = start + found.index + found[0].length
    const meta = metaIn(line.slice(found.index + found[0].length))
    if (offset < from || offset > from + meta.length || !isRow(page, start + found.index)) continue
    const game = found[1] === undefined ? 'hanafuda' : 'mahjong'
    return {game, label: found[3]!, meta, from, ...optionAt(meta, from, offset)}
  }
  return null
}

/** What is in braces that begin before a text, up to the brace that closes them: none in quotes does. */
function metaIn(text: string): string {
  const quoted = /^(?:"[^"]*"|'[^']*'|[^{}"'])*/.exec(text.slice(0, LONGEST))![0]
  // Quotes that are not closed hold no brace.
  return quoted.length < text.length && /["']/.test(text[quoted.length]!) ? /^[^{}]*/.exec(text)![0] : quoted
}

/** Whether a row begins at a colon, or in HTML, whose rows are not known by their places. */
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

/** A value as it is written in braces: in quotes where it has blanks or marks. */
export const quoted = (words: string): string =>
  /[\s"'=<>`{}]/.test(words) && !/^"[^"]*"$/.test(words) ? `"${words.replaceAll('"', '&quot;')}"` : words
