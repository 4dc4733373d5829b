/**
 * What is known of a block once its rows and its dora are read.
 */
import type {HandDiagram, RiverDiagram} from '../model/diagram.js'
import type {Tile} from '../tile/tile.js'
import type {BlockDora} from './block-dora.js'
import type {ClaimedHand} from './claims.js'
import type {BlockRows} from './rows.js'

export interface Known {
  /** Whether three play. */
  readonly sanma: boolean
  readonly dora: BlockDora
  readonly rows: BlockRows
  /** The last river of each section, by the index of the section. */
  readonly rivers: ReadonlyMap<number, RiverDiagram>
  /** Tiles that everybody sees: indicators and discards; a called-away tile lies in its meld. */
  readonly open: readonly Tile[]
  /** The first hand of each player's section, by the index of the section. */
  readonly hands: ReadonlyMap<number, HandDiagram>
  /** Hands that claims have asked for, by the index of the row. */
  readonly claimed: Map<number, ClaimedHand | null>
}

/** A table holds 136 tiles and four players; what a block shows beyond that is no table. */
const TILES_ON_TABLE = 136
const PLAYERS = 4

/** Gather what claims may ask of a block, once for all of them. */
export function knownOf(sanma: boolean, dora: BlockDora, rows: BlockRows): Known {
  const rivers = new Map<number, RiverDiagram>()
  const hands = new Map<number, HandDiagram>()
  const open: Tile[] = [...dora.open.indicators, ...dora.ura.indicators]
  for (const {row, diagram} of rows.list) {
    if (diagram.mode === 'river') {
      rivers.set(row.section, diagram)
      for (const {tile, called} of diagram.discards) if (tile && !called) open.push(tile)
    } else if (!hands.has(row.section) && hands.size < PLAYERS) hands.set(row.section, diagram)
  }
  return {sanma, dora, rows, rivers, open: open.slice(0, TILES_ON_TABLE), hands, claimed: new Map()}
}
