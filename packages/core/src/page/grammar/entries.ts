/**
 * Entries: the keys of a block, those of its lines and those of its meta in one form.
 *
 *     ```mahjong waits=25p          a key of the meta speaks of the first row
 *     waits: 25p                    a key of the body
 */
import type {Message, Span} from '@tehai/kernel/source'
import type {Block, BlockKey} from './block.js'
import {findKey, foldName, keys, type Key} from './keys.js'
import {addClasses, parseMeta, type MetaPart} from '@tehai/kernel/block'
import {unknownOption} from './options.js'
import {pageMessage} from './messages.js'

/** A key and its value. The span is that of the value, in the text of its part. */
export interface Entry extends Span {
  readonly key: Key
  readonly value: string
  readonly part: 'body' | 'meta'
  /** The name as written. */
  readonly name: string
  readonly nameSpan: Span
  /** Whether offsets into `value` are offsets from `start`. */
  readonly literal: boolean
  readonly row: number | null
  readonly section: number
  /** Whether it holds for every row. */
  readonly common: boolean
}

/** What a fence meta says besides keys. */
export interface BlockMeta {
  readonly entries: readonly Entry[]
  readonly classes: readonly string[]
  readonly id: string | null
  /** `claims=replace`, as written; `null` where it is missing. */
  readonly claims: Entry | null
  readonly messages: readonly Message[]
}

/** Keys that only lines can have: rows. */
const linesOnly: ReadonlySet<string> = new Set(['hand', 'river'])

const known: readonly string[] = [
  ...keys.map(({id}) => id).filter(id => !linesOnly.has(id)),
  'class',
  'id',
  'claims'
]

/** The entry of a key line. */
export function bodyEntry(text: string, line: BlockKey, section: number): Entry {
  const {key, nameStart, nameEnd, valueStart, valueEnd, row, common} = line
  return {
    key,
    value: text.slice(valueStart, valueEnd),
    part: 'body',
    name: text.slice(nameStart, nameEnd),
    nameSpan: {start: nameStart, end: nameEnd},
    start: valueStart,
    end: valueEnd,
    literal: true,
    row,
    section,
    common
  }
}

/** Read the meta of a fence. Its keys speak of the block, or of the first row that they can speak of. */
export function readBlockMeta(text: string, {rows}: Block): BlockMeta {
  const {parts, messages: found} = parseMeta(text)
  const messages = [...found]
  const entries: Entry[] = []
  const classes: string[] = []
  let id: string | null = null
  let claims: Entry | null = null
  const first = {
    hand: rows.findIndex(({mode}) => mode === 'hand'),
    river: rows.findIndex(({mode}) => mode === 'river'),
    row: 0
  }
  const seen = new Set<string>()
  for (const part of parts) {
    const value = part.value ?? ''
    const nameSpan = {start: part.start, end: part.start + part.name.length}
    const plain = part.type === 'option' ? foldName(part.name) : part.type
    const named = part.type === 'option' ? findKey(part.name) : null
    const key = named && named.name === null && !linesOnly.has(named.key.id) ? named.key : null
    const name = key?.id ?? plain
    if (name === 'class') addClasses(classes, value)
    else if (!key && name !== 'id' && name !== 'claims')
      messages.push(unknownOption(part.name, nameSpan, known))
    else if (seen.has(name)) messages.push(pageMessage('double-option', nameSpan.start, nameSpan.end))
    else if (name === 'id') id = value
    else if (name === 'claims') claims = metaEntry(keys[0]!, part, null)
    else if (key) {
      const of = key.of === 'hand' || key.of === 'river' || key.of === 'row' ? first[key.of] : -1
      const row = of >= 0 && of < rows.length ? of : null
      entries.push(metaEntry(key, part, row))
    }
    seen.add(name)
  }
  return {entries, classes, id, claims, messages}
}

function metaEntry(key: Key, part: MetaPart, row: number | null): Entry {
  return {
    key,
    value: part.value ?? '',
    part: 'meta',
    name: part.name,
    nameSpan: {start: part.start, end: part.start + part.name.length},
    start: part.value === null ? part.start : part.valueStart,
    end: part.value === null ? part.end : part.valueEnd,
    literal: part.literal,
    row,
    section: 0,
    common: true
  }
}

/** A message whose span is an offset into the value of an entry, moved to where the value stands. */
export function placeIn(entry: Entry, message: Message): Message {
  const {start, end, literal} = entry
  if (!literal) return {...message, start, end}
  return {...message, start: Math.min(end, start + message.start), end: Math.min(end, start + message.end)}
}
