/**
 * Tags of mjlog XML: a flat list of empty elements with attributes.
 *
 *     <INIT seed="0,0,0,2,2,112" ten="250,250,250,250" … /><T107/><D39/>
 *
 * Read without an XML parser, in one pass: every tag has its range, and the complete tags of a truncated record are
 * kept. Entities do not occur, and names are percent-encoded.
 */
import type {Span} from '@tehai/kernel/source'

/** One tag. */
export interface Tag extends Span {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
}

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13)
const isName = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95

/**
 * The tags of a text in order; `cut` is the offset of a tag that has no end, or -1. Closing tags, comments and
 * declarations are left out.
 */
export function readTags(text: string): {readonly tags: readonly Tag[]; readonly cut: number} {
  const tags: Tag[] = []
  let at = 0
  for (;;) {
    const start = text.indexOf('<', at)
    if (start < 0) return {tags, cut: -1}
    const close = text.indexOf('>', start)
    if (close < 0) return {tags, cut: start}
    at = close + 1
    let end = start + 1
    while (end < close && isName(text.charCodeAt(end))) end += 1
    if (end > start + 1) {
      tags.push({
        name: text.slice(start + 1, end),
        attributes: readAttributes(text, end, close),
        start,
        end: at
      })
    }
  }
}

const none: ReadonlyMap<string, string> = new Map()

function readAttributes(text: string, from: number, to: number): ReadonlyMap<string, string> {
  if (to - from < 4) return none
  const attributes = new Map<string, string>()
  let at = from
  while (at < to) {
    while (at < to && (isSpace(text.charCodeAt(at)) || text[at] === '/')) at += 1
    const nameStart = at
    while (at < to && isName(text.charCodeAt(at))) at += 1
    const name = text.slice(nameStart, at)
    if (name === '' || text[at] !== '=') return attributes
    const quote = text[at + 1]
    if (quote !== '"' && quote !== "'") return attributes
    const end = text.indexOf(quote, at + 2)
    if (end < 0 || end > to) return attributes
    attributes.set(name, text.slice(at + 2, end))
    at = end + 1
  }
  return attributes
}
