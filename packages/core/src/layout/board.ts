/**
 * Boards (盤面): the table with four rivers around a panel, seen from above.
 *
 *     toimen's melds and hand
 *                     toimen's river   shimocha's melds
 *     kamicha's hand       panel       shimocha's hand, each with the river before it
 *     kamicha's melds    own river
 *                        own hand and melds
 *
 * Every tile is at its place on a table, but upright. The alternative, rivers turned towards their players, was
 * compared on screens of 320 and 760 pixels and on A5 paper: a tile is then 17.5 pixels wide on the small screen
 * instead of 19, the winds and characters of three rivers out of four have to be read sideways or upside down, and
 * nothing is gained, since place and direction already show whose river it is. A river continues in the direction in
 * which its player lays it.
 */
import {largest} from '@tehai/kernel/source'
import {GAP, type Layout, type PictureBox, type PlacedPicture} from '@tehai/kernel/picture'
import type {Face} from '@tehai/riichi/tile'
import {
  indicatorRow,
  linesOf,
  middleOf,
  namesOf,
  sticksOf,
  type BoardStick,
  type BoardText
} from './board-panel.js'
import {partsOf, type Parts} from './board-parts.js'
import {placed} from './board-blocks.js'
import type {Board} from './board-seats.js'
import {BOARD_GAP, RIVER_COLUMNS, STANDARD_TILE} from './units.js'

/** A board as a picture that has the box of the panel in its middle. */
export interface BoardLayout extends Layout<Face> {
  readonly texts: readonly BoardText[]
  readonly panel: PictureBox & {readonly x: number; readonly y: number}
  readonly sticks: readonly BoardStick[]
}

/**
 * Lay a board out as one picture.
 *
 * @param tile
 *   An upright tile of the set that is drawn (default: `STANDARD_TILE`, 300 × 400).
 */
export function layoutBoard(board: Board, tile: PictureBox = STANDARD_TILE): BoardLayout {
  return layoutBoards([board], tile)[0]!
}

/** Lay out several moments of one table: all have one size, and what does not change stays in place. */
export function layoutBoards(
  boards: readonly Board[],
  tile: PictureBox = STANDARD_TILE
): readonly BoardLayout[] {
  const panel = {
    width: RIVER_COLUMNS * (tile.width + GAP) - GAP,
    height: RIVER_COLUMNS * (tile.height + GAP) - GAP
  }
  const parts = boards.map(({seats}) => partsOf(seats, panel, tile))
  const frame = {...frameOf(parts, panel), middle: middleOf(boards, panel, tile)}
  return boards.map((board, index) => layoutIn(frame, board, parts[index]!, tile))
}

/** Where everything begins and ends, for all moments of a table. */
interface Frame {
  readonly width: number
  readonly height: number
  readonly panel: BoardLayout['panel']
  /** The sides of rivers and hands. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** The row of one's own hand, and that of toimen: as wide as the wider of them. */
  readonly self: {readonly x: number; readonly y: number; readonly width: number}
  readonly toimen: {readonly x: number; readonly width: number; readonly height: number}
}

function frameOf(moments: readonly Parts[], panel: PictureBox): Frame {
  const most = (size: (parts: Parts) => number): number => largest(moments.map(size), 0)
  const sides = {left: most(({sides}) => sides.left), right: most(({sides}) => sides.right)}
  const bands = {
    toimen: most(({hand}) => hand.toimen.height),
    top: most(({sides}) => sides.top),
    bottom: most(({sides}) => sides.bottom),
    self: most(({hand}) => hand.self.height)
  }
  const before = (size: number): number => (size > 0 ? size + BOARD_GAP : 0)
  const across = before(sides.left) + panel.width + before(sides.right)
  const self = most(({hand}) => hand.self.width)
  const toimen = most(({hand}) => hand.toimen.width)
  // Hands beside the rivers are never cut off: if the board has few other tiles, they have room of their own.
  const top = before(bands.toimen)
  const beside = before(bands.top) + panel.height + before(bands.bottom)
  const lacking = Math.max(0, most(({sides}) => sides.height) - beside)
  const y = top + before(bands.top) + Math.ceil(lacking / 2)
  const bottom = top + beside + lacking
  const width = Math.max(across, self, toimen)
  const left = (width - across) / 2
  return {
    width,
    height: bottom + (bands.self > 0 ? BOARD_GAP + bands.self : 0),
    panel: {x: left + before(sides.left), y, ...panel},
    left,
    right: left + across,
    top,
    bottom,
    self: {x: (width - self) / 2, y: bottom + BOARD_GAP, width: self},
    toimen: {x: (width - toimen) / 2, width: toimen, height: bands.toimen}
  }
}

function layoutIn(
  frame: Frame & {readonly middle: number},
  board: Board,
  parts: Parts,
  tile: PictureBox
): BoardLayout {
  const {width, height, panel} = frame
  const middle = panel.y + frame.middle
  return {
    width,
    height,
    line: height,
    tiles: [...tilesIn(frame, parts), ...indicatorRow(board.indicators, panel, middle, tile)],
    texts: [...namesOf(board.seats, panel, middle), ...linesOf(board.lines, panel, middle)],
    vacancies: [],
    panel,
    sticks: sticksOf(board.seats, panel)
  }
}

/** The tiles of the players, each part in its corner. */
function tilesIn(
  {panel, left, right, top, bottom, self, toimen}: Frame,
  {river, melds, hand}: Parts
): PlacedPicture<Face>[] {
  const below = panel.y + panel.height + BOARD_GAP
  const farRight = self.x + self.width
  return [
    ...placed(river.self, panel.x, below),
    ...placed(
      river.toimen,
      panel.x + panel.width - river.toimen.width,
      panel.y - BOARD_GAP - river.toimen.height
    ),
    ...placed(river.kamicha, panel.x - BOARD_GAP - river.kamicha.width, panel.y),
    ...placed(
      river.shimocha,
      panel.x + panel.width + BOARD_GAP,
      panel.y + panel.height - river.shimocha.height
    ),
    ...placed(hand.self.closed, self.x, self.y + hand.self.top),
    ...placed(melds.self, farRight - melds.self.width, self.y + hand.self.height - melds.self.height),
    ...placed(
      hand.toimen.closed,
      toimen.x + toimen.width - hand.toimen.closed.width,
      toimen.height - hand.toimen.closed.height
    ),
    ...placed(melds.toimen, toimen.x, toimen.height - hand.toimen.height),
    ...placed(hand.kamicha, left, top),
    ...placed(melds.kamicha, left, bottom - melds.kamicha.height),
    ...placed(hand.shimocha, right - hand.shimocha.width, bottom - hand.shimocha.height),
    ...placed(melds.shimocha, right - melds.shimocha.width, top)
  ]
}
