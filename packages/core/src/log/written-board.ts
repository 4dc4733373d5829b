/**
 * A table of a record as a board, and its hands and rivers in notation.
 */
import {fromOf, type HandState, type Player, type RiverTile, type TableState} from '@tehai/record'
import {formatTiles, isTile, type Face, type Meld} from '@tehai/riichi/tile'
import {writeMarkedMeld} from '../format/marked-meld.js'
import type {Player as Place} from '../labels/winds.js'
import {noMarks, tileNode} from '../notation/tree.js'
import type {BoardWords, WrittenBoard, WrittenSeat} from '../page/row/board-row.js'
import {boardOf, type TableView} from '../table/index.js'

/** The players from one on, in the order of turns. */
export const playersFrom = ({player}: TableView, {players}: TableState): readonly Player[] =>
  Array.from({length: players}, (_, step) => ((player + step) % players) as Player)

/** The place of a player as the viewer sees it. */
export const placeOf = (other: Player, {player}: TableView, {players}: TableState): Place =>
  other === player ? 'self' : fromOf(other, player, players)

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

/** The hand and the river of a player. `closed`: the closed tiles as they are seen. */
export function rowsOf(hand: HandState, closed: readonly Face[]): readonly string[] {
  return [handText(hand, closed), riverText(hand.river)].filter(text => text !== '')
}

/** The hand of a player whose tiles are seen, without the tile that was drawn. */
export const ownHandText = (hand: HandState): string =>
  handText(hand, hand.tiles ?? Array<Face>(closedCount(hand)).fill('back'))

function handText({melds, kita}: HandState, closed: readonly Face[]): string {
  const tiles = closed.filter(isTile)
  const hidden = closed.length - tiles.length
  const north = kita === 0 ? '' : `f${'4'.repeat(kita)}z`
  return [formatTiles(tiles), backs(hidden), ...melds.map(meldText), north]
    .filter(text => text !== '')
    .join(' ')
}

const backs = (count: number): string => (count === 0 ? '' : `${'0'.repeat(count)}x`)

const meldTexts = new WeakMap<Meld, string>()

/** A meld by call marks: `55-5p`. The tables of a round have one meld in common. */
function meldText(meld: Meld): string {
  const known = meldTexts.get(meld)
  if (known !== undefined) return known
  const nodes = meld.tiles.map(tile => tileNode(tile, 0, 0, noMarks))
  const {text} = writeMarkedMeld({type: 'meld', meld, nodes, start: 0, end: 0}, 'arashino')
  meldTexts.set(meld, text)
  return text
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

/** How many closed tiles a player has. */
export const closedCount = ({tiles, melds}: HandState): number => tiles?.length ?? 13 - 3 * melds.length
