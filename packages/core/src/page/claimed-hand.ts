/**
 * The hand that a claim speaks of, with everything that the block says of it.
 */
import type {RiverDiagram} from '../model/diagram.js'
import type {Tile} from '../tile/tile.js'
import type {ClaimedHand} from './claims.js'
import type {Known} from './known.js'
import type {Settings} from './options.js'
import {tilesOf, type ReadBlockRow} from './rows.js'

/** The hand of a row; `null` if the row is a river. */
export function claimedHand(settings: Settings, {dora, rows}: Known, row: number): ClaimedHand | null {
  const read = rows.list[row]
  if (!read || read.diagram.mode === 'river') return null
  const {diagram, situation, named, pao} = read
  return {
    diagram,
    situation,
    draw: named && !named.won ? named.tile : null,
    win: named?.won ? {tile: named.tile, by: named.by, from: named.from} : null,
    dora: dora.open.dora,
    ura: dora.ura.dora,
    indicators: dora.open.indicators,
    uraIndicators: dora.ura.indicators,
    pao,
    river: riverOf(rows.list, read),
    visible: visibleBeside({dora, rows}, row),
    settings
  }
}

/** The last river of the section of a hand. */
function riverOf(rows: readonly ReadBlockRow[], {row}: ReadBlockRow): RiverDiagram | null {
  const found = rows.findLast(other => other.row.section === row.section && other.diagram.mode === 'river')
  return found?.diagram.mode === 'river' ? found.diagram : null
}

/** Tiles that can be seen besides a hand: indicators, rivers, and the melds of the other players. */
function visibleBeside({dora, rows}: Known, row: number): Tile[] {
  const own = rows.list[row]!
  const tiles: Tile[] = [...dora.open.indicators, ...dora.ura.indicators]
  rows.list.forEach((other, index) => {
    if (index === row) return
    if (other.diagram.mode === 'river') {
      for (const {tile, called} of other.diagram.discards) if (tile && !called) tiles.push(tile)
    } else if (other.row.section !== own.row.section) tiles.push(...tilesOf(other.diagram))
  })
  return tiles
}
