/**
 * Entries: the keys of a block, from its lines and from its meta, in one form.
 *
 *     ```mahjong waits=25p          a key of the meta applies to the first row
 *     waits: 25p                    a key of the body
 */
import {firstRow, foldName, metaEntry, readMeta, type Entry as EntryOf} from '@tehai/kernel/block'
import type {Message} from '@tehai/kernel/source'
import {bareValueMessage} from '../keys/bare-value.js'
import {grammar, type Block} from './block.js'
import {findKey, keyOf, keys, type Key, type KeyId} from '../keys/keys.js'
import {unknownOption} from '../keys/options.js'

/** A key and its value. The span is that of the value, in the text of its part. */
export type Entry = EntryOf<Key>

/** The content of a fence meta besides keys. */
export interface BlockMeta {
  readonly entries: readonly Entry[]
  readonly classes: readonly string[]
  readonly id: string | null
  /** The value in `claims=replace`, as written; `null` if it is missing. */
  readonly claims: Omit<Entry, 'key'> | null
  readonly messages: readonly Message[]
}

/** Keys that are only possible on lines: rows. */
const linesOnly: ReadonlySet<string> = new Set(['hand', 'river'])

const known: readonly string[] = [
  ...keys.map(({id}) => id).filter(id => !linesOnly.has(id)),
  'class',
  'id',
  'claims'
]

/** The name of a meta option in our tables: a key, or `claims`; `null` for an unknown one. */
function optionOf(name: string): KeyId | 'claims' | null {
  const found = findKey(name)
  if (found && found.name === null && !linesOnly.has(found.key.id)) return found.key.id
  return foldName(name) === 'claims' ? 'claims' : null
}

/** Read the meta of a fence. Its keys apply to the block, or to the first row that they can apply to. */
export function readBlockMeta(text: string, {rows}: Block): BlockMeta {
  const {options, classes, id, messages} = readMeta(
    text,
    optionOf,
    ({name, value}, span) =>
      (value === null ? bareValueMessage(name, span, 'fence') : null) ?? unknownOption(name, span, known)
  )
  const entries: Entry[] = []
  let claims: Omit<Entry, 'key'> | null = null
  for (const option of options) {
    if (option.id === 'claims') claims = metaEntry(null, option, null)
    else {
      const key = keyOf(option.id as KeyId)
      entries.push(metaEntry(key, option, firstRow(rows, key.of, grammar.wordsOf)))
    }
  }
  return {entries, classes, id, claims, messages}
}
