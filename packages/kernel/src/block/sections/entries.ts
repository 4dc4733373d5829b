/**
 * Entries: the keys of a block, from its lines and its meta, in one form.
 *
 *     ```mahjong waits=25p          a key of the meta applies to the first row
 *     waits: 25p                    a key of the body
 */
import type {Message, Span} from '../../source/message/message.js'
import type {Block, BlockRow, KeyItem} from './block-parts.js'
import type {BlockKey} from '../keys.js'
import type {MetaOption} from '../meta/options.js'

/** A key and its value. The span is that of the value, in the text of its part. */
export interface Entry<Key = BlockKey> extends Span {
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

/** The entry of a key line. */
export function bodyEntry<Key>(text: string, item: KeyItem<Key>, section: number): Entry<Key> {
  const {key, nameStart, nameEnd, valueStart, valueEnd, row, common} = item
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

/** The entry of an option of the meta: it applies to the block or to a row. */
export function metaEntry<Key>(key: Key, option: MetaOption, row: number | null): Entry<Key> {
  const {value, name, nameSpan, start, end, literal} = option
  return {
    key,
    value: value ?? '',
    part: 'meta',
    name,
    nameSpan,
    start,
    end,
    literal,
    row,
    section: 0,
    common: true
  }
}

/** The row that a key of a meta applies to: the first one that its word names; `null` if there is no such row. */
export function firstRow<Mode extends string>(
  rows: readonly BlockRow<Mode>[],
  of: string,
  wordsOf: Readonly<Record<Mode, readonly string[]>>
): number | null {
  const found = rows.findIndex(({mode}) => wordsOf[mode].includes(of))
  return found < 0 ? null : found
}

/** The keys of all lines, in the order typed. */
export function bodyEntries<Key, Header, Mode extends string>(
  text: string,
  {sections}: Block<Key, Header, Mode>
): Entry<Key>[] {
  return sections.flatMap(({items}, index) =>
    items.flatMap(item => (item.type === 'key' ? [bodyEntry(text, item, index)] : []))
  )
}

/** The entries that take effect: a line overrides the same key of the meta. */
export function overridden<Key extends BlockKey>(
  meta: readonly Entry<Key>[],
  body: readonly Entry<Key>[]
): Entry<Key>[] {
  const written = new Set(body.map(({key}) => key.id))
  return [...meta.filter(({key}) => key.many || !written.has(key.id)), ...body]
}

/** A message whose span is an offset into the value of an entry, moved to where the value is. */
export function placeIn({start, end, literal}: Omit<Entry, 'key'>, message: Message): Message {
  if (!literal) return {...message, start, end}
  return {...message, start: Math.min(end, start + message.start), end: Math.min(end, start + message.end)}
}
