/**
 * Boards of the wire, laid out. The last ones are kept for pages that are built again with the same boards, as in a dev
 * server.
 */
import {layoutBoards, type Board, type BoardLayout, type BoardPlace, type BoardSeat} from '@tehai/core/layout'
import {readBoards, type ReadBoard, type ReadBoards, type ReadSeat} from '@tehai/core/page'
import type {PictureBox, State} from '@tehai/kernel/picture'
import {recent} from '@tehai/kernel/recent'

/** Boards that were read, each with its layout. */
export interface BoardLayouts extends ReadBoards {
  readonly layouts: readonly BoardLayout[]
}

/**
 * Limits of what is kept: rows for one size of tiles, boards of such a row, and sizes of tiles. A round to step through
 * has more boards than that, so it is not kept.
 */
const MOST_KEPT = 300
const MOST_OF_ONE = 4
const MOST_SIZES = 2

/** By the size of tiles, then by the source of the boards. */
const kept = new Map<string, Map<string, BoardLayouts>>()

/**
 * Read boards, and lay them out.
 *
 * @param tile
 *   An upright tile of the set that is drawn.
 */
export function boardLayouts(source: string, tile: PictureBox): BoardLayouts {
  const make = (): BoardLayouts => {
    const read = readBoards(source)
    return {...read, layouts: layoutBoards(read.boards.map(boardOf), tile)}
  }
  const bySource = recent(kept, MOST_SIZES, `${tile.width} ${tile.height}`, () => new Map())
  return recent(bySource, MOST_KEPT, source, make, ({boards}) => boards.length <= MOST_OF_ONE)
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
      states: statesOf(tsumogiri, isLast && index === river.length - 1)
    })),
    melds,
    kita,
    hand,
    drawn
  }
}

const none: readonly State[] = []
const tsumogiriStates: readonly State[] = ['tsumogiri']
const ringStates: readonly State[] = ['ring']
const bothStates: readonly State[] = ['tsumogiri', 'ring']

function statesOf(tsumogiri: boolean, hasRing: boolean): readonly State[] {
  if (hasRing) return tsumogiri ? bothStates : ringStates
  return tsumogiri ? tsumogiriStates : none
}
