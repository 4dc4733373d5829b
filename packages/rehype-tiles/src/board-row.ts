/**
 * Boards in pages: a row of the wire that is a table, or a table at several moments.
 */
import {layoutBoards, type Board, type BoardPlace, type BoardSeat} from '@tehai/core/layout'
import {readBoards, type ReadBoard, type ReadSeat, type RowOptions} from '@tehai/core/page'
import type {Element} from 'hast'
import {boardElement, boxOf} from './board.js'
import {panelsElement} from './boards/panels.js'
import {element, text} from './element.js'
import type {DrawSettings} from './game.js'

/** Whether a row is a board, or several. */
export const isBoardRow = ({board}: RowOptions): boolean => board === true

/** Draw a row that is a board, or several; `null` for any other. */
export function drawBoardRow(source: string, options: RowOptions, settings: DrawSettings): Element | null {
  if (!isBoardRow(options)) return null
  const {names, boards} = readBoards(source)
  const layouts = layoutBoards(boards.map(boardOf), boxOf(settings.game.art))
  const pictures = boards.map((board, index) => {
    const picture = boardElement(layouts[index]!, board.label, settings)
    return withWords(picture, board, settings.game.id)
  })
  const [only] = pictures
  if (names === null) return only ?? null
  return panelsElement(
    names,
    boards.map(({caption, mark}, index) => ({caption, mark, picture: pictures[index]!})),
    settings.game.id
  )
}

/** A picture with each player in words, for those who listen. */
function withWords(picture: Element, {spoken}: ReadBoard, id: string): Element {
  if (spoken.length === 0) return picture
  const items = spoken.map(words => element('li', {}, [text(words)]))
  return element('div', {className: [`${id}-board`]}, [
    picture,
    element('ul', {className: [`${id}-spoken`]}, items)
  ])
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
