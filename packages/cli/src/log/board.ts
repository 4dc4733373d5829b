/**
 * The board of a table: what one player sees of it, or all hands.
 */
import type {Board, BoardDiscard, BoardPlace, BoardSeat} from '@tehai/core/layout'
import {fromOf, roundName, windOf, type HandState, type Player, type TableState} from '@tehai/record'
import {groupDigits, type Language} from '@tehai/kernel/source'
import type {Face} from '@tehai/riichi/tile'
import {commandWords, withValues} from '../words/commands.js'
import {seatWords} from './table.js'

/** What of a table is shown. */
export interface BoardView {
  /** Whose eyes: this player is at the bottom. */
  readonly player: Player
  /** Whether the hands of the others are shown as well; otherwise they are face down. */
  readonly isOpen: boolean
  readonly language: Language
}

/** The board of a table. */
export function boardOf(state: TableState, view: BoardView): Board {
  const {language} = view
  const players = state.hands.map((_, player) => player as Player)
  const seats = players.map((player): [BoardPlace, BoardSeat] => [
    player === view.player ? 'self' : fromOf(player, view.player, state.players),
    seatOf(state, player, view)
  ])
  const left = withValues(commandWords.logWords.left, {
    left: String(state.left),
    sticks: String(state.sticks)
  })
  return {
    seats: Object.fromEntries(seats),
    lines: [roundName(state, language), left[language]],
    indicators: state.indicators
  }
}

function seatOf(state: TableState, player: Player, {player: own, isOpen, language}: BoardView): BoardSeat {
  const hand = state.hands[player]!
  const {winds} = seatWords(language)
  const isShown = player === own || isOpen
  return {
    name: [winds[windOf(player, state.dealer, state.players)], groupDigits(state.scores[player]!)],
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
function closedFaces({tiles, melds}: HandState, isShown: boolean): readonly Face[] {
  if (tiles !== null && isShown) return tiles
  const count = tiles?.length ?? 13 - 3 * melds.length
  return Array.from({length: count}, () => 'back')
}

/** The discard that lies open now has a ring. */
function riverOf({river}: HandState, {open}: TableState, player: Player): readonly BoardDiscard[] {
  return river.map(({tile, tsumogiri, riichi, calledBy}, index) => {
    const isLast = open?.by === 'discard' && open.player === player && index === river.length - 1
    const states = [...(tsumogiri ? (['tsumogiri'] as const) : []), ...(isLast ? (['ring'] as const) : [])]
    return {tile, riichi, called: calledBy !== null, states}
  })
}
