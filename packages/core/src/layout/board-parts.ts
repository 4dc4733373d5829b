/**
 * Parts of a board: the river, the melds and the hand of each player, each as a block that is then put in its place.
 */
import {largest} from '@tehai/kernel/source'
import type {Face} from '@tehai/riichi/tile'
import {GAP, type Layout, type PictureBox, type Placed, type State} from '@tehai/kernel/picture'
import type {Board, BoardPlace, BoardSeat} from './board-seats.js'
import {lyingDiscards} from './river.js'
import {slotsOf} from './slots.js'
import {emptyStrip, layoutOf, leaveGap, putTile} from './strip.js'
import {BOARD_GAP, BOARD_WIDTH, DRAW_GAP, LONG_RIVER, RIVER_COLUMNS, RIVER_ROWS} from './units.js'

/** A part of a board before it has its place. */
export type Block = Pick<Layout<Face>, 'width' | 'height' | 'tiles'>

/** A hand in a row with its melds: the closed tiles, and the size of both. */
export interface HandRow extends PictureBox {
  readonly closed: Block
  /** Where the closed tiles begin: on one base line with the melds, or above them. */
  readonly top: number
}

/** All parts of a board, and the room that they take at each side of the panel. */
export interface Parts {
  readonly river: Readonly<Record<BoardPlace, Block>>
  readonly melds: Readonly<Record<BoardPlace, Block>>
  readonly hand: {
    readonly self: HandRow
    readonly toimen: HandRow
    readonly shimocha: Block
    readonly kamicha: Block
  }
  readonly sides: Readonly<Record<'left' | 'right' | 'top' | 'bottom' | 'height', number>>
}

const nothing: Block = {width: 0, height: 0, tiles: []}
const plain: readonly State[] = []

/** A block moved to its place. */
export function placed({tiles}: Block, x: number, y: number): readonly Placed<Face>[] {
  return tiles.map(one => ({
    x: one.x + x,
    y: one.y + y,
    turn: one.turn,
    face: one.face,
    states: one.states
  }))
}

/** The parts of each player. */
export function partsOf(
  {self, shimocha, toimen, kamicha}: Board['seats'],
  panel: PictureBox,
  tile: PictureBox
): Parts {
  const river = {
    self: acrossRiver(self, 'down', tile),
    toimen: acrossRiver(toimen, 'up', tile),
    shimocha: downRiver(shimocha, 'right', tile),
    kamicha: downRiver(kamicha, 'left', tile)
  }
  const closed = {self: handRow(self, 'self', tile), toimen: handRow(toimen, 'toimen', tile)}
  const melds = {
    self: meldsBeside(closed.self, self, tile),
    toimen: meldsBeside(closed.toimen, toimen, tile),
    shimocha: stacked(meldRows(shimocha, tile), 'right'),
    kamicha: stacked(meldRows(kamicha, tile), 'left')
  }
  const hand = {
    self: withMelds(closed.self, melds.self),
    toimen: withMelds(closed.toimen, melds.toimen),
    shimocha: handColumn(shimocha, 'shimocha', tile),
    kamicha: handColumn(kamicha, 'kamicha', tile)
  }
  return {river, melds, hand, sides: sidesOf(river, melds, hand, panel)}
}

/**
 * Room beside and above the panel. The melds of those who sit beside are in the corners at their right hand, under the
 * hand, which is the shorter for them; rivers that are longer than the panel run into the corners as well.
 */
function sidesOf(
  river: Parts['river'],
  melds: Parts['melds'],
  hand: Parts['hand'],
  panel: PictureBox
): Parts['sides'] {
  const over = (block: Block): number => Math.max(0, block.height - panel.height)
  const spare = (block: Block): number => Math.max(0, block.width - panel.width)
  const both = (first: number, second: number): number =>
    first > 0 && second > 0 ? first + BOARD_GAP + second : first + second
  const besides = (block: Block, width: number): number => both(block.width, width)
  const column = (block: Block, own: Block): number => both(block.height, own.height)
  return {
    left: Math.max(
      besides(hand.kamicha, Math.max(river.kamicha.width, spare(river.toimen))),
      melds.kamicha.width
    ),
    right: Math.max(
      besides(hand.shimocha, Math.max(river.shimocha.width, spare(river.self))),
      melds.shimocha.width
    ),
    top: Math.max(river.toimen.height, both(over(river.shimocha), melds.shimocha.height)),
    bottom: Math.max(river.self.height, both(over(river.kamicha), melds.kamicha.height)),
    height: Math.max(column(hand.kamicha, melds.kamicha), column(hand.shimocha, melds.shimocha))
  }
}

/** Rows of a river: six, six, and all others; all rows are longer where the last one would be too long. */
function rowsOf<Value>(list: readonly Value[]): readonly (readonly Value[])[] {
  const length = list.length > LONG_RIVER ? Math.ceil(list.length / RIVER_ROWS) : RIVER_COLUMNS
  const rows: Value[][] = []
  list.forEach((one, index) => {
    const row = Math.min(Math.floor(index / length), RIVER_ROWS - 1)
    ;(rows[row] ??= []).push(one)
  })
  return rows
}

interface Laid {
  readonly face: Face
  readonly lying: boolean
  readonly states: readonly State[]
}

function laidTiles({river}: BoardSeat): readonly Laid[] {
  const lying = lyingDiscards(river)
  return river.map(({tile, called, states}, index) => ({
    face: tile,
    lying: lying.has(index),
    states: called ? ['called', ...states] : states
  }))
}

/** A river whose rows run across: from left to right and down, or from right to left and up. */
function acrossRiver(seat: BoardSeat | undefined, way: 'down' | 'up', tile: PictureBox): Block {
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
function downRiver(seat: BoardSeat | undefined, way: 'left' | 'right', tile: PictureBox): Block {
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
  const tiles: Placed<Face>[] = []
  let near = 0
  columns.forEach((column, index) => {
    const x = way === 'right' ? near : width - near - widths[index]!
    // Tiles follow one another from top to bottom, so that a column of bodies can be drawn at once.
    const downward = way === 'left' ? [...column.entries()] : [...column.entries()].reverse()
    downward.forEach(([at, {face, lying, states}]) => {
      const top = way === 'left' ? at * pitch : height - (at + 1) * pitch + GAP
      const y = lying ? top + (tile.height - tile.width) / 2 : top
      // An upright tile in a column with a lying one stays at the panel's side.
      const own = lying ? tile.height : tile.width
      tiles.push({x: way === 'right' ? x : x + widths[index]! - own, y, turn: lying ? -90 : 0, face, states})
    })
    near += widths[index]! + GAP
  })
  return {width, height, tiles}
}

function widest(blocks: readonly PictureBox[]): number {
  return largest(
    blocks.map(({width}) => width),
    0
  )
}

/** Each meld, then the norths put aside. */
function meldRows(seat: BoardSeat | undefined, tile: PictureBox): readonly Block[] {
  if (!seat) return []
  const rows = seat.melds.map((meld): Block => {
    const strip = emptyStrip(tile)
    for (const {face, lying, above} of slotsOf(meld)) putTile(strip, face, lying, plain, above)
    return layoutOf(strip)
  })
  if (seat.kita === 0) return rows
  const strip = emptyStrip(tile)
  for (let north = 0; north < seat.kita; north++) putTile(strip, '4z', false, plain)
  return [...rows, layoutOf(strip)]
}

/** Blocks one below the other, on one edge. */
function stacked(rows: readonly Block[], edge: 'left' | 'right', gap: number = GAP): Block {
  const width = widest(rows)
  let height = 0
  const tiles = rows.flatMap(row => {
    const y = height
    height += row.height + gap
    return placed(row, edge === 'left' ? 0 : width - row.width, y)
  })
  return {width, height: Math.max(0, height - gap), tiles}
}

/** Blocks side by side on one base line. */
function inRow(blocks: readonly Block[]): Block {
  const height = largest(
    blocks.map(one => one.height),
    0
  )
  let width = 0
  const tiles = blocks.flatMap(block => {
    const x = width
    width += block.width + BOARD_GAP
    return placed(block, x, height - block.height)
  })
  return {width: Math.max(0, width - BOARD_GAP), height, tiles}
}

/** Melds beside a hand in one row; where they are too wide for that, in as many rows of their own as they need. */
function meldsBeside(closed: Block, seat: BoardSeat | undefined, tile: PictureBox): Block {
  const melds = meldRows(seat, tile)
  const all = inRow(melds)
  if (rowWidth(closed, all) <= BOARD_WIDTH || all.width <= BOARD_WIDTH) return all
  const half = Math.ceil(melds.length / 2)
  return stacked([inRow(melds.slice(0, half)), inRow(melds.slice(half))], 'right')
}

function rowWidth(closed: Block, melds: Block): number {
  return closed.width + (closed.width > 0 && melds.width > 0 ? BOARD_GAP : 0) + melds.width
}

/** The size of closed tiles and melds: in one row, or the melds in rows of their own under the tiles. */
function withMelds(closed: Block, melds: Block): HandRow {
  const width = rowWidth(closed, melds)
  if (width <= BOARD_WIDTH) {
    const height = Math.max(closed.height, melds.height)
    return {closed, top: height - closed.height, width, height}
  }
  return {
    closed,
    top: 0,
    width: Math.max(closed.width, melds.width),
    height: closed.height + BOARD_GAP + melds.height
  }
}

/** A hand in a row, the drawn tile apart, at the right hand of the player. */
function handRow(seat: BoardSeat | undefined, place: 'self' | 'toimen', tile: PictureBox): Block {
  if (!seat || (seat.hand.length === 0 && seat.drawn === null)) return nothing
  const strip = emptyStrip(tile)
  const putDrawn = (): void => {
    if (seat.drawn !== null) putTile(strip, seat.drawn, false, plain)
  }
  if (place === 'toimen' && seat.drawn !== null) {
    putDrawn()
    leaveGap(strip, DRAW_GAP)
  }
  for (const face of seat.hand) putTile(strip, face, false, plain)
  if (place === 'self') {
    leaveGap(strip, DRAW_GAP)
    putDrawn()
  }
  return layoutOf(strip)
}

/**
 * A hand beside the rivers, from top to bottom, the drawn tile apart: tiles that are face down lie, as they do on a
 * table.
 */
function handColumn(seat: BoardSeat | undefined, place: 'shimocha' | 'kamicha', tile: PictureBox): Block {
  if (!seat || (seat.hand.length === 0 && seat.drawn === null)) return nothing
  const {hand, drawn} = seat
  const isHidden = [...hand, drawn ?? 'back'].every(face => face === 'back')
  const [width, height] = isHidden ? [tile.height, tile.width] : [tile.width, tile.height]
  const tiles: Placed<Face>[] = []
  let bottom = -GAP
  const put = (face: Face): void => {
    const y = bottom + GAP
    tiles.push({x: 0, y, turn: isHidden ? -90 : 0, face, states: plain})
    bottom = y + height
  }
  if (place === 'shimocha' && drawn !== null) {
    put(drawn)
    bottom += DRAW_GAP - GAP
  }
  for (const face of hand) put(face)
  if (place === 'kamicha' && drawn !== null) {
    bottom += DRAW_GAP - GAP
    put(drawn)
  }
  return {width, height: bottom, tiles}
}
