/** The board of a table: the view of one player, or with all hands. */
import {groupDigits, type Language} from '@tehai/kernel/source'
import {fromOf, roundName, windOf, type HandState, type Player, type TableState} from '@tehai/record'
import type {Face} from '@tehai/riichi/tile'
import {nameOfSticks, nameOfWind} from '../labels/index.js'
import type {Board, BoardDiscard, BoardPlace, BoardSeat} from '../layout/index.js'
import {dictionaries as tableWords} from './words/table.js'

/** What is shown of a table, and in which language. */
export interface TableView {
  /** The player whose view is shown, at the bottom. */
  readonly player: Player
  /** Whether the hands of the others are shown as well; otherwise they are face down. */
  readonly isOpen: boolean
  /** Other players whose hands are shown although not all are, such as the winners (default: none). */
  readonly shown?: readonly Player[] | undefined
  readonly language: Language
}

/** Whether the hand of a player is seen. */
export function isSeen(player: Player, {player: own, isOpen, shown}: TableView): boolean {
  return player === own || isOpen || shown?.includes(player) === true
}

/** Where a player sits, relative to the player whose view is shown. */
export function placeOf(player: Player, view: Pick<TableView, 'player'>, players: 3 | 4): BoardPlace {
  return player === view.player ? 'self' : fromOf(player, view.player, players)
}

/** The board of a table. */
export function boardOf(state: TableState, view: TableView): Board {
  const {language} = view
  const seats = state.hands.map((_, player): [BoardPlace, BoardSeat] => [
    placeOf(player as Player, view, state.players),
    seatOf(state, player as Player, view)
  ])
  return {
    seats: Object.fromEntries(seats),
    lines: linesOf(state, language),
    indicators: state.indicators
  }
}

/** `East 2, honba 1`, and `26 left · 1 riichi stick`. */
function linesOf(state: TableState, language: Language): readonly string[] {
  const {left, sticks} = state
  const {left: leftWords, beside} = tableWords[language]
  const parts = [leftWords(left), ...(sticks > 0 ? [nameOfSticks(sticks, language)] : [])]
  return [roundName(state, language), beside(parts)]
}

function seatOf(state: TableState, player: Player, view: TableView): BoardSeat {
  const {language} = view
  const hand = state.hands[player]!
  const isShown = isSeen(player, view)
  return {
    name: [
      nameOfWind(windOf(player, state.dealer, state.players), language),
      groupDigits(state.scores[player]!)
    ],
    isDealer: player === state.dealer,
    hasStick: hand.riichi?.isAccepted === true,
    river: riverOf(hand, state, player),
    melds: hand.melds,
    kita: hand.kita,
    hand: closedFaces(hand, isShown),
    drawn: hand.drawn !== null && !isShown ? 'back' : hand.drawn
  }
}

/** Backs for a hand that is not shown, or that the record hides. */
export function closedFaces({tiles, melds}: HandState, isShown: boolean): readonly Face[] {
  if (tiles !== null && isShown) return tiles
  const count = tiles?.length ?? 13 - 3 * melds.length
  return Array<Face>(count).fill('back')
}

/** The discard that is currently open has a ring. */
function riverOf({river}: HandState, {open}: TableState, player: Player): readonly BoardDiscard[] {
  return river.map(({tile, tsumogiri, riichi, calledBy}, index) => {
    const isLast = open?.by === 'discard' && open.player === player && index === river.length - 1
    const states = [...(tsumogiri ? (['tsumogiri'] as const) : []), ...(isLast ? (['ring'] as const) : [])]
    return {tile, riichi, called: calledBy !== null, states}
  })
}
