/**
 * One construct at a time, as a game reads it, and its messages at their places in the document.
 *
 * Every host finds the constructs in its own way; what they mean is read by the game.
 */
import type {ClaimState} from '../block/claim.js'
import type {MarkupElement} from '../markup/markup.js'
import type {Message} from '../source/message.js'
import {readDirective, unescapeLabel} from './directive.js'
import {sourceOf, positionOf, type Document, type Position} from './document.js'
import {metaOffset, unclosedMark, valueOffsets, type Fence} from './fence.js'
import {findingsOf, placesFrom, type Finding, type Places} from './finding.js'
import {markdownMessage} from './messages.js'

/** A claim in a construct. */
export interface ReadClaim {
  readonly state: ClaimState
}

/** A construct that has been read. */
export interface ReadConstruct {
  readonly markup: MarkupElement
  readonly findings: readonly Finding[]
  /** The claims in it, with their verdicts; games without claims have none. */
  readonly claims?: readonly ReadClaim[]
}

/**
 * Messages of a fence at their places.
 *
 * @param messages
 *   With spans in its value.
 * @param metaMessages
 *   With spans in its meta.
 */
export function fenceFindings(
  document: Document,
  fence: Fence,
  messages: readonly Message[],
  metaMessages: readonly Message[]
): Finding[] {
  // Mapping a value back to the document costs more than checking it, so it is only done if there are messages.
  const unclosed = unclosedFence(document, fence)
  if (messages.length === 0 && metaMessages.length === 0 && !unclosed) return []
  const value = valueOffsets(document, fence)
  const metaStart = metaOffset(document, fence)
  const whole: Places = () => fence.position ?? null
  const metaPlaces = metaStart === null ? whole : placesFrom(document, at => metaStart + at)
  const found = [
    ...findingsOf(messages, fence.value, value ? placesFrom(document, value) : whole),
    ...findingsOf(metaMessages, fence.meta ?? '', metaPlaces)
  ]
  if (!unclosed) return found
  // The text after the block has become a part of it; the message about the fence is enough for that text.
  const rest = /\n[ \t]*(?:\r?\n|[`~]{3})/.exec(fence.value)?.index ?? fence.value.length
  const own = found.filter(({source, message}) => source !== fence.value || message.start <= rest)
  return [unclosed, ...own]
}

/** The finding about a fence that is not closed; `null` for one that is. */
function unclosedFence(document: Document, fence: Fence): Finding | null {
  const mark = unclosedMark(document, fence)
  if (mark === null) return null
  const start = fence.position!.start.offset!
  const end =
    start + /^[^\r\n]*?(?=[ \t]*(?:[\r\n]|$))/.exec(document.text.slice(start, start + 200))![0].length
  const message = markdownMessage('unclosed-fence', start, end, {
    mark: mark[0]!,
    count: mark.length
  })
  return {message, source: document.text, place: positionOf(document, start, end)}
}

/** `:tiles[…]`, `::tiles[…]` or inline code, as a host found it. */
export interface WrittenRow {
  /** The label, its escapes resolved. */
  readonly value: string
  /** The text between `{` and `}`; `null` if there is none. */
  readonly meta?: string | null | undefined
  /** The construct as written, where the document contains it unchanged. */
  readonly source?: string | null | undefined
  readonly position?: Position | undefined
  /** Whether it is a block. */
  readonly leaf: boolean
}

/** The row of a written `:tiles[label]{attributes}`; `null` if the source is something else. */
export function writtenRow(
  source: string,
  leaf: boolean,
  position?: Position | undefined
): WrittenRow | null {
  const parts = readDirective(source)
  if (!parts) return null
  const {label, attributes} = parts
  const {value} = unescapeLabel(source.slice(label.start, label.end))
  const meta = attributes ? source.slice(attributes.start, attributes.end) : null
  return {value, meta, source, leaf, position}
}

/** Inline code that begins with a prefix, as a row; `null` for other inline code. */
export function codeRow(
  document: Document,
  {value, position}: {readonly value: string; readonly position?: Position | undefined},
  prefix: string | null
): WrittenRow | null {
  if (prefix === null || !value.startsWith(prefix)) return null
  return {value: value.slice(prefix.length), source: sourceOf(document, {position}), position, leaf: false}
}

/**
 * Messages of `:tiles[label]{attributes}` at their places.
 *
 * @param messages
 *   With spans in the label.
 * @param attributeMessages
 *   With spans in the attributes.
 */
export function rowFindings(
  document: Document,
  row: WrittenRow,
  messages: readonly Message[],
  attributeMessages: readonly Message[]
): Finding[] {
  const detached = detachedAttributes(document, row)
  if (messages.length === 0 && attributeMessages.length === 0) return detached
  const places = placesOf(row, document)
  return [
    ...findingsOf(messages, row.value, places.label),
    ...findingsOf(attributeMessages, row.meta ?? '', places.attributes),
    ...detached
  ]
}

/** What begins attributes: a class, an id, or a name and `=`. */
const attribute = String.raw`[ \t]*(?:[.#][\w-]|[^\s{}()（）｛｝="'.#]+[=＝])`

/** One attribute with its value, without a blank outside quotes. */
const option = String.raw`[ \t]*[^\s{}()（）｛｝[\]="'.#]{1,30}=(?:"[^"{}\r\n]{0,80}"|[^\s{}()（）[\]"']{1,60})`

/**
 * Attributes that are not read and are not prose: after a blank, `:tiles[4m] {size=l}`, in other brackets,
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
  // Those that another bracket ends, those before words of a sentence, and those at the end of a line.
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

/** The message about attributes that are cut in two, at an offset of the document; `null` where there are none. */
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
function detachedAttributes(document: Document, {source, meta, position}: WrittenRow): Finding[] {
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

/** Where the label and the attributes of a written construct are. */
function placesOf(
  {source, value, position}: WrittenRow,
  document: Document
): {label: Places; attributes: Places} {
  const whole: Places = () => position ?? null
  const start = position?.start.offset
  if (typeof source !== 'string' || start === undefined) return {label: whole, attributes: whole}
  const from = (offset: number, raw = (at: number) => at) =>
    placesFrom(document, at => start + offset + raw(at))
  if (source.startsWith('`')) {
    const offset = source.lastIndexOf(value)
    return {label: offset < 0 ? whole : from(offset), attributes: whole}
  }
  const parts = readDirective(source)
  if (!parts) return {label: whole, attributes: whole}
  const {label, attributes} = parts
  const {rawOffset} = unescapeLabel(source.slice(label.start, label.end))
  return {
    label: value === '' ? whole : from(label.start, rawOffset),
    attributes: attributes ? from(attributes.start) : whole
  }
}
