/**
 * Inline: `:tiles[label]{attributes}` and `::tiles[label]{attributes}` → the element that the drawing stage draws.
 */
import type {Message, Span} from '../source/message.js'
import {findKey, foldName, keys, type ClaimKey} from './keys.js'
import {fillOf, type Claim} from './claims.js'
import {element, type Markup, type MarkupElement} from './markup.js'
import {parseMarks} from './marks.js'
import {parseMeta, type MetaPart} from './meta.js'
import {readOption} from './option-values.js'
import {pageMessage} from './messages.js'
import {badValue, defaultSettings, unknownOption, type Settings} from './options.js'
import {formatRowOptions, rowClasses, type RowOptions} from './row-options.js'
import {readRow} from './row.js'
import {inlineCode} from './words.js'

export interface InlineOptions {
  /** What the site and the file have set (default: `defaultSettings`). */
  readonly settings?: Settings | undefined
  /** What stands between the braces, as written (default: nothing). */
  readonly attributes?: string | undefined
  /** Whether it stands alone on its line: then it is a row of its own (default: false). */
  readonly leaf?: boolean | undefined
}

/** An inline or leaf of tiles that has been read. */
export interface CheckedInline {
  readonly markup: MarkupElement
  readonly options: RowOptions
  readonly claims: readonly Claim[]
  /** What is to be said of the label; spans are offsets into it. */
  readonly messages: readonly Message[]
  /** What is to be said of the attributes; spans are offsets into them. */
  readonly attributeMessages: readonly Message[]
}

/** Options that an author may set at an inline. */
const inlineOptions: ReadonlySet<string> = new Set([
  'dialect',
  'mode',
  'y',
  'size',
  'lang',
  'label',
  'columns',
  'mark',
  'dora',
  'draw'
])

const known: readonly string[] = [
  ...inlineOptions,
  'class',
  'id',
  ...keys.filter(({group}) => group === 'claim').map(({id}) => id)
]

/** What the attributes of an inline say. */
interface Attributes {
  readonly options: RowOptions
  readonly claims: readonly Claim[]
  readonly classes: readonly string[]
  readonly id: string | null
  readonly messages: readonly Message[]
}

/** Read an inline or leaf of tiles. Never throws; takes time proportional to the length of both texts. */
export function checkInline(label: string, options: InlineOptions = {}): CheckedInline {
  const {settings = defaultSettings, attributes = '', leaf = false} = options
  const read = readAttributes(attributes)
  const {dialect, y, lang, size} = settings
  const row: RowOptions = {
    ...(dialect === 'auto' ? {} : {dialect}),
    ...(y === 'seed' ? {} : {y}),
    ...(leaf && size !== null ? {size} : {}),
    lang,
    ...read.options,
    checked: true
  }
  const {messages} = readRow(label, row)
  const markup = leaf
    ? leafBlock(label, row, read)
    : (inlineCode(label, row, read.classes, read.id) as MarkupElement)
  return {markup, options: row, claims: read.claims, messages, attributeMessages: read.messages}
}

/** A row of its own in the text. */
function leafBlock(source: string, options: RowOptions, {classes, id}: Attributes): MarkupElement {
  return blockRow(source, options, classes, id)
}

/** The element of a row of a block. No `<pre>`: highlighters take `pre > code` before anybody else. */
export function blockRow(
  source: string,
  options: RowOptions,
  classes: readonly string[] = [],
  id: string | null = null
): MarkupElement {
  const attributes: Record<string, string> = {class: ['mahjong-block', ...classes].join(' ')}
  if (id !== null) attributes['id'] = id
  const data = formatRowOptions(options)
  if (data) attributes['data-mahjong'] = data
  const code: Markup = element('code', {class: rowClasses(options).join(' ')}, source)
  return element('div', attributes, code)
}

function readAttributes(text: string): Attributes {
  const {parts, messages: found} = parseMeta(text)
  const messages = [...found]
  const options: Record<string, unknown> = {}
  const claims: Claim[] = []
  const classes: string[] = []
  let id: string | null = null
  const seen = new Set<string>()
  for (const part of parts) {
    const name = attributeName(part)
    const value = part.value ?? ''
    const nameSpan = {start: part.start, end: part.start + part.name.length}
    if (name === 'class') classes.push(...value.split(/\s+/).filter(Boolean))
    else if (name !== null && seen.has(name)) messages.push(doubleOption(name, nameSpan))
    else if (name === 'id') id = value
    else if (name === null) messages.push(unknownOption(part.name, nameSpan, known))
    else if (inlineOptions.has(name)) {
      const problem = readInlineOption(name, part, options)
      if (problem) messages.push(problem)
    } else claims.push(claimOf(name as ClaimKey, part))
    if (name !== null) seen.add(name)
  }
  return {options, claims, classes, id, messages}
}

/** What an attribute is called in our tables; `null` if nobody knows it. */
function attributeName({type, name}: MetaPart): string | null {
  if (type !== 'option') return type
  const folded = foldName(name)
  if (folded === 'class' || folded === 'id' || folded === 'mode') return folded
  const key = findKey(name)?.key
  return key && (inlineOptions.has(key.id) || key.group === 'claim') ? key.id : null
}

function doubleOption(name: string, {start, end}: Span): Message {
  return pageMessage('double-option', start, end, {actual: name})
}

/** Put the value of an option among the options, or say why not. */
function readInlineOption(name: string, part: MetaPart, options: Record<string, unknown>): Message | null {
  const value = part.value ?? ''
  const read = readOption(name, value)
  const span = part.value === null ? part : {start: part.valueStart, end: part.valueEnd}
  if (read === undefined || part.value === null) return badValue(part.name, value, span)
  if (name === 'mark') {
    const [problem] = parseMarks(value).messages
    if (problem) return {...problem, start: span.start, end: span.end}
  }
  options[name] = read
  return null
}

function claimOf(key: ClaimKey, {value, valueStart, valueEnd}: MetaPart): Claim {
  const text = value ?? ''
  return {key, value: text, fill: fillOf(text), start: valueStart, end: valueEnd, part: 'meta', row: 0}
}
