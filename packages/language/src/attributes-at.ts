/**
 * The option at an offset, in the braces of a row that may not be closed yet: `:tiles[23m]{waits=1|`.
 */
import type {Span} from '@tehai/kernel/source'
import type {GameId} from './page.js'

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

const rows = /:(?:(tiles|牌)|(hanafuda|花札))\[([^[\]\r\n]{0,400})\]\{([^{}\r\n]{0,400})(\}|$)/gu

/** The option at an offset; `null` outside of braces. */
export function attributesAt(text: string, offset: number): AttributeAt | null {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  const line = text.slice(start, end < 0 ? text.length : end)
  for (const found of line.matchAll(rows)) {
    const meta = found[4]!
    const from = start + found.index + found[0].length - found[5]!.length - meta.length
    if (offset < from || offset > from + meta.length) continue
    const game = found[1] === undefined ? 'hanafuda' : 'mahjong'
    return {game, label: found[3]!, meta, from, ...optionAt(meta, from, offset)}
  }
  return null
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
