/**
 * Headers of sections in brackets, as other notations have them: `[East 25,000]`, `【対面】`.
 */
import type {HeaderLine, LineGrammar} from './line-grammar.js'

/** Brackets around a header, each beside the one that closes it. */
const brackets: ReadonlyMap<string, string> = new Map(
  '[] ［］ 【】 〔〕 () （） <> ＜＞ 「」'.split(' ').map(pair => [pair[0]!, pair[1]!])
)

/** More than an author writes in a header. */
const LONGEST_HEADER = 80

/** No header has a longer name. */
const MOST_OF_NAME = 30

/** Where a name in brackets may end. */
const endOfName = /[\s:：,，、]+|$/gu

/** A header in brackets, as other notations have them: `[East 25,000]`, `【対面】`. */
export function bracketedHeader<Header>(
  text: string,
  start: number,
  end: number,
  {findHeader}: Pick<LineGrammar<unknown, Header, string>, 'findHeader'>
): HeaderLine<Header> | null {
  const close = brackets.get(text[start]!)
  if (close === undefined || end - start > LONGEST_HEADER) return null
  const last = /[:：]/.test(text[end - 1]!) ? end - 1 : end
  if (text[last - 1] !== close) return null
  const inside = text.slice(start + 1, last - 1)
  const found = headerAtStart(inside, findHeader)
  if (found === null) return null
  const {header, name, length} = found
  const value = inside.slice(length).trimEnd()
  const valueStart = start + 1 + length
  const place = {start, end, nameStart: start, nameEnd: end, valueStart, valueEnd: valueStart + value.length}
  const meant = `${name}: ${value}`.trimEnd()
  return {type: 'header', header, colon: false, meant, ...place}
}

/** The longest header name at the beginning of a text, with its length and that of what ends it. */
function headerAtStart<Header>(
  text: string,
  findHeader: (name: string) => Header | null
): {readonly header: Header; readonly name: string; readonly length: number} | null {
  const [blank] = /^\s*/.exec(text)!
  const ends = [...text.slice(blank.length, MOST_OF_NAME).matchAll(endOfName)]
  for (const {0: after, index} of ends.toReversed()) {
    const name = text.slice(blank.length, blank.length + index)
    const header = findHeader(name)
    if (header !== null) return {header, name, length: blank.length + index + after.length}
  }
  return null
}
