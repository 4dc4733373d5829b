/**
 * Boards of the wire, laid out. The last ones are kept: a page that is built again, as in a dev server, has the same.
 */
import {layoutBoards, type Board, type BoardLayout, type BoardPlace, type BoardSeat} from '@tehai/core/layout'
import {readBoards, type ReadBoard, type ReadBoards, type ReadSeat} from '@tehai/core/page'
import type {PictureBox} from '@tehai/kernel/picture'

/** Boards that were read, each with its layout. */
export interface BoardLayouts extends ReadBoards {
  readonly layouts: readonly BoardLayout[]
}

/** So many boards are kept; a round to step through has too many. */
const MOST_KEPT = 300
const MOST_OF_ONE = 4

const kept = new Map<string, BoardLayouts>()

/**
 * Read boards, and lay them out.
 *
 * @param tile
 *   An upright tile of the set that is drawn.
 */
export function boardLayouts(source: string, tile: PictureBox): BoardLayouts {
  const key = `${tile.width} ${tile.height}\n${source}`
  const known = kept.get(key)
  if (known) return known
  const read = readBoards(source)
  const laid = {...read, layouts: layoutBoards(read.boards.map(boardOf), tile)}
  if (read.boards.length <= MOST_OF_ONE) {
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!)
    kept.set(key, laid)
  }
  return laid
}

function boardOf({seats, lines, indicators}: ReadBoard): Board {
  return {
    seats: Object.fromEntries(seats.map((seat): [BoardPlace, BoardSeat] => [seat.place, seatOf(seat)])),
    lines,
    indicators
  }
}

function seatOf({names, isDealer, isRiichi, isLast, river, melds, kita, hand, drawn}: ReadSeat): BoardSeat {
  return {
    name: names,
    isDealer,
    hasStick: isRiichi,
    river: river.map(({tile, riichi, called, tsumogiri}, index) => ({
      tile,
      riichi,
      called,
      states: [
        ...(tsumogiri ? (['tsumogiri'] as const) : []),
        ...(isLast && index === river.length - 1 ? (['ring'] as const) : [])
      ]
    })),
    melds,
    kita,
    hand,
    drawn
  }
}
