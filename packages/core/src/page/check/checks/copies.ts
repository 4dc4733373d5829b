/**
 * Copies: more tiles of a kind than one table has, counted over everything that a block shows.
 *
 * Several hands of one player (`hand A` and `hand B`, before → after) are the same tiles seen again: each is counted
 * with the rivers, the indicators and the hands of the others, but not with the other hands of that player.
 */
import {isTile, kindOf, type Tile} from '@tehai/riichi/tile'
import type {Diagram} from '../../../model/diagram.js'
import {validate} from '../../../model/validate.js'
import type {Message} from '@tehai/kernel/source'
import type {BlockContext} from '../context/context.js'
import type {DoraPair} from '../context/dora.js'
import type {Entry} from '../../grammar/block/entries.js'
import type {KeyId} from '../../grammar/keys/keys.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import {meaningful} from '../../row/row-faults.js'
import type {ReadBlockRow} from '../context/rows.js'
import {checkSize} from './row-size.js'
import {resolve, tileNodesOf} from '../../../model/resolve.js'
import {tileNode} from '../../../notation/tree.js'

/** Tiles on the table, and where messages about them belong. */
interface TilesOnTable {
  readonly diagram: Diagram
  /** Their offset in the body; -1 for tiles of the meta. */
  readonly offset: number
  readonly place: (message: Message) => PlacedMessage
  /** Whether they are dora indicators (default: `false`). */
  readonly isIndicators?: boolean
}

/** A table has 136 tiles. Tiles far beyond that are not counted again for each of many hands. */
const MOST_ON_TABLE = 200

/** Report fifth copies, discards from the hand after riichi, and hands that are not whole. */
export function checkCopies(context: BlockContext): readonly PlacedMessage[] {
  const {list} = context.rows
  const found = [...countTable(context), ...list.flatMap(row => checkSize(context, row))]
  return found.length === 0 ? found : withoutMisread(context, found)
}

/** Messages except those about tiles that were counted in text that could not be read. */
function withoutMisread(
  {messages, settings}: BlockContext,
  found: readonly PlacedMessage[]
): PlacedMessage[] {
  const inBody = found.flatMap(({part, message}) => (part === 'body' ? [message] : []))
  const others = messages.flatMap(({part, message}) => (part === 'body' ? [message] : []))
  const left = new Set(meaningful(inBody, settings.rules, others))
  return found.filter(({part, message}) => part === 'meta' || left.has(message))
}

/** Count all tiles of a block, once for each hand of a player with several. */
function countTable(context: BlockContext): PlacedMessage[] {
  const {rows, dora} = context
  const hands: TilesOnTable[] = []
  const rivers: TilesOnTable[] = []
  const norths = new Map<TilesOnTable, TilesOnTable>()
  const sections = new Set<number>()
  for (const row of rows.list) {
    const shown = tilesOfRow(row)
    if (row.diagram.mode === 'river') {
      rivers.push(shown)
      continue
    }
    hands.push(shown)
    sections.add(row.row.section)
    const aside = tilesAside(context, row)
    if (aside) norths.set(shown, aside)
  }
  const indicators = [...tilesOfPair(dora.open), ...tilesOfPair(dora.ura), ...tilesElsewhere(context)]
  if (sections.size === hands.length) {
    const all = [...hands, ...norths.values(), ...rivers, ...indicators]
    return countAll(all.toSorted((a, b) => a.offset - b.offset))
  }
  const table = [...rivers, ...indicators]
  const size = table.reduce((sum, {diagram}) => sum + diagram.nodes.length, 0)
  const handMessages = hands.flatMap(hand => {
    const own = [...(norths.has(hand) ? [norths.get(hand)!] : []), hand]
    return countLast(size > MOST_ON_TABLE ? own : [...table, ...own])
  })
  return [...countAll(table), ...handMessages]
}

function countAll(tiles: readonly TilesOnTable[]): PlacedMessage[] {
  const counted = validate(tiles.map(({diagram}) => diagram))
  const placeOf = placing(tiles)
  return counted.flatMap((messages, index) => messages.map(one => placeOf(one, tiles[index]!)))
}

function countLast(tiles: readonly TilesOnTable[]): PlacedMessage[] {
  const messages = validate(tiles.map(({diagram}) => diagram)).at(-1)!
  const placeOf = placing(tiles)
  return messages.map(one => placeOf(one, tiles.at(-1)!))
}

/** Places messages at their tiles; one about a fifth copy says where the others are, unless all are there. */
function placing(tiles: readonly TilesOnTable[]): (message: Message, own: TilesOnTable) => PlacedMessage {
  const indicatorCounts = kindsIn(tiles.filter(({isIndicators}) => isIndicators))
  return (message, own) => {
    if (message.id !== 'too-many-copies' || tiles.length === 1) return own.place(message)
    const kind = kindOf(message.values['tile'] as Tile)
    const here = kindsIn([own]).get(kind) ?? 0
    const apart = own.isIndicators ? 0 : (indicatorCounts.get(kind) ?? 0)
    const count = Number(message.values['count'])
    const elsewhere = here >= count ? 'none' : apart > 0 && here + apart >= count ? 'indicators' : 'table'
    return own.place({...message, values: {...message.values, elsewhere}})
  }
}

/** How often each kind is in some rows, in time proportional to them. */
function kindsIn(tiles: readonly TilesOnTable[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const {diagram} of tiles) {
    for (const node of diagram.nodes) {
      for (const {face} of tileNodesOf(node))
        if (isTile(face)) counts.set(kindOf(face), (counts.get(kindOf(face)) ?? 0) + 1)
    }
  }
  return counts
}

function tilesOfRow(read: ReadBlockRow): TilesOnTable {
  const {row, source, named} = read
  const {start} = row
  const diagram = withDrawn(read)
  const place = (message: Message): PlacedMessage =>
    named && message.start === source.length
      ? placeAt(named.entry, message)
      : {part: 'body', message: {...message, start: start + message.start, end: start + message.end}}
  return {diagram, offset: start, place}
}

/** Keys of a hand that has drawn its last tile. */
const drawnKeys: ReadonlySet<KeyId> = new Set<KeyId>(['draw', 'discard', 'after', 'candidates'])

/** A hand whose last tile was drawn and so is not the discard of another player, as a tile that is set apart may be. */
function withDrawn({diagram, values}: ReadBlockRow): Diagram {
  if (diagram.mode === 'river' || !values.some(({entry}) => drawnKeys.has(entry.key.id))) return diagram
  const {draw, win} = diagram.hand
  if (win !== null || draw === null) return diagram
  return {...diagram, hand: {...diagram.hand, win: {tile: draw, by: 'tsumo'}}}
}

const placeAt = ({part, start, end}: Entry, message: Message): PlacedMessage => ({
  part,
  message: {...message, start, end}
})

/** Tiles that are seen elsewhere, as tiles on the table. */
function tilesElsewhere({values}: BlockContext): TilesOnTable[] {
  const found = values.findLast(({entry}) => entry.key.id === 'visible')
  return found ? tilesOfPair({indicators: found.tiles, entry: found.entry}, false) : []
}

/** The indicators, given or computed, as tiles on the table. A message about one is at the place where it was given. */
function tilesOfPair(
  {indicators, entry}: Pick<DoraPair, 'indicators' | 'entry'>,
  isIndicators = true
): TilesOnTable[] {
  if (!entry || indicators.length === 0) return []
  const place = (message: Message) => placeAt(entry, message)
  const offset = entry.part === 'body' ? entry.start : -1
  return [{diagram: diagramOf(indicators), offset, place, isIndicators}]
}

/** More norths put aside than this are too many, however many an author writes. */
const MANY_NORTHS = 5

/** Norths put aside (抜き北) as tiles on the table. A message about one is at the place that gives their number. */
function tilesAside(
  {values}: BlockContext,
  {situation, row, diagram: shown}: ReadBlockRow
): TilesOnTable | null {
  const {kita = 0} = situation
  if (kita === 0 || (shown.mode === 'hand' && shown.hand.kita > 0)) return null
  const entry = values.findLast(({facts}) => facts.some(({field}) => field === 'kita'))?.entry
  const norths = Array.from({length: Math.min(MANY_NORTHS, kita)}, (): Tile => '4z')
  const {start, end} = row
  const place = (message: Message): PlacedMessage =>
    entry ? placeAt(entry, message) : {part: 'body', message: {...message, start, end}}
  return {diagram: diagramOf(norths), offset: entry?.part === 'body' ? entry.start : -1, place}
}

/**
 * Tiles that are not a row of the block, as if they were one. Their offsets do not refer to a text: messages get other
 * places.
 */
const diagramOf = (tiles: readonly Tile[]): Diagram =>
  resolve({
    mode: 'hand',
    nodes: tiles.map((tile, at) => tileNode(tile, at, at + 1)),
    draw: null,
    riichi: false,
    rows: []
  })
