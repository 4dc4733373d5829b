/**
 * The dora of a block: the given tiles, the computed ones, and whether they agree.
 *
 * Either the dora or its indicator is enough; the other one is computed and shown as well.
 */
import type {Message} from '@tehai/kernel/source'
import {doraOf, formatTiles, indicatorOf, kindOf, tileOf, type Tile} from '@tehai/riichi/tile'
import type {BlockContent} from '../../grammar/content.js'
import type {Entry} from '../../grammar/block/entries.js'
import type {EntryValue} from '../../grammar/values/entry-value.js'
import {pageMessage} from '../../grammar/messages.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import type {DoraKey} from '../../grammar/situation/situation.js'

/** Tiles of one sort of dora. `given` says which of the two the author wrote. */
export interface DoraPair {
  readonly dora: readonly Tile[]
  readonly indicators: readonly Tile[]
  readonly given: 'dora' | 'indicator' | 'both' | null
  /** Where the author wrote the indicators, or else the dora. */
  readonly entry: Entry | null
}

export interface BlockDora {
  readonly open: DoraPair
  readonly ura: DoraPair
}

/** The dora of a block, and the messages about them. */
export interface ReadDora {
  readonly dora: BlockDora
  readonly messages: readonly PlacedMessage[]
}

/** Find the dora of a block. */
export function readDora({values, sanma}: BlockContent): ReadDora {
  const open = readPair(values, 'dora', 'indicator', sanma)
  const ura = readPair(values, 'ura', 'ura-indicator', sanma)
  const messages = [
    ...open.messages,
    ...ura.messages,
    ...tooMany(open.pair),
    ...tooMany(ura.pair),
    ...(open.messages.length === 0 && values.every(isRead) ? moreUra(open.pair, ura.pair) : [])
  ]
  return {dora: {open: open.pair, ura: ura.pair}, messages}
}

/** One at the beginning, and one for each of four kans. */
const MOST_INDICATORS = 5

function tooMany({entry, indicators}: DoraPair): PlacedMessage[] {
  if (!entry || indicators.length <= MOST_INDICATORS) return []
  return [
    reportAt(entry, pageMessage('too-many-indicators', entry.start, entry.end, {count: indicators.length}))
  ]
}

/** Whether everything that is stated about dora could be read. */
const isRead = ({entry, messages}: EntryValue): boolean =>
  messages.length === 0 || (entry.key.id !== 'dora' && entry.key.id !== 'indicator')

/** Ura dora are under the indicators that were turned over: there cannot be more of them. */
function moreUra(open: DoraPair, {entry, indicators}: DoraPair): PlacedMessage[] {
  const [count, most] = [indicators.length, open.indicators.length]
  if (!entry || most === 0 || count <= most || count > MOST_INDICATORS) return []
  return [reportAt(entry, pageMessage('too-many-ura', entry.start, entry.end, {count, most}))]
}

const reportAt = ({part}: Entry, message: Message): PlacedMessage => ({part, message})

interface ReadPair {
  readonly pair: DoraPair
  readonly messages: readonly PlacedMessage[]
}

const nothing: ReadPair = {pair: {dora: [], indicators: [], given: null, entry: null}, messages: []}

function readPair(
  values: readonly EntryValue[],
  doraKey: DoraKey,
  indicatorKey: DoraKey,
  sanma: boolean
): ReadPair {
  const [dora, ...otherDora] = values.filter(({entry}) => entry.key.id === doraKey)
  const [indicator, ...otherIndicators] = values.filter(({entry}) => entry.key.id === indicatorKey)
  if (!dora && !indicator) return nothing
  // A second statement of the same dora: in a key and in a part of the situation.
  const doubles = [...otherDora, ...otherIndicators].map(({entry}) =>
    reportAt(entry, pageMessage('double-key', entry.start, entry.end))
  )
  if (!indicator) {
    const {tiles, entry} = dora!
    const indicators = tiles.map(tile => tileOf(indicatorOf(tile, sanma)))
    return {pair: {dora: tiles, indicators, given: 'dora', entry}, messages: doubles}
  }
  const {tiles: indicators, entry} = indicator
  const shown = indicators.map(tile => tileOf(doraOf(tile, sanma)))
  if (!dora) return {pair: {dora: shown, indicators, given: 'indicator', entry}, messages: doubles}
  const messages = [...doubles, ...mismatch(dora, indicators, shown)]
  return {pair: {dora: dora.tiles, indicators, given: 'both', entry}, messages}
}

/** A dora that does not match its indicator. */
function mismatch(
  {entry, tiles}: EntryValue,
  indicators: readonly Tile[],
  shown: readonly Tile[]
): PlacedMessage[] {
  if (tiles.length === 0 || shown.length === 0 || isSameKinds(tiles, shown)) return []
  const values = {indicator: formatTiles(indicators)}
  return [reportAt(entry, pageMessage('dora-mismatch', entry.start, entry.end, values, [formatTiles(shown)]))]
}

/** Whether two lists hold the same kinds, in any order. */
function isSameKinds(a: readonly Tile[], b: readonly Tile[]): boolean {
  const other = sortedKinds(b)
  return a.length === b.length && sortedKinds(a).every((kind, index) => kind === other[index])
}

function sortedKinds(tiles: readonly Tile[]): number[] {
  return tiles.map(kindOf).toSorted((a, b) => a - b)
}
