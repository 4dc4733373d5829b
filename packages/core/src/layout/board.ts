/**
 * Boards (盤面): the table with four rivers around a panel, seen from above.
 *
 *       toimen's melds   toimen's river   shimocha's melds
 *     kamicha's river        panel         shimocha's river
 *      kamicha's melds     own river       own melds
 *                          own hand
 *
 * Every tile is where it lies on a table, and upright, so that it can be read: a river runs on in the direction in which
 * its player lays it, and each player's melds are in the corner at the right hand.
 */
import {largest} from '@tehai/kernel/source'
import type {Face, Meld, Tile} from '@tehai/riichi/tile'
import {
  GAP,
  type Layout,
  type PictureBox,
  type Placed,
  type PlacedText,
  type State
} from '@tehai/kernel/picture'
import {lyingDiscards} from './river.js'
import {slotsOf} from './slots.js'
import {emptyStrip, layoutOf, leaveGap, putTile} from './strip.js'
import {DRAW_GAP, RIVER_COLUMNS, RIVER_ROWS, STANDARD_TILE} from './units.js'

/** A tile in a river. */
export interface BoardDiscard {
  readonly tile: Tile
  readonly riichi: boolean
  readonly called: boolean
  readonly states: readonly State[]
}

/** What lies before one player. */
export interface BoardSeat {
  /** Written at the player's side of the panel, at the left and right one below the other: `South`, `24,000`. */
  readonly name: readonly string[]
  readonly river: readonly BoardDiscard[]
  /** In the order in which they were made. */
  readonly melds: readonly Meld[]
  /** Norths put aside. */
  readonly kita: number
  /** Closed tiles, or backs; empty: the hand is not shown. */
  readonly hand: readonly Face[]
  readonly drawn: Face | null
}

/** Places around the table, seen from the owner of the page's hand. */
export type BoardPlace = 'self' | 'shimocha' | 'toimen' | 'kamicha'

export interface Board {
  /** With three players there is no toimen. */
  readonly seats: Readonly<Partial<Record<BoardPlace, BoardSeat>>>
  /** Written in the middle, one below the other: the first one larger. */
  readonly lines: readonly string[]
  /** Dora indicators, drawn under the lines. */
  readonly indicators: readonly Face[]
}

/** A board as a picture, and the box of the panel in its middle. */
export interface BoardLayout extends Layout<Face> {
  readonly panel: PictureBox & {readonly x: number; readonly y: number}
}

/** Between the parts of a board, and from its edge. */
const BOARD_GAP = 90

/** Heights of the words in the panel. */
const TITLE_SIZE = 270
const LINE_SIZE = 185
const NAME_SIZE = 200

/** A part of a board before it has its place. */
type Block = Pick<Layout<Face>, 'width' | 'height' | 'tiles'>

const nothing: Block = {width: 0, height: 0, tiles: []}

/**
 * Lay a board out as one picture.
 *
 * @param tile
 *   An upright tile of the set that is drawn (default: `STANDARD_TILE`, 300 × 400).
 */
export function layoutBoard(
  {seats, lines, indicators}: Board,
  tile: PictureBox = STANDARD_TILE
): BoardLayout {
  const panel = {
    width: RIVER_COLUMNS * (tile.width + GAP) - GAP,
    height: RIVER_COLUMNS * (tile.height + GAP) - GAP
  }
  const {river, melds, hand, sizes} = partsOf(seats, panel, tile)
  const {left, right, top, bottom} = sizes
  const across = bandsOf([hand.kamicha.width, left, panel.width, right, hand.shimocha.width])
  const down = bandsOf([hand.toimen.height, top, panel.height, bottom, hand.self.height])
  const width = Math.max(across.size, hand.self.width, hand.toimen.width)
  const [handLeft, farLeft, x, nearRight, handRight] = movedBy((width - across.size) / 2, across.starts)
  const [, farTop, y, below, handBelow] = down.starts
  const farRight = nearRight + right
  const middle = y + panel.height / 2
  const center = x + panel.width / 2
  const beside = ({height}: Block): number => farTop + (below + bottom - farTop - height) / 2
  const centered = (block: Block): number => (width - block.width) / 2
  const tiles = [
    ...placed(river.self, x, below),
    ...placed(river.toimen, x + panel.width - river.toimen.width, farTop + top - river.toimen.height),
    ...placed(river.kamicha, farLeft + left - river.kamicha.width, y),
    ...placed(river.shimocha, nearRight, y + panel.height - river.shimocha.height),
    ...placed(melds.self, farRight - melds.self.width, below + bottom - melds.self.height),
    ...placed(melds.kamicha, farLeft, below + bottom - melds.kamicha.height),
    ...placed(melds.toimen, farLeft, farTop),
    ...placed(melds.shimocha, farRight - melds.shimocha.width, farTop),
    ...placed(hand.self, centered(hand.self), handBelow),
    ...placed(hand.toimen, centered(hand.toimen), 0),
    ...placed(hand.kamicha, handLeft, beside(hand.kamicha)),
    ...placed(hand.shimocha, handRight, beside(hand.shimocha)),
    ...indicatorRow(indicators, center, middle, tile)
  ]
  const texts = [...namesOf(seats, x, y, panel), ...linesOf(lines, center, middle)]
  return {width, height: down.size, line: down.size, tiles, texts, vacancies: [], panel: {x, y, ...panel}}
}

/** One part of each player. */
type Parts = Readonly<Record<BoardPlace, Block>>

/** All parts of a board, and the room that rivers and melds take at each side of the panel. */
function partsOf(
  {self, shimocha, toimen, kamicha}: Board['seats'],
  panel: PictureBox,
  tile: PictureBox
): {
  readonly river: Parts
  readonly melds: Parts
  readonly hand: Parts
  readonly sizes: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>
} {
  const river = {
    self: acrossRiver(self, 'down', tile),
    toimen: acrossRiver(toimen, 'up', tile),
    shimocha: downRiver(shimocha, 'right', tile),
    kamicha: downRiver(kamicha, 'left', tile)
  }
  const melds = {
    self: meldBlock(self, tile),
    shimocha: meldBlock(shimocha, tile),
    toimen: meldBlock(toimen, tile),
    kamicha: meldBlock(kamicha, tile)
  }
  // Rivers that run on are longer than the panel: the melds in the corners keep clear of them.
  const over = (block: Block): number => Math.max(0, block.height - panel.height)
  const spare = (block: Block): number => Math.max(0, block.width - panel.width)
  const top = Math.max(river.toimen.height, melds.toimen.height, melds.shimocha.height + over(river.shimocha))
  const bottom = Math.max(river.self.height, melds.self.height, melds.kamicha.height + over(river.kamicha))
  const between = bandsOf([top, panel.height, bottom]).size
  const hand = {
    self: handRow(self, tile),
    toimen: handRow(toimen, tile),
    shimocha: handColumn(shimocha, tile, between),
    kamicha: handColumn(kamicha, tile, between)
  }
  // Hands beside the rivers are never cut: where there is little else, they have room of their own.
  const lacking = Math.max(0, Math.max(hand.shimocha.height, hand.kamicha.height) - between) / 2
  const sizes = {
    left: Math.max(river.kamicha.width, melds.toimen.width + spare(river.toimen), melds.kamicha.width),
    right: Math.max(river.shimocha.width, melds.shimocha.width, melds.self.width + spare(river.self)),
    top: top + lacking,
    bottom: bottom + lacking
  }
  return {river, melds, hand, sizes}
}

/** Parts side by side: where each begins, and how long all are. One without a size takes no gap. */
function bandsOf<const Sizes extends readonly number[]>(
  sizes: Sizes
): {readonly starts: Numbers<Sizes>; readonly size: number} {
  let size = 0
  const starts = sizes.map(own => {
    if (own > 0 && size > 0) size += BOARD_GAP
    const start = size
    size += own
    return start
  })
  return {starts: starts as unknown as Numbers<Sizes>, size}
}

/** As many numbers as there are sizes. */
type Numbers<Sizes extends readonly number[]> = {readonly [Index in keyof Sizes]: number}

function movedBy<const Starts extends readonly number[]>(offset: number, starts: Starts): Numbers<Starts> {
  return starts.map(start => start + offset) as unknown as Numbers<Starts>
}

function placed({tiles}: Block, x: number, y: number): readonly Placed<Face>[] {
  return tiles.map(one => ({...one, x: one.x + x, y: one.y + y}))
}

/** Rows of a river: six, six, and all others. */
function rowsOf<Value>(list: readonly Value[]): readonly (readonly Value[])[] {
  const rows: Value[][] = []
  list.forEach((one, index) => {
    const row = Math.min(Math.floor(index / RIVER_COLUMNS), RIVER_ROWS - 1)
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
  const width = largest(
    rows.map(row => row.width),
    0
  )
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
  const widths = columns.map(column => (column.some(({lying}) => lying) ? tile.height : tile.width))
  const width = widths.reduce((sum, one) => sum + one, 0) + GAP * (widths.length - 1)
  const height =
    largest(
      columns.map(({length}) => length),
      0
    ) *
      (tile.height + GAP) -
    GAP
  const tiles: Placed<Face>[] = []
  let near = 0
  columns.forEach((column, index) => {
    const x = way === 'right' ? near : width - near - widths[index]!
    column.forEach(({face, lying, states}, at) => {
      const top = way === 'left' ? at * (tile.height + GAP) : height - (at + 1) * (tile.height + GAP) + GAP
      const y = lying ? top + (tile.height - tile.width) / 2 : top
      // An upright tile in a column with a lying one stays at the panel's side.
      const own = lying ? tile.height : tile.width
      tiles.push({x: way === 'right' ? x : x + widths[index]! - own, y, turn: lying ? -90 : 0, face, states})
    })
    near += widths[index]! + GAP
  })
  return {width, height, tiles}
}

const plain: readonly State[] = []

/** Melds one below the other, then the norths put aside. */
function meldBlock(seat: BoardSeat | undefined, tile: PictureBox): Block {
  if (!seat) return nothing
  const rows = seat.melds.map(meld => {
    const strip = emptyStrip(tile)
    for (const {face, lying, above} of slotsOf(meld)) putTile(strip, face, lying, plain, above)
    return layoutOf(strip)
  })
  if (seat.kita > 0) {
    const strip = emptyStrip(tile)
    for (let north = 0; north < seat.kita; north++) putTile(strip, '4z', false, plain)
    rows.push(layoutOf(strip))
  }
  let height = 0
  const tiles = rows.flatMap(row => {
    const y = height
    height += row.height + GAP
    return placed(row, 0, y)
  })
  return {
    width: largest(
      rows.map(({width}) => width),
      0
    ),
    height: Math.max(0, height - GAP),
    tiles
  }
}

/** A hand in a row, the drawn tile apart. */
function handRow(seat: BoardSeat | undefined, tile: PictureBox): Block {
  if (!seat || (seat.hand.length === 0 && seat.drawn === null)) return nothing
  const strip = emptyStrip(tile)
  for (const face of seat.hand) putTile(strip, face, false, plain)
  if (seat.drawn !== null) {
    leaveGap(strip, DRAW_GAP)
    putTile(strip, seat.drawn, false, plain)
  }
  return layoutOf(strip)
}

/**
 * A hand beside the rivers, from top to bottom, the drawn tile last: tiles that are face down lie, as they do on a table.
 * What is taller than its room takes a second column.
 */
function handColumn(seat: BoardSeat | undefined, tile: PictureBox, available: number): Block {
  if (!seat || (seat.hand.length === 0 && seat.drawn === null)) return nothing
  const faces = seat.drawn === null ? seat.hand : [...seat.hand, seat.drawn]
  const isHidden = faces.every(face => face === 'back')
  const [across, down] = isHidden ? [tile.height, tile.width] : [tile.width, tile.height]
  const isTall = faces.length * (down + GAP) - GAP > available
  const rows = isTall ? Math.ceil(faces.length / 2) : faces.length
  const tiles = faces.map((face, index): Placed<Face> => {
    const column = Math.floor(index / rows)
    const y = (index % rows) * (down + GAP)
    return {x: column * (across + GAP), y, turn: isHidden ? -90 : 0, face, states: plain}
  })
  const columns = Math.ceil(faces.length / rows)
  return {width: columns * (across + GAP) - GAP, height: rows * (down + GAP) - GAP, tiles}
}

function indicatorRow(
  faces: readonly Face[],
  center: number,
  middle: number,
  tile: PictureBox
): readonly Placed<Face>[] {
  const width = faces.length * (tile.width + GAP) - GAP
  const y = middle + NAME_SIZE * 1.9
  return faces.map((face, index) => ({
    x: center - width / 2 + index * (tile.width + GAP),
    y,
    turn: 0,
    face,
    states: plain
  }))
}

/** Each name at the side of its player. */
function namesOf(
  {self, toimen, kamicha, shimocha}: Board['seats'],
  x: number,
  y: number,
  panel: PictureBox
): readonly PlacedText[] {
  const middle = y + panel.height / 2
  const line = (seat: BoardSeat | undefined, down: number): readonly PlacedText[] =>
    seat ? [{x: x + panel.width / 2, y: down, size: NAME_SIZE, text: seat.name.join(' ')}] : []
  const lines = (seat: BoardSeat | undefined, across: number): readonly PlacedText[] =>
    (seat?.name ?? []).map((text, index) => ({
      x: x + panel.width * across,
      y: middle + NAME_SIZE * (0.5 + 1.2 * index),
      size: NAME_SIZE,
      text
    }))
  return [
    ...line(self, y + panel.height - NAME_SIZE * 0.5),
    ...line(toimen, y + NAME_SIZE * 1.1),
    ...lines(kamicha, 0.2),
    ...lines(shimocha, 0.8)
  ]
}

/** The lines above the middle. */
function linesOf(lines: readonly string[], center: number, middle: number): readonly PlacedText[] {
  const sizes = lines.map((_, index) => (index === 0 ? TITLE_SIZE : LINE_SIZE))
  let y = middle - NAME_SIZE * 1.2 - sizes.slice(1).reduce((sum, size) => sum + size * 1.3, 0)
  return lines.map((text, index) => {
    const line = {x: center, y, size: sizes[index]!, text}
    y += (sizes[index + 1] ?? 0) * 1.3
    return line
  })
}
