/**
 * The rows of a block: their options, what they show, and the state of play around each.
 */
import {moved} from '@tehai/kernel/source'
import {formatTiles, isTile, type Tile} from '@tehai/riichi/tile'
import type {Diagram} from '../../../model/diagram.js'
import {isKita} from '../../../model/resolve.js'
import type {BlockRow} from '../../grammar/block/block.js'
import type {BlockContent} from '../../grammar/content.js'
import type {BlockDora} from './dora.js'
import type {EntryValue} from '../../grammar/values/entry-value.js'
import type {Who} from '../../grammar/situation/players.js'
import {isOfRecord, notationOfRecords} from '../../grammar/block/record-lines.js'
import type {KeyId} from '../../grammar/keys/keys.js'
import {factsOfHeader} from '../../grammar/situation/header-facts.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import {withAdded} from '../../row/row.js'
import {readRow} from '../rows/read-row.js'
import {lettersInRiver} from '../rows/letters-in-river.js'
import {withProse} from '../rows/prose-row.js'
import {optionsOfRow, type OpenRowOptions, type RowOptions} from '../../row/row-options.js'
import type {Size} from '@tehai/kernel/block'
import {
  mergeSituations,
  situationOf,
  type Situation,
  type SituationFact
} from '../../grammar/situation/situation.js'
import {namedTile, wonApart, type NamedTile} from '../rows/named-tile.js'
import {situationsOfSections} from './section-situations.js'

/** A row that has been read. */
export interface ReadBlockRow {
  readonly row: BlockRow
  readonly source: string
  readonly options: RowOptions
  /** The content of its source, without additions from keys. */
  readonly typed: Diagram
  readonly diagram: Diagram
  readonly situation: Situation
  readonly named: NamedTile | null
  readonly pao: Who | null
  /** The additions from keys to this row. */
  readonly values: readonly EntryValue[]
}

export interface BlockRows {
  readonly list: readonly ReadBlockRow[]
  /** The facts in the header of each section. */
  readonly headers: readonly (readonly SituationFact[])[]
  /** The state of play around each section. */
  readonly situations: readonly Situation[]
  /** What is stated about the situation of all rows, and about the rules. */
  readonly common: readonly EntryValue[]
}

/** The rows of a block, and the messages about their notation. */
export interface ReadRows {
  readonly rows: BlockRows
  readonly messages: readonly PlacedMessage[]
}

/** Read all rows of a block. */
export function readRows(content: BlockContent, dora: BlockDora): ReadRows {
  const {rowSources, sections, text, values} = content
  const headers = sections.map(({player}) => (player ? factsOfHeader(text, player) : []))
  const common = values.filter(
    ({entry: {key, common: isCommon}}) => key.id === 'rules' || (isCommon && key.group === 'situation')
  )
  const situations = situationsOfSections(content, headers, common)
  const ringed = formatTiles([...dora.open.dora, ...dora.ura.dora])
  const hasHand = rowSources.some(({mode}) => mode === 'hand')
  const valuesByRow = valuesOfRows(values)
  const messages: PlacedMessage[] = []
  const list = rowSources.map((row, index) => {
    const own = valuesByRow.get(index) ?? []
    const facts = own.filter(({entry}) => !entry.common).flatMap(one => one.facts)
    const situation = mergeSituations(situations[row.section]!, situationOf(facts))
    return readOne(content, {row, values: own, situation, ringed, hasHand}, messages)
  })
  return {rows: {list, headers, situations, common}, messages}
}

function valuesOfRows(values: readonly EntryValue[]): Map<number, EntryValue[]> {
  const byRow = new Map<number, EntryValue[]>()
  for (const one of values) {
    const {row} = one.entry
    if (row === null) continue
    const list = byRow.get(row)
    if (list) list.push(one)
    else byRow.set(row, [one])
  }
  return byRow
}

/** A row and what the block says about it. */
interface RowToRead extends Pick<ReadBlockRow, 'row' | 'values' | 'situation'> {
  /** The dora of the block. */
  readonly ringed: string
  readonly hasHand: boolean
}

/** Read a row; messages about its notation are added to `messages`. */
function readOne(
  {settings, text, record}: BlockContent,
  {row, values, situation, ringed, hasHand}: RowToRead,
  messages: PlacedMessage[]
): ReadBlockRow {
  const source = text.slice(row.start, row.end)
  const isHand = row.mode === 'hand'
  const options = optionsOfRow(row.mode, isOfRecord(record, row) ? notationOfRecords(settings) : settings)
  const {diagram: typed, messages: notationMessages} = readRow(source, options)
  const letters = isHand || settings.dialect !== 'auto' ? [] : lettersInRiver(source)
  const found = [...notationMessages, ...letters]
  const said = found.length === 0 ? found : withProse(source, found, settings.lang, !isHand)
  for (const one of said) messages.push({part: 'body', message: moved(one, row.start)})
  const named = isHand ? namedTile(values, situation, typed) : null
  const size = sizeOfRow(settings.size, isHand || !hasHand)
  if (size !== null) options.size = size
  addSaid(options, values, isHand)
  if (ringed) options.dora = ringed
  const apart = isHand && named === null ? wonApart(typed, situation) : null
  const last = named ?? apart
  if (last) options.draw = last.tile
  if (named?.won) options.won = named.by ?? 'win'
  if (apart) options.won = apart.by
  const diagram = last ? withAdded(typed, options, source.length) : typed
  const kita = typed.mode === 'hand' ? typed.hand.kita : 0
  return {
    row,
    source,
    options,
    typed,
    diagram,
    // Norths put aside in the row itself take precedence over a key about them.
    situation: kita === 0 ? situation : {...situation, kita},
    named,
    pao: find(values, 'pao')?.who ?? situation.pao ?? null,
    values
  }
}

const find = (values: readonly EntryValue[], id: KeyId) => values.findLast(({entry}) => entry.key.id === id)

/** The values of a key that may be written several times, combined into one. */
const joined = (values: readonly EntryValue[], id: KeyId): string =>
  values.flatMap(({entry}) => (entry.key.id === id ? [entry.value] : [])).join(', ')

/** Add values about how a row is drawn. */
function addSaid(options: OpenRowOptions, values: readonly EntryValue[], isHand: boolean): void {
  if (values.length === 0) return
  const columns = isHand ? undefined : find(values, 'columns')?.number
  const label = find(values, 'label')?.entry.value
  const mark = joined(values, 'mark')
  const bars = joined(values, 'bars')
  if (label) options.label = label
  if (columns) options.columns = columns
  if (mark) options.mark = mark
  if (bars) options.bars = bars
}

/** Rivers beside a hand are never larger than usual, and become smaller with it. */
function sizeOfRow(size: Size | null, isMain: boolean): Size | null {
  if (size === null || isMain) return size
  if (size === 's') return 's'
  return typeof size === 'number' && size < 2 ? size : null
}

/** The face-up tiles of a row, except norths put aside. */
export function tilesOf(diagram: Diagram): Tile[] {
  return diagram.nodes.flatMap(node => {
    if (node.type === 'meld') return node.meld.tiles
    return node.type === 'tile' && isTile(node.face) && !isKita(node) ? [node.face] : []
  })
}

/** The rows of each section of a block, in order. */
export function rowsBySection(
  list: readonly ReadBlockRow[],
  sections: number
): readonly (readonly ReadBlockRow[])[] {
  const found = Array.from({length: sections}, (): ReadBlockRow[] => [])
  for (const one of list) found[one.row.section]?.push(one)
  return found
}
