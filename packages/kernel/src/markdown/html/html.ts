/**
 * HTML in Markdown: which parts of it are text, so that `:tiles[…]` is read there as anywhere else.
 *
 *     <td align="center">Draw :tiles[4m].</td>
 *     └──────tag────────┘└────text──────┘└tag─┘
 *
 * Text in code and in scripts is not looked at, nor are attributes and comments. This is not a parser of HTML: it only
 * finds where a text ends, and whether an element around it allows no pictures.
 */
import type {Span} from '../../source/message/message.js'
import type {Position} from '../document/document.js'

/** HTML as parsers give it: an `html` node of mdast is one. */
export interface HtmlBlock {
  readonly value: string
  readonly position?: Position | undefined
}

/** A text between tags. */
export interface HtmlText extends Span {
  /** Name of the element around it that allows no pictures, such as `textarea`; `null` if there is none. */
  readonly within: string | null
}

/** Elements whose content is never meant as tiles. */
const code: ReadonlySet<string> = new Set([
  'code',
  'kbd',
  'listing',
  'plaintext',
  'pre',
  'samp',
  'script',
  'style',
  'xmp'
])

/** Elements whose text is read by people, but which cannot contain pictures. */
const bare: ReadonlySet<string> = new Set(['iframe', 'math', 'option', 'svg', 'textarea', 'title'])

/** Elements that end with their own name only, whatever is in them. */
const raw: ReadonlySet<string> = new Set(['iframe', 'script', 'style', 'textarea', 'title', 'xmp'])

/** The texts of a piece of HTML, except those in code. Takes time proportional to its length. */
export function htmlTexts(html: string): HtmlText[] {
  const texts: HtmlText[] = []
  const around: string[] = [] // the elements of `code` and `bare` that are open
  const add = (start: number, end: number) => {
    if (start >= end || around.some(name => code.has(name))) return
    texts.push({start, end, within: around.at(-1) ?? null})
  }
  let text = 0 // where the text begins that has not been added
  let at = html.indexOf('<')
  while (at >= 0) {
    const tag = tagAt(html, at)
    if (tag) {
      add(text, at)
      text = tag.end
      if (tag.isEnd) leave(around, tag.name)
      else if (!tag.isEmpty && (code.has(tag.name) || bare.has(tag.name)) && around.length < 64)
        around.push(tag.name)
    }
    const from =
      tag && !tag.isEnd && raw.has(tag.name) ? endTag(html, tag.end, tag.name) : (tag?.end ?? at + 1)
    at = html.indexOf('<', from)
  }
  add(text, html.length)
  return texts
}

/**
 * The elements of code that are open after a tag, in a line of Markdown, where each tag is a separate HTML node.
 *
 *     A <code>:tiles[4m]</code> here.
 *
 * @param around
 *   Those that are open before it.
 */
export function codeAfterTag(around: readonly string[], html: string): readonly string[] {
  const tag = html[0] === '<' ? tagAt(html, 0) : null
  if (!tag || !code.has(tag.name)) return around
  const index = around.lastIndexOf(tag.name)
  if (tag.isEnd) return index < 0 ? around : around.slice(0, index)
  return tag.isEmpty || around.length >= 64 ? around : [...around, tag.name]
}

/** Whether an element of HTML contains code, in which nothing is meant as tiles. */
export function isCodeElement(name: string): boolean {
  return code.has(name)
}

/** Close an element, and those that were left open in it. */
function leave(around: string[], name: string): void {
  const index = around.lastIndexOf(name)
  if (index >= 0) around.length = index
}

interface Tag {
  /** In lower case; empty for a comment, a declaration or an instruction. */
  readonly name: string
  readonly isEnd: boolean
  /** Whether it closes itself: `<svg/>`. */
  readonly isEmpty: boolean
  /** Offset after its `>`, or that of the end if it has no `>`. */
  readonly end: number
}

/** The tag that begins at a `<`; `null` if the `<` is part of the text. */
function tagAt(html: string, start: number): Tag | null {
  const next = html[start + 1] ?? ''
  if (next === '!' || next === '?') {
    const close = html.startsWith('<!--', start) ? '-->' : '>'
    const found = html.indexOf(close, start + 2)
    return {name: '', isEnd: false, isEmpty: true, end: found < 0 ? html.length : found + close.length}
  }
  const isEnd = next === '/'
  const nameStart = start + (isEnd ? 2 : 1)
  if (!/[A-Za-z]/.test(html[nameStart] ?? '')) return null
  let nameEnd = nameStart
  while (nameEnd < html.length && !' \t\r\n\f/>'.includes(html[nameEnd]!)) nameEnd++
  const close = closeOfTag(html, nameEnd)
  const name = html.slice(nameStart, Math.min(nameEnd, nameStart + 16)).toLowerCase()
  return {name, isEnd, isEmpty: html[close - 1] === '/', end: Math.min(close + 1, html.length)}
}

/** Offset of the `>` that closes a tag, outside of the quotes of its attributes. */
function closeOfTag(html: string, start: number): number {
  let quote = ''
  for (let at = start; at < html.length; at++) {
    const unit = html[at]!
    if (quote !== '') {
      if (unit === quote) quote = ''
    } else if (unit === '>') return at
    else if ((unit === '"' || unit === "'") && html[at - 1] === '=') quote = unit
  }
  return html.length
}

/** Offset of the end tag of an element that holds raw text. */
function endTag(html: string, start: number, name: string): number {
  const found = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  found.lastIndex = start
  return found.exec(html)?.index ?? html.length
}
