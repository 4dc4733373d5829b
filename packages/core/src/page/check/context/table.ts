/**
 * What a block shows besides a hand: rivers, the hands of others, open tiles, and norths put aside.
 */
import type {Diagram, HandDiagram, RiverDiagram} from '../../../model/diagram.js'
import {kindOf, type Tile, type TileKind} from '@tehai/riichi/tile'
import type {BlockContent} from '../../grammar/content.js'
import type {BlockDora} from './dora.js'
import {isOfRecord} from '../../grammar/block/record-lines.js'
import type {EntryValue} from '../../grammar/values/entry-value.js'
import {tilesOf, type BlockRows, type ReadBlockRow} from './rows.js'

/** What a block shows besides a hand. */
export interface Table {
  /** The last river of each section, by the index of the section. */
  readonly rivers: ReadonlyMap<number, RiverDiagram>
  /** The first hand of each player's section, by the index of the section. */
  readonly hands: ReadonlyMap<number, HandDiagram>
  /**
   * Tiles that all players see: indicators and discards. A called-away tile counts in its meld, a tile that was won by
   * ron in the hands that won with it.
   */
  readonly open: readonly Tile[]
  /** The discard that was won by ron, if it is in a river, and the section of that river. */
  readonly ron: TileKind | null
  readonly ronFrom: number | null
  /** Norths put aside by each player, by the index of the section. */
  readonly kita: ReadonlyMap<number, number>
  /** Tiles that a key says are seen elsewhere. */
  readonly elsewhere: readonly Tile[]
  /** Whether some dora could not be read. */
  readonly isDoraUnread: boolean
}

/** A table has 136 tiles and four players; a block that shows more is not a table. */
const TILES_ON_TABLE = 136
const PLAYERS = 4

/** Collects what a block shows, once for all of its hands. */
export function tableOf({values, record}: BlockContent, dora: BlockDora, rows: BlockRows): Table {
  const rivers = new Map<number, RiverDiagram>()
  const hands = new Map<number, HandDiagram>()
  const elsewhere = values.findLast(({entry}) => entry.key.id === 'visible')?.tiles ?? []
  const open: Tile[] = [...dora.open.indicators, ...dora.ura.indicators, ...elsewhere]
  const list = withoutTypedRivers(rows.list, record)
  const wonFrom = riverOfRon(list)
  for (const read of list) {
    const {row, diagram} = read
    if (diagram.mode === 'river') {
      rivers.set(row.section, diagram)
      const {discards} = diagram
      const lying = read === wonFrom ? discards.slice(0, -1) : discards
      for (const {tile, called} of lying) if (tile && !called) open.push(tile)
    } else if (!hands.has(row.section) && hands.size < PLAYERS) hands.set(row.section, diagram)
  }
  return {
    rivers,
    hands,
    open: open.slice(0, TILES_ON_TABLE),
    ron: wonFrom && lastKind(wonFrom.diagram),
    ronFrom: wonFrom && wonFrom.row.section,
    kita: kitaBySection(rows),
    elsewhere: elsewhere.slice(0, TILES_ON_TABLE),
    isDoraUnread: values.some(value => doraKeys.has(value.entry.key.id) && isFaulty(value))
  }
}

/**
 * The rows of a block. Beside the rivers of a record, rivers that the author has typed are the same tiles and are left
 * out.
 */
function withoutTypedRivers(list: BlockRows['list'], record: BlockContent['record']): BlockRows['list'] {
  const isRiver = ({diagram}: ReadBlockRow): boolean => diagram.mode === 'river'
  const isRecorded = ({row}: ReadBlockRow): boolean => isOfRecord(record, row)
  if (!list.some(one => isRiver(one) && isRecorded(one))) return list
  return list.filter(one => !isRiver(one) || isRecorded(one))
}

/** The river whose last discard another player won with; `null` if the block shows none. */
function riverOfRon(list: BlockRows['list']): ReadBlockRow | null {
  const won = list.flatMap(({row, diagram}) => {
    const kind = ronKind(diagram)
    return kind === null ? [] : [{kind, section: row.section}]
  })
  if (won.length === 0) return null
  const isWon = ({row, diagram}: ReadBlockRow): boolean => {
    const last = lastKind(diagram)
    return last !== null && won.some(({kind, section}) => kind === last && section !== row.section)
  }
  return list.find(isWon) ?? null
}

/** The kind of the tile that a hand won by ron. */
function ronKind(diagram: Diagram): TileKind | null {
  const win = diagram.mode === 'hand' ? diagram.hand.win : null
  return win?.by === 'ron' ? kindOf(win.tile) : null
}

/** The kind of the last discard of a river, if it is still there. */
function lastKind(diagram: Diagram): TileKind | null {
  const last = diagram.mode === 'river' ? diagram.discards.at(-1) : undefined
  return last?.tile && !last.called ? kindOf(last.tile) : null
}

/** The tiles of other hands; a discard with which several won counts as one tile. */
export function tilesOfOthers({hands, ron}: Table, own: number, diagram: HandDiagram): readonly Tile[] {
  let isCounted = ron !== null && ronKind(diagram) === ron
  return [...hands].flatMap(([section, hand]) => {
    if (section === own) return []
    const tiles = tilesOf(hand)
    if (ron === null || ronKind(hand) !== ron) return tiles
    const at = isCounted ? tiles.findLastIndex(tile => kindOf(tile) === ron) : -1
    isCounted = true
    return at < 0 ? tiles : tiles.toSpliced(at, 1)
  })
}

/** Keys of dora and their indicators. */
const doraKeys: ReadonlySet<string> = new Set(['dora', 'indicator', 'ura', 'ura-indicator'])

/** Whether a value has an error. */
export const isFaulty = ({messages}: EntryValue): boolean =>
  messages.some(({severity}) => severity === 'error')

/** There are no more norths than this, whatever an author writes. */
const NORTHS = 4

/** Norths put aside, according to the sections or the rows in them. */
function kitaBySection({list, situations}: BlockRows): Map<number, number> {
  const kita = new Map<number, number>()
  const add = (section: number, norths = 0) => {
    if (norths > 0) kita.set(section, Math.min(NORTHS, Math.max(norths, kita.get(section) ?? 0)))
  }
  situations.forEach(({kita: norths}, section) => add(section, norths))
  for (const {row, situation} of list) add(row.section, situation.kita)
  return kita
}
