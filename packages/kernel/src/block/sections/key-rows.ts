/**
 * Which row each key of a block applies to, and keys that are written twice.
 */
import type {BlockGrammar} from './block-grammar.js'
import type {Reading} from './block-lines.js'
import type {BlockItem, BlockRow, BlockSection} from './block-parts.js'
import type {BlockKey} from '../keys.js'
import type {KeyLine} from '../lines/line-grammar.js'
import {blockMessage} from '../messages.js'

/** First rows of a section and of the block, by the words that keys use for them. */
interface FirstRows {
  readonly inSection: ReadonlyMap<string, number>
  readonly inBlock: ReadonlyMap<string, number>
  /** Rows that are the only ones of their kind in the block. */
  readonly alone: ReadonlyMap<string, number>
}

export function firstRows<Key extends BlockKey, Header, Mode extends string>(
  rows: readonly BlockRow<Mode>[],
  {wordsOf}: BlockGrammar<Key, Header, Mode>
): FirstRows {
  const inSection = new Map<string, number>()
  const inBlock = new Map<string, number>()
  const alone = new Map<string, number>()
  rows.forEach(({mode, section}, index) => {
    for (const of of wordsOf[mode]) {
      if (inBlock.has(of)) alone.delete(of)
      else alone.set(of, index)
      if (!inBlock.has(of)) inBlock.set(of, index)
      if (!inSection.has(`${section} ${of}`)) inSection.set(`${section} ${of}`, index)
    }
  })
  return {inSection, inBlock, alone}
}

/**
 * Give each key its row: the nearest above it in its section, else the first of the section, else the first of the
 * block. Some keys in the section of another player apply to the only such row.
 */
export function attachKeys<Key extends BlockKey, Header, Mode extends string>(
  items: readonly (BlockItem<Key> | KeyLine<Key>)[],
  section: number,
  {rows, grammar, messages}: Reading<Key, Header, Mode>,
  {inSection, inBlock, alone}: FirstRows
): BlockItem<Key>[] {
  const above = new Map<string, number>()
  return items.map((item): BlockItem<Key> => {
    if (item.type === 'row') {
      for (const of of grammar.wordsOf[rows[item.row]!.mode]) above.set(of, item.row)
    }
    if (item.type !== 'key' || !('name' in item)) return item
    const key = item.key!
    const common = section === 0 && above.size === 0
    const bound = key.of !== 'block' && key.of !== 'place'
    const first = inSection.get(`${section} ${key.of}`) ?? (section === 0 ? inBlock.get(key.of) : undefined)
    const only = key.findsOnlyRow ? alone.get(key.of) : undefined
    const row = bound ? (above.get(key.of) ?? first ?? only ?? null) : null
    const {start, end, nameStart, nameEnd, valueStart, valueEnd} = item
    if (bound && row === null && key.needsRow) messages.push(grammar.withoutRow(key, nameStart, nameEnd))
    return {type: 'key', key, start, end, nameStart, nameEnd, valueStart, valueEnd, row, common}
  })
}

/**
 * A key written twice for the same row or the same block is not read the second time, unless both values are parts of
 * one.
 */
export function withoutDoubles<Key extends BlockKey, Header, Mode extends string>(
  sections: readonly BlockSection<Key, Header>[],
  {text, grammar: {areParts}, messages}: Pick<Reading<Key, Header, Mode>, 'text' | 'grammar' | 'messages'>
): BlockSection<Key, Header>[] {
  const seen = new Map<string, string[]>()
  return sections.map(({header, items}, section) => ({
    header,
    items: items.map((item): BlockItem<Key> => {
      if (item.type !== 'key' || item.key.many) return item
      const {key, row, common, start, end} = item
      const place =
        key.of === 'block' ? 'block' : row === null || common ? `section ${section}` : `row ${row}`
      const owner = `${key.id} ${place}`
      const value = text.slice(item.valueStart, item.valueEnd)
      const before = seen.get(owner)
      if (before && areParts?.(key, before, value)) before.push(value)
      else if (before) {
        const message = blockMessage('double-key', item.nameStart, item.nameEnd)
        messages.push(message)
        return {type: 'unread', start, end, message}
      } else seen.set(owner, [value])
      return item
    })
  }))
}
