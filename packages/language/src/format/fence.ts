/**
 * A block as it is written on its page: its fences, and the marks of quotes and lists before each of its lines.
 *
 *     > - ```mahjong  size=l
 *     >   123m456p
 *     └┬─┘└──┬───┘
 *    prefix  line
 */
import type {Construct} from '../page/page.js'

/** A block between its fences. */
export interface WrittenBlock {
  /** The fence that opens it, with its language: `` ```mahjong ``. */
  readonly opening: string
  /** What follows the language, without blanks around it. */
  readonly meta: string
  /** The lines, without their prefixes. */
  readonly lines: readonly string[]
  /** The prefix of each line that is not blank. */
  readonly prefix: string
  /** The line of the closing fence, with its prefix; `null` if the block ends with the page or its container. */
  readonly closing: string | null
  readonly newline: '\n' | '\r\n'
}

const openingFence = /^((?:`{3,99}|~{3,99})[ \t]{0,99}[^\s`~][^\s`]{0,63})(.*)$/
const closingFence = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*$/

/** A block as it is written; `null` if its lines have different prefixes or endings, or it is not a fence. */
export function writtenBlock(text: string, {start, end, value}: Construct): WrittenBlock | null {
  const source = text.slice(start, end)
  const newline = source.includes('\r\n') ? '\r\n' : '\n'
  const [first = '', ...rest] = source.split(newline)
  const [, opening, meta = ''] = openingFence.exec(first) ?? []
  if (opening === undefined) return null
  const isClosed = rest.length > 0 && closingFence.test(rest.at(-1)!)
  const closing = isClosed ? rest.at(-1)! : null
  const body = isClosed ? rest.slice(0, -1) : rest
  const lines = body.length === 0 ? [] : value.split(newline)
  if (lines.some(line => line.includes('\n'))) return null
  const prefix = prefixOf(body, lines)
  return prefix === null ? null : {opening, meta: meta.trim(), lines, prefix, closing, newline}
}

/** The prefix of the lines; `null` if lines that are not blank have different prefixes. */
function prefixOf(body: readonly string[], lines: readonly string[]): string | null {
  if (body.length !== lines.length || !body.every((one, index) => one.endsWith(lines[index]!))) return null
  const prefixes = new Set(
    body.flatMap((one, index) => {
      const line = lines[index]!
      return line.trim() === '' ? [] : [one.slice(0, one.length - line.length)]
    })
  )
  return prefixes.size > 1 ? null : ([...prefixes][0] ?? '')
}

/** The text of a block. */
export function blockText({opening, meta, lines, prefix, closing, newline}: WrittenBlock): string {
  const first = meta === '' ? opening : `${opening} ${meta}`
  const body = lines.map(line => (prefix + line).trimEnd())
  return [first, ...body, ...(closing === null ? [] : [closing])].join(newline)
}
