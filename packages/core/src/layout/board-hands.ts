/** Hands and melds of a board: in a row for the players below and above, in columns for the players at the sides. */
import type {Face} from '@tehai/riichi/tile'
import {GAP, type PictureBox, type PlacedPicture} from '@tehai/kernel/picture'
import type {BoardSeat} from './board-seats.js'
import {slotsOf} from './slots.js'
import {emptyStrip, layoutOf, leaveGap, putTile} from './strip.js'
import {BOARD_GAP, BOARD_WIDTH, DRAW_GAP} from './units.js'
import {inRow, nothing, plain, stacked, type Block} from './board-blocks.js'

/** A hand in a row with its melds: the closed tiles, and the size of both together. */
export interface HandRow extends PictureBox {
  readonly closed: Block
  /** Where the closed tiles begin: on the baseline of the melds, or above them. */
  readonly top: number
}

/** Each meld, then the norths put aside. */
export function meldRows(seat: BoardSeat | undefined, tile: PictureBox): readonly Block[] {
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

/** Melds beside a hand in one row or, if they are too wide for that, in as many rows as they need. */
export function meldsBeside(closed: Block, seat: BoardSeat | undefined, tile: PictureBox): Block {
  const melds = meldRows(seat, tile)
  const all = inRow(melds)
  if (rowWidth(closed, all) <= BOARD_WIDTH || all.width <= BOARD_WIDTH) return all
  const half = Math.ceil(melds.length / 2)
  return stacked([inRow(melds.slice(0, half)), inRow(melds.slice(half))], 'right')
}

function rowWidth(closed: Block, melds: Block): number {
  return closed.width + (closed.width > 0 && melds.width > 0 ? BOARD_GAP : 0) + melds.width
}

/** The size of closed tiles and melds: in one row, or with the melds in rows of their own under the tiles. */
export function withMelds(closed: Block, melds: Block): HandRow {
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

/** A hand in a row, with the drawn tile set apart at the player's right. */
export function handRow(seat: BoardSeat | undefined, place: 'self' | 'toimen', tile: PictureBox): Block {
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
 * A hand beside the rivers, from top to bottom, with the drawn tile set apart. Face-down tiles are drawn on their side,
 * as they are on a table.
 */
export function handColumn(
  seat: BoardSeat | undefined,
  place: 'shimocha' | 'kamicha',
  tile: PictureBox
): Block {
  if (!seat || (seat.hand.length === 0 && seat.drawn === null)) return nothing
  const {hand, drawn} = seat
  const isHidden = [...hand, drawn ?? 'back'].every(face => face === 'back')
  const [width, height] = isHidden ? [tile.height, tile.width] : [tile.width, tile.height]
  const tiles: PlacedPicture<Face>[] = []
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
