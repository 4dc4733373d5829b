/**
 * The panel in the middle of a board: round, seats, scores and dora indicators, and the riichi sticks at its sides.
 */
import type {Face} from '@tehai/riichi/tile'
import {largest} from '@tehai/kernel/source'
import {GAP, type PictureBox, type PlacedPicture, type PlacedText} from '@tehai/kernel/picture'
import {turnOrder} from '../model/players.js'
import type {Board, BoardPlace, BoardSeat} from './board-seats.js'
import {BOARD_GAP} from './units.js'

/** Words of a panel. */
export interface BoardText extends PlacedText {
  /** It is the name of the dealer. */
  readonly isDealer: boolean
  /** The number of tiles left, which changes after nearly every event. */
  readonly isBrief: boolean
}

/** A riichi stick. It is parallel to the side of the panel. */
export interface BoardStick extends PictureBox {
  readonly x: number
  readonly y: number
}

type Panel = PictureBox & {readonly x: number; readonly y: number}

/** Heights of the words. */
const TITLE_SIZE = 270
const LINE_SIZE = 185
const NAME_SIZE = 200

/** A stick: it fits between the panel and a river. */
const STICK_LENGTH = 1200
const STICK_WIDTH = 50

/** Room for words at the sides of the panel, and beside a name, as fractions of the width of the panel. */
const LINE_SHARE = 0.94
const NAME_SHARE = 0.43

/**
 * Widths of characters as fractions of their height, as in wide sans-serif fonts (DejaVu Sans). CJK characters are
 * square.
 */
const WIDE = 1
const COMMON = 0.61
const NARROW = 0.33
const FIRST_WIDE = 0x2e80
const narrow = "fijlrt.,:;·' "

/** The height of words, reduced if they would be wider than their room. */
function fitted(text: string, size: number, room: number): number {
  let width = 0
  for (const character of text) {
    const isWide = character.codePointAt(0)! >= FIRST_WIDE
    width += isWide ? WIDE : narrow.includes(character) ? NARROW : COMMON
  }
  return width * size <= room ? size : Math.floor(room / width)
}

/**
 * How far from the middle the baselines of names at the sides begin, and how far from it lines end and indicators
 * begin.
 */
const NAMES_BELOW = NAME_SIZE * 0.5
const LINES_ABOVE = NAME_SIZE * 1.2
const INDICATORS_BELOW = NAME_SIZE * 2.1

/** The distance from one line to the next, as a fraction of their height. */
const LINE_PITCH = 1.3
const NAME_PITCH = 1.2

/** Baselines of the names above and below, from the side of the panel. */
const UPPER_NAME = NAME_SIZE * 1.1
const LOWER_NAME = NAME_SIZE * 0.5

/** Height of a capital letter or a digit, as a fraction of the height of its line. */
const CAPITAL = 0.72

/**
 * The distance from the top of a panel to the middle of its words, so that they are equally far from the name above and
 * the name below. It is the same for all moments of a table, based on the moment with the most lines.
 */
export function middleOf(boards: readonly Board[], {height}: PictureBox, tile: PictureBox): number {
  const most = (count: (board: Board) => number): number => largest(boards.map(count), 0)
  const lines = most(board => board.lines.length)
  const names = most(({seats}) => Math.max(seats.kamicha?.name.length ?? 0, seats.shimocha?.name.length ?? 0))
  const hasIndicators = boards.some(({indicators}) => indicators.length > 0)
  const above = lines === 0 ? 0 : LINES_ABOVE + (lines - 1) * LINE_SIZE * LINE_PITCH + TITLE_SIZE * CAPITAL
  const below = hasIndicators
    ? INDICATORS_BELOW + tile.height
    : NAMES_BELOW + (names - 1) * NAME_SIZE * NAME_PITCH
  const room = height - UPPER_NAME - LOWER_NAME - NAME_SIZE * CAPITAL
  return Math.round(UPPER_NAME + (room + above - below) / 2)
}

/** The indicators in a row under the middle. */
export function indicatorRow(
  faces: readonly Face[],
  {x, width}: Panel,
  middle: number,
  tile: PictureBox
): readonly PlacedPicture<Face>[] {
  const own = faces.length * (tile.width + GAP) - GAP
  const left = x + (width - own) / 2
  const top = middle + INDICATORS_BELOW
  return faces.map((face, index) => ({
    x: left + index * (tile.width + GAP),
    y: top,
    turn: 0,
    face,
    states: []
  }))
}

/** Each name at the side of its player. */
export function namesOf(
  {self, toimen, kamicha, shimocha}: Board['seats'],
  {x, y, width, height}: Panel,
  middle: number
): readonly BoardText[] {
  const named = (seat: BoardSeat, text: string, across: number, down: number): BoardText => ({
    x: x + width * across,
    y: down,
    size: fitted(text, NAME_SIZE, width * (across === 0.5 ? LINE_SHARE : NAME_SHARE)),
    text,
    isDealer: seat.isDealer === true,
    isBrief: false
  })
  const line = (seat: BoardSeat | undefined, down: number): readonly BoardText[] =>
    seat ? [named(seat, seat.name.join(' '), 0.5, down)] : []
  const lines = (seat: BoardSeat | undefined, across: number): readonly BoardText[] =>
    seat
      ? seat.name.map((text, index) =>
          named(seat, text, across, middle + NAMES_BELOW + NAME_SIZE * NAME_PITCH * index)
        )
      : []
  return [
    ...line(self, y + height - LOWER_NAME),
    ...line(toimen, y + UPPER_NAME),
    ...lines(kamicha, 0.22),
    ...lines(shimocha, 0.78)
  ]
}

/** The lines above the middle. */
export function linesOf(lines: readonly string[], {x, width}: Panel, middle: number): readonly BoardText[] {
  const sizes = lines.map((_, index) => (index === 0 ? TITLE_SIZE : LINE_SIZE))
  let down = middle - LINES_ABOVE - sizes.slice(1).reduce((sum, size) => sum + size * LINE_PITCH, 0)
  return lines.map((text, index) => {
    const size = fitted(text, sizes[index]!, width * LINE_SHARE)
    const line = {x: x + width / 2, y: down, size, text, isDealer: false, isBrief: index > 0}
    down += (sizes[index + 1] ?? 0) * LINE_PITCH
    return line
  })
}

/** The middle of each stick, between the panel and the river of its player. */
const middles: Readonly<Record<BoardPlace, (panel: Panel) => readonly [x: number, y: number]>> = {
  self: ({x, y, width, height}) => [x + width / 2, y + height + BOARD_GAP / 2],
  shimocha: ({x, y, width, height}) => [x + width + BOARD_GAP / 2, y + height / 2],
  toimen: ({x, y, width}) => [x + width / 2, y - BOARD_GAP / 2],
  kamicha: ({x, y, height}) => [x - BOARD_GAP / 2, y + height / 2]
}

/** A stick for each player who has declared riichi. */
export function sticksOf(seats: Board['seats'], panel: Panel): readonly BoardStick[] {
  return turnOrder
    .filter(place => seats[place]?.hasStick === true)
    .map(place => {
      const [x, y] = middles[place](panel)
      const isAcross = place === 'self' || place === 'toimen'
      const [width, height] = isAcross ? [STICK_LENGTH, STICK_WIDTH] : [STICK_WIDTH, STICK_LENGTH]
      return {x: x - width / 2, y: y - height / 2, width, height}
    })
}
