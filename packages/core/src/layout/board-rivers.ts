/**
 * Rivers of a board, in three rows: horizontal for the players below and above, in columns for the players at the
 * sides.
 */
import {largest} from '@tehai/kernel/source'
import type {Face} from '@tehai/riichi/tile'
import {GAP, type PictureBox, type PlacedPicture, type State} from '@tehai/kernel/picture'
import type {BoardSeat} from './board-seats.js'
import {lyingDiscards} from './river.js'
import {emptyStrip, layoutOf, putTile} from './strip.js'
import {LONG_RIVER, RIVER_COLUMNS, RIVER_ROWS} from './units.js'
import {nothing, placed, widest, type Block} from './board-blocks.js'

/** Rows of a river: six, six, and all others; if the last row would be too long, all rows are longer. */
function rowsOf<Value>(list: readonly Value[]): readonly (readonly Value[])[] {
  const length = list.length > LONG_RIVER ? Math.ceil(list.length / RIVER_ROWS) : RIVER_COLUMNS
  const rows: Value[][] = []
  list.forEach((one, index) => {
    const row = Math.min(Math.floor(index / length), RIVER_ROWS - 1)
    ;(rows[row] ??= []).push(one)
  })
  return rows
}

interface LaidTile {
  readonly face: Face
  readonly lying: boolean
  readonly states: readonly State[]
}

function laidTiles({river}: BoardSeat): readonly LaidTile[] {
  const lying = lyingDiscards(river)
  return river.map(({tile, called, states}, index) => ({
    face: tile,
    lying: lying.has(index),
    states: called ? ['called', ...states] : states
  }))
}

/** A river with horizontal rows: from left to right and down, or from right to left and up. */
export function acrossRiver(seat: BoardSeat | undefined, way: 'down' | 'up', tile: PictureBox): Block {
  if (!seat || seat.river.length === 0) return nothing
  const rows = rowsOf(laidTiles(seat)).map(row => {
    const strip = emptyStrip(tile)
    for (const {face, lying, states} of way === 'down' ? row : row.toReversed())
      putTile(strip, face, lying, states)
    return layoutOf(strip)
  })
  const width = widest(rows)
  const pitch = tile.height + GAP
  const tiles = rows.flatMap((row, index) => {
    const at = way === 'down' ? index : rows.length - 1 - index
    return placed(row, way === 'down' ? 0 : width - row.width, at * pitch)
  })
  return {width, height: rows.length * pitch - GAP, tiles}
}

/** A river whose rows are columns: from top to bottom and to the left, or from bottom to top and to the right. */
export function downRiver(seat: BoardSeat | undefined, way: 'left' | 'right', tile: PictureBox): Block {
  if (!seat || seat.river.length === 0) return nothing
  const columns = rowsOf(laidTiles(seat))
  const pitch = tile.height + GAP
  const widths = columns.map(column => (column.some(({lying}) => lying) ? tile.height : tile.width))
  const width = widths.reduce((sum, one) => sum + one, 0) + GAP * (widths.length - 1)
  const longest = largest(
    columns.map(({length}) => length),
    0
  )
  const height = longest * pitch - GAP
  const tiles: PlacedPicture<Face>[] = []
  let near = 0
  columns.forEach((column, index) => {
    const x = way === 'right' ? near : width - near - widths[index]!
    // Tiles are in order from top to bottom, so that a column of bodies can be drawn at once.
    const downward = way === 'left' ? [...column.entries()] : [...column.entries()].reverse()
    downward.forEach(([at, {face, lying, states}]) => {
      const top = way === 'left' ? at * pitch : height - (at + 1) * pitch + GAP
      const y = lying ? top + (tile.height - tile.width) / 2 : top
      // An upright tile in a column with a sideways one is aligned to the panel's side.
      const own = lying ? tile.height : tile.width
      tiles.push({x: way === 'right' ? x : x + widths[index]! - own, y, turn: lying ? -90 : 0, face, states})
    })
    near += widths[index]! + GAP
  })
  return {width, height, tiles}
}
