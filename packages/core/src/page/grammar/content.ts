/**
 * Content of a block: its source as sections of rows and values, with the settings that apply to it.
 *
 *     text → lines → rows and keys → entries → values
 */
import {type Message, type Span} from '@tehai/kernel/source'
import {parseBlock, type Block, type BlockItem, type BlockKey, type BlockSection} from './block/block.js'
import {bodyEntry, overridden, unknownLanguage} from '@tehai/kernel/block'
import {readBlockMeta, type BlockMeta, type Entry} from './block/entries.js'
import type {EntryValue} from './values/entry-value.js'
import {readValue} from './values/readers.js'
import {keyOf} from './keys/keys.js'
import {pageMessage} from './messages.js'
import {meantOption, optionExamples, optionExpected, readOption} from './keys/option-values.js'
import type {Settings} from './keys/options.js'
import type {PlacedMessage} from './placed-message.js'
import {isOfRecord, placedEntry, placedRow, type BlockRecord} from './block/record-lines.js'
import {isSanmaRules} from './keys/sanma.js'

/** The content of a section, in order: as in the block, with values in place of keys. */
export type ContentItem = Exclude<BlockItem, BlockKey> | {readonly type: 'value'; readonly value: EntryValue}

export interface ContentSection {
  readonly player: BlockSection['header']
  readonly items: readonly ContentItem[]
}

/** A block whose text has been read, but not checked for consistency. */
export interface BlockContent {
  /** The body. */
  readonly text: string
  /** The meta of the fence, as written. */
  readonly meta: string
  /** Where each row is. */
  readonly rowSources: Block['rows']
  readonly sections: readonly ContentSection[]
  /** Every value: those of the meta first, then those of the body. */
  readonly values: readonly EntryValue[]
  /** The dora that a situation names, by its value. */
  readonly innerDora: ReadonlyMap<EntryValue, readonly EntryValue[]>
  readonly settings: Settings
  /** How the block itself arranges its players; `null` if it does not say. */
  readonly layoutEntry: Entry | null
  /** Whether the rules of the block are those of three players. */
  readonly sanma: boolean
  readonly classes: readonly string[]
  readonly id: string | null
  /** The content of a game record, whose lines end the text; `null` if the author has typed all of it. */
  readonly record: BlockRecord | null
  readonly messages: readonly PlacedMessage[]
}

/**
 * Read a block. Never throws.
 *
 * @param site
 *   What the site and the file have set.
 * @param record
 *   The content of a game record, if its lines have been added to the text.
 */
export function readContent(
  text: string,
  meta: string,
  site: Settings,
  record: BlockRecord | null = null
): BlockContent {
  const block = parseBlock(text)
  const head = readBlockMeta(meta, block)
  const body = bodyEntries(text, block, record)
  const options = readSettings(site, [...head.entries, ...body.values()], head.claims)
  const entries = overridden(head.entries, [...body.values()])
  const rules = entries.findLast(({key}) => key.id === 'rules')
  const sanma = isSanmaRules(rules?.value ?? options.settings.rules)
  const {values, valueOf, innerDora} = readValues(entries, {...options.settings, sanma}, record)
  const messages: PlacedMessage[] = []
  place(messages, 'body', block.messages)
  place(messages, 'meta', head.messages)
  for (const one of options.messages) messages.push(one)
  for (const {entry, messages: found} of values) place(messages, entry.part, found)
  return {
    text,
    meta,
    rowSources: record ? block.rows.map(row => placedRow(record, row)) : block.rows,
    sections: sectionsOf(block, body, valueOf),
    values,
    innerDora,
    settings: options.settings,
    layoutEntry: entries.findLast(({key}) => key.id === 'layout') ?? null,
    sanma,
    classes: head.classes,
    id: head.id,
    record,
    messages
  }
}

/** Add messages about one text to those of the block. */
function place(to: PlacedMessage[], part: Entry['part'], messages: readonly Message[]): void {
  for (const message of messages) to.push({part, message})
}

/** The entries of all key lines, by their items. */
function bodyEntries(
  text: string,
  {sections, rows}: Block,
  record: BlockRecord | null
): Map<BlockItem, Entry> {
  const entries = new Map<BlockItem, Entry>()
  sections.forEach(({items}, index) => {
    for (const item of items) {
      if (item.type !== 'key') continue
      const entry = bodyEntry(text, item, index)
      entries.set(item, record ? placedEntry(record, entry, rows) : entry)
    }
  })
  return entries
}

/** Settings of the block: first those of the meta, then those of lines, so that lines override the meta. */
function readSettings(
  site: Settings,
  entries: readonly Entry[],
  claims: BlockMeta['claims']
): Pick<BlockContent, 'settings' | 'messages'> {
  const settings: Record<string, unknown> = {...site}
  const messages: PlacedMessage[] = []
  const set = (name: string, entry: Omit<Entry, 'key'>) => {
    const value = entry.value.trim() === '' ? undefined : readOption(name, entry.value)
    if (value === undefined) messages.push({part: entry.part, message: badOption(name, entry)})
    const read = value ?? meantOption(name, entry.value)
    if (read !== undefined) settings[name] = read
  }
  for (const entry of entries) if (entry.key.group === 'option') set(entry.key.id, entry)
  if (claims) set('claims', claims)
  return {settings: settings as unknown as Settings, messages}
}

function badOption(name: string, entry: Omit<Entry, 'key'>): Message {
  const isMissing = entry.value.trim() === ''
  const {start, end} = isMissing ? entry.nameSpan : entry
  const values = {key: entry.name, example: optionExamples[name] ?? ''}
  if (isMissing) return pageMessage('missing-value', start, end, values)
  if (name === 'lang') return unknownLanguage(entry.value, {start, end})
  return pageMessage('bad-value', start, end, {...values, kind: 'other'}, optionExpected(name, entry.value))
}

interface Values extends Pick<BlockContent, 'values' | 'innerDora'> {
  readonly valueOf: ReadonlyMap<Entry, EntryValue>
}

/** Read every entry except options, once each. */
function readValues(
  entries: readonly Entry[],
  {dialect, sanma}: Pick<Settings, 'dialect'> & Pick<BlockContent, 'sanma'>,
  record: BlockRecord | null
): Values {
  const values: EntryValue[] = []
  const valueOf = new Map<Entry, EntryValue>()
  const innerDora = new Map<EntryValue, readonly EntryValue[]>()
  for (const entry of entries) {
    if (entry.key.group === 'option' && entry.key.id !== 'rules') continue
    const value = readValue(entry, record && isOfRecord(record, entry) ? 'auto' : dialect, sanma ? 3 : 4)
    values.push(value)
    valueOf.set(entry, value)
    const dora = doraInside(value).map(part => readValue(part, dialect))
    if (dora.length === 0) continue
    for (const one of dora) values.push(one)
    innerDora.set(value, dora)
  }
  return {values, valueOf, innerDora}
}

/** `ドラ5s` in a situation, as if it were a key. */
function doraInside({entry, facts}: EntryValue): Entry[] {
  return facts.flatMap(fact => {
    if (fact.field !== 'dora') return []
    const start = fact.end - fact.tiles.length
    const span: Span = entry.literal ? {start, end: fact.end} : entry
    return [{...entry, ...span, key: keyOf(fact.key), value: fact.tiles, name: fact.key, row: null}]
  })
}

/**
 * The sections of a block with their values. The values of the meta come after the first row, or at the top if there
 * are no rows.
 */
function sectionsOf(
  {sections, rows}: Block,
  body: ReadonlyMap<BlockItem, Entry>,
  valueOf: ReadonlyMap<Entry, EntryValue>
): ContentSection[] {
  const metaItems: ContentItem[] = []
  for (const [{part}, value] of valueOf) if (part === 'meta') metaItems.push({type: 'value', value})
  const sectionOfMeta = rows[0]?.section ?? 0
  return sections.map(({header: player, items}, index) => {
    const shown: ContentItem[] = []
    for (const item of items) {
      const entry = item.type === 'key' ? body.get(item) : undefined
      const value = entry && valueOf.get(entry)
      if (item.type !== 'key') shown.push(item)
      else if (value) shown.push({type: 'value', value})
    }
    if (index !== sectionOfMeta || metaItems.length === 0) return {player, items: shown}
    const after = shown.findIndex(({type}) => type === 'row') + 1
    return {player, items: [...shown.slice(0, after), ...metaItems, ...shown.slice(after)]}
  })
}
