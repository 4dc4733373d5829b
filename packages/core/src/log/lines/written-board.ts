/**
 * A table of a record as a board, and the rows of its players in notation.
 */
import type {HandState, Player, RiverTile, TableState} from '@tehai/record'
import {isTile, type Face} from '@tehai/riichi/tile'
import type {BoardWords, WrittenBoard, WrittenSeat} from '../../page/row/board-row.js'
import {boardOf, type TableView} from '../../table/index.js'
import {handText, placeOf} from './hand-text.js'

/** The players in turn order, from a given one. */
export const playersFrom = ({player}: TableView, {players}: TableState): readonly Player[] =>
  Array.from({length: players}, (_, step) => ((player + step) % players) as Player)

/** The board of a table, as a row of a page has it. */
export function writtenBoard(state: TableState, view: TableView, words: BoardWords): WrittenBoard {
  const {lines, seats, indicators} = boardOf(state, view)
  return {
    ...words,
    lines,
    indicators: indicators.filter(isTile).join(''),
    seats: playersFrom(view, state).flatMap((player): WrittenSeat[] => {
      const place = placeOf(player, view, state)
      const seat = seats[place]
      if (!seat) return []
      const {name, isDealer = false, hasStick = false, drawn, hand} = seat
      return [
        {
          place,
          isDealer,
          isRiichi: hasStick,
          isLast: state.open?.by === 'discard' && state.open.player === player,
          draw: drawn === null ? null : isTile(drawn) ? drawn : BACK,
          names: name,
          rows: rowsOf(state.hands[player]!, hand)
        }
      ]
    })
  }
}

const BACK = '0x'

/** The hand and the river of a player. `closed`: the closed tiles as the viewer sees them. */
export function rowsOf(hand: HandState, closed: readonly Face[]): readonly string[] {
  return [handText(hand, closed), riverText(hand.river)].filter(text => text !== '')
}

/** `j 1z9=m3+z4-m`: tsumogiri, riichi, called away. */
function riverText(river: readonly RiverTile[]): string {
  if (river.length === 0) return ''
  const tiles = river.map(({tile, tsumogiri, riichi, calledBy}) => {
    const marks = `${tsumogiri ? '=' : ''}${riichi ? '+' : ''}${calledBy === null ? '' : '-'}`
    return `${tile[0]}${marks}${tile[1]}`
  })
  return `j ${tiles.join('')}`
}
