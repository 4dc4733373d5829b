/**
 * Inlines → the typed text.
 *
 * Pandoc has read the text of an author as Markdown before a filter receives it: quotes are curly, dashes are joined,
 * `[1m]{waits=25p}` is a span, `1^2^3` has a superscript. All of that is turned back into text here, so that a
 * construct in it is read as on any other host:
 *
 *     Str ":tiles"  Span [waits=25p] [Str "1’23p"]        :tiles[1'23p]{waits="25p"}
 */
import {escapeLabel} from '@tehai/kernel/markdown'
import {lookup} from '@tehai/kernel/source'
import type {Attr, Node} from './ast.js'

/** A part of a line: one inline, and where its typed text begins and ends. */
export interface Piece {
  readonly inline: Node
  readonly start: number
  readonly end: number
}

export interface Line {
  readonly text: string
  readonly pieces: readonly Piece[]
}

/** How many levels of nested inlines are read. A construct is not within more marks. */
const DEEPEST = 32

/** The typed text of some inlines. */
export function lineOf(inlines: readonly Node[], depth: number = 0): Line {
  if (depth > DEEPEST) return {text: OTHER, pieces: []}
  let text = ''
  const pieces = inlines.map((inline, index): Piece => {
    const start = text.length
    text += typed(inline, isInWord(inlines, index), depth + 1)
    return {inline, start, end: text.length}
  })
  return {text, pieces}
}

/**
 * Characters of smart punctuation, and what is typed for each. `…` is not listed: in notation it means the same as
 * three periods.
 */
const straight = lookup<string>({
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '--',
  '—': '---',
  '\u00A0': ' '
})

const curled = new RegExp(`[${Object.keys(straight).join('')}]`, 'g')

/** A text without smart punctuation. */
export function straightened(text: string): string {
  return text.replace(curled, character => straight[character]!)
}

/**
 * Cut a text of Pandoc at an offset of its typed text. Both parts keep their smart punctuation; an offset inside a dash
 * is moved to its end.
 */
export function cutStr(text: string, offset: number): readonly [before: string, after: string] {
  let at = 0
  for (let length = 0; at < text.length && length < offset; at++) length += straight[text[at]!]?.length ?? 1
  return [text.slice(0, at), text.slice(at)]
}

/** Marks around inlines. */
const marks = lookup<string>({
  Strong: '**',
  Strikeout: '~~',
  Superscript: '^',
  Subscript: '~'
})

/** Represents inlines that cannot be a part of a construct, such as a footnote. */
const OTHER = '\uFFFC'

/** Whether a letter or a digit is directly before or after an inline. */
export function isInWord(inlines: readonly Node[], index: number): boolean {
  const textAt = (at: number) => (inlines[at]?.t === 'Str' ? (inlines[at].c as string) : '')
  return /[\p{L}\p{N}]$/u.test(textAt(index - 1)) || /^[\p{L}\p{N}]/u.test(textAt(index + 1))
}

function typed(inline: Node, inWord: boolean, depth: number): string {
  const {t, c} = inline
  switch (t) {
    case 'Str':
      return straightened(c as string)
    case 'Space':
      return ' '
    case 'SoftBreak':
    case 'LineBreak':
      return '\n'
    case 'Code':
      return `\`${(c as [Attr, string])[1]}\``
    case 'RawInline':
      return (c as [string, string])[1]
    case 'Cite':
      return lineOf((c as [unknown, Node[]])[1], depth).text
    case 'Span': {
      const [attr, children] = c as [Attr, Node[]]
      const inside = lineOf(children, depth).text
      return isBare(attr) ? inside : `[${escapeLabel(inside)}]{${attributesText(attr)}}`
    }
    default: {
      const opened = unwrapped(inline, inWord)
      return opened ? lineOf(opened, depth).text : OTHER
    }
  }
}

/**
 * An inline as its marks and the inlines between them; `null` if it has no marks. This is what was meant if a construct
 * begins or ends between the marks, as in `:tiles[1^2m]:tiles[3^4m]`.
 *
 * @param inWord
 *   Whether it is in a word: see `isInWord`.
 */
export function unwrapped({t, c}: Node, inWord: boolean): readonly Node[] | null {
  const between = (open: string, children: unknown, close = open): readonly Node[] => [
    {t: 'Str', c: open},
    ...(children as Node[]),
    {t: 'Str', c: close}
  ]
  if (t === 'Quoted') {
    const [{t: kind}, children] = c as [Node, Node[]]
    return kind === 'SingleQuote' ? between('‘', children, '’') : between('“', children, '”')
  }
  if (t === 'Emph') {
    // Pandoc reads `_` only around whole words, as in `_11z_`.
    return between(inWord ? '*' : '_', c)
  }
  if (t === 'Link') {
    const [, children, [url]] = c as [Attr, Node[], [string, string]]
    return between('[', children, `](${url})`)
  }
  const mark = marks[t]
  return mark === undefined ? null : between(mark, c)
}

/** Attributes that a reader of Pandoc adds: positions in the source (`+sourcepos`). */
const readerAttributes: ReadonlySet<string> = new Set(['data-pos', 'wrapper'])

const ownAttributes = ([, , attributes]: Attr) => attributes.filter(([name]) => !readerAttributes.has(name))

/** Whether a span was not typed: a reader of Pandoc made it to record a position. */
export function isBare(attr: Attr): boolean {
  return attr[0] === '' && attr[1].length === 0 && ownAttributes(attr).length === 0
}

/**
 * Attributes as an author writes them: `#id .class name="value"`.
 *
 * @param but
 *   A class to leave out, since it was not typed as one: the language of a fence.
 */
export function attributesText(attr: Attr, but?: string): string {
  const [id, classes] = attr
  return [
    ...(id === '' ? [] : [`#${id}`]),
    ...classes.filter(name => name !== but).map(name => `.${name}`),
    ...ownAttributes(attr).map(([name, value]) => `${name}=${quoted(value)}`)
  ].join(' ')
}

function quoted(value: string): string {
  return value.includes('"') && !value.includes("'") ? `'${value}'` : `"${value.replace(/["\\]/g, '\\$&')}"`
}
