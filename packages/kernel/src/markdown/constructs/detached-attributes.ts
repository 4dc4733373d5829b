/**
 * Attributes after a construct that are not read: after a blank, in other brackets, not closed, or second ones.
 */
import type {Message} from '../../source/message/message.js'
import {readDirective} from './directive.js'
import type {Document} from '../document/document.js'
import {findingsOf, placesFrom, type Finding} from '../document/finding.js'
import {markdownMessage} from '../messages.js'
import type {WrittenRow} from './written-row.js'

/** What begins attributes: a class, an id, or a name and `=`. */
const attribute = String.raw`[ \t]*(?:[.#][\w-]|[^\s{}()（）｛｝="'.#]+[=＝])`

/** One attribute with its value, without a blank outside quotes. */
const option = String.raw`[ \t]*[^\s{}()（）｛｝[\]="'.#]{1,30}=(?:"[^"{}\r\n]{0,80}"|[^\s{}()（）[\]"']{1,60})`

/**
 * Attributes that are not read although they are not prose: after a blank, `:tiles[4m] {size=l}`, in other brackets,
 * `:tiles[4m](size=l)`, and not closed on their line, `:tiles[4m]{size=l`.
 */
const unreadAttributes: ReadonlyArray<readonly [what: string, opening: string, pattern: RegExp]> = [
  ['blank', ' \t', new RegExp(String.raw`[ \t]+(\{${attribute}[^{}\r\n]*\})`, 'y')],
  [
    'brackets',
    '([｛',
    // Each ends at the next bracket, so that a line of unclosed ones is read once.
    /([([](?:[a-z][a-z-]*|[\p{L}ー]+)=[^{}()[\]\r\n]*[)\]](?![([:])|｛[ \t]*[^\s{}｛｝=＝"'.#]+[=＝][^{}｛｝\r\n]*｝)/uy
  ],
  [
    'brackets',
    ' \t',
    /[ \t]{1,3}(\([a-z][a-z-]{2,20}=[^\s{}(),]{1,60}(?:[ ,]{1,2}[a-z][a-z-]{2,20}=[^\s{}(),]{1,60}){0,6}\))/y
  ],
  // Attributes that another bracket ends, those before words of a sentence, and those at the end of a line.
  [
    'unclosed',
    '{',
    new RegExp(
      String.raw`(\{${option}(?:[ \t]+${option}){0,5}(?:[\])）］】]|(?=[ \t][^{}\r\n]{0,400}$)))`,
      'ym'
    )
  ],
  ['unclosed', '{', new RegExp(String.raw`(\{${attribute}[^{}\r\n]{0,200})$`, 'ym')]
]

/** Attributes that the cell of a table cuts in two: `| :tiles[4m]{waits=1z|2z} |`. */
const cutAttributes = new RegExp(String.raw`\{${attribute}[^{}|\r\n]{0,200}\|[^{}\r\n]{0,200}\}`, 'y')

/** The message about attributes that are cut in two at an offset of the document; `null` if there are none. */
function attributesInCells(text: string, at: number): Message | null {
  if (text[at] !== '{') return null
  cutAttributes.lastIndex = at
  const written = cutAttributes.exec(text)?.[0]
  if (written === undefined) return null
  const expected = written.replace(/\\?\|/g, '\\|')
  return markdownMessage('label-in-cells', at, at + written.length, {written}, [expected])
}

/** The finding of a message whose span points into the document. */
const inDocument = (document: Document, message: Message): Finding[] =>
  findingsOf(
    [message],
    document.text,
    placesFrom(document, offset => offset)
  )

/** The findings about attributes that are not read. */
export function detachedAttributes(document: Document, {source, meta, position}: WrittenRow): Finding[] {
  const start = position?.start.offset
  if (start === undefined || typeof source !== 'string' || source[0] !== ':') return []
  const end = start + source.length
  if (meta) return secondAttributes(document, end, source)
  const cut = attributesInCells(document.text, end)
  if (cut) return inDocument(document, cut)
  const first = document.text[end] ?? '\n'
  for (const [what, opening, pattern] of unreadAttributes) {
    if (!opening.includes(first)) continue
    pattern.lastIndex = end
    const braces = pattern.exec(document.text)?.[1]
    if (braces === undefined) continue
    const from = pattern.lastIndex - braces.length
    if (isHeadingId(document, braces, pattern.lastIndex)) continue
    const written = what === 'unclosed' ? braces.replace(/(?<=[^=])[.,;。、，]$/u, '') : braces
    const inside = written.replace(/^.|[\])）］】}｝]$/gu, '').trim()
    const message = markdownMessage('detached-attributes', from, from + written.length, {what}, [
      `${source.replace(/\{\s*\}$/, '')}{${inside}}`
    ])
    return inDocument(document, message)
  }
  return []
}

/** Whether braces are the id of a heading, as Docusaurus, kramdown and Pandoc have it: `## Waits of :tiles[34m] {#waits}`. */
function isHeadingId({text}: Document, braces: string, end: number): boolean {
  if (!/^\{#[^\s{}#]{1,100}(?: \.[\w-]{1,60}){0,5}\}$/.test(braces)) return false
  const lineStart = Math.max(text.lastIndexOf('\n', end - 1), text.lastIndexOf('\r', end - 1)) + 1
  const isAtx = /^[ \t>]{0,8}(?:(?:[-*+]|\d{1,2}[.)])[ \t]{1,4}){0,2}#{1,6}[ \t]/.test(
    text.slice(lineStart, lineStart + 40)
  )
  const after = text.slice(end, end + 100)
  return isAtx
    ? /^[ \t#]{0,8}(?:[\r\n]|$)/.test(after)
    : /^[ \t]{0,8}\r?\n[ \t>]{0,8}(?:=+|-+)[ \t]*(?:\r?\n|$)/.test(after)
}

/** The finding about attributes after others: `:tiles[4m]{size=l}{lang=ja}`. */
function secondAttributes(document: Document, end: number, source: string): Finding[] {
  inBraces.lastIndex = end
  const second = inBraces.exec(document.text)?.[0]
  const {attributes} = readDirective(source) ?? {}
  if (second === undefined || !attributes) return []
  const from = end - source.length + source.lastIndexOf('{', attributes.start)
  const first = document.text.slice(from, end)
  const expected = `${first.slice(0, -1).trimEnd()} ${second.slice(1).trimStart()}`
  const message = markdownMessage('detached-attributes', from, end + second.length, {what: 'second'}, [
    expected
  ])
  return inDocument(document, message)
}

const inBraces = new RegExp(String.raw`\{${attribute}[^{}\r\n]{0,200}\}`, 'y')
