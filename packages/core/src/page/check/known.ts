/**
 * What is known of a block once its rows and its dora are read.
 */
import type {HandDiagram, RiverDiagram} from '../../model/diagram.js'
import type {Tile} from '@tehai/riichi/tile'
import type {BlockDora} from './block-dora.js'
import type {ClaimedHand} from './claims.js'
import type {BlockRows} from './rows.js'

export interface Known {
  /** Whether three play. */
  readonly sanma: boolean
  readonly dora: BlockDora
  /** Whether some dora could not be read. */
  readonly isDoraUnread: boolean
  readonly rows: BlockRows
  /** The last river of each section, by the index of the section. */
  readonly rivers: ReadonlyMap<number, RiverDiagram>
  /** Tiles that everybody sees: indicators and discards; a called-away tile lies in its meld. */
  readonly open: readonly Tile[]
  /** Norths put aside by each player, by the index of the section. */
  readonly kita: ReadonlyMap<number, number>
  /** Tiles that a key says are seen elsewhere. */
  readonly elsewhere: readonly Tile[]
  /** The first hand of each player's section, by the index of the section. */
  readonly hands: ReadonlyMap<number, HandDiagram>
  /** Hands that claims have asked for, by the index of the row. */
  readonly claimed: Map<number, ClaimedHand | null>
}

/** A table holds 136 tiles and four players; what a block shows beyond that is no table. */
const TILES_ON_TABLE = 136
const PLAYERS = 4

/** Gather what claims may ask of a block, once for all of them. */
export function knownOf(
  sanma: boolean,
  {dora, isDoraUnread, elsewhere}: Pick<Known, 'dora' | 'isDoraUnread' | 'elsewhere'>,
  rows: BlockRows
): Known {
  const rivers = new Map<number, RiverDiagram>()
  const hands = new Map<number, HandDiagram>()
  const open: Tile[] = [...dora.open.indicators, ...dora.ura.indicators, ...elsewhere]
  for (const {row, diagram} of rows.list) {
    if (diagram.mode === 'river') {
      rivers.set(row.section, diagram)
      for (const {tile, called} of diagram.discards) if (tile && !called) open.push(tile)
    } else if (!hands.has(row.section) && hands.size < PLAYERS) hands.set(row.section, diagram)
  }
  const kita = kitaBySection(rows)
  return {
    sanma,
    dora,
    isDoraUnread,
    rows,
    rivers,
    open: open.slice(0, TILES_ON_TABLE),
    elsewhere: elsewhere.slice(0, TILES_ON_TABLE),
    kita,
    hands,
    claimed: new Map()
  }
}

/** There are no more norths than these, whatever an author writes. */
const NORTHS = 4

/** Norths put aside, as the sections or the rows in them say. */
function kitaBySection({list, situations}: BlockRows): Map<number, number> {
  const kita = new Map<number, number>()
  const add = (section: number, norths = 0) => {
    if (norths > 0) kita.set(section, Math.min(NORTHS, Math.max(norths, kita.get(section) ?? 0)))
  }
  situations.forEach(({kita: norths}, section) => add(section, norths))
  for (const {row, situation} of list) add(row.section, situation.kita)
  return kita
}
