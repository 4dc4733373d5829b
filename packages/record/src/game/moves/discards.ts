/**
 * Discarding a tile (打牌).
 */
import {tableWith} from '../changes.js'
import type {DiscardEvent} from '../event.js'
import {closedTiles, waitsOfHand, withHand, without} from '../hand.js'
import type {PlayProblem} from './play-problem.js'
import {problem} from '../problem.js'
import {nextOf} from '../seats.js'
import type {HandState, Riichi, TableState} from '../state.js'

/** The player whose turn it is puts a tile into the river. */
export function playDiscard(state: TableState, event: DiscardEvent): TableState | PlayProblem {
  const {player, tile, tsumogiri} = event
  if (state.turn !== player) return problem('not-your-turn', {player, turn: state.turn})
  if (state.phase !== 'discard') return problem('draw-missing', {player})
  const hand = state.hands[player]!
  if (tsumogiri && hand.drawn !== tile && hand.drawn !== 'back')
    return problem('not-the-drawn-tile', {player, tile, drawn: hand.drawn ?? ''})
  const held = tsumogiri ? null : closedTiles(hand)
  const tiles = held === null ? hand.tiles : without(held, [tile])
  if (held !== null && tiles === null) return problem('tile-not-in-hand', {player, tile})
  // What was held after the last discard is held again; every change since then has found the waits.
  const isUnchanged = tsumogiri && hand.river.length > 0
  return tableWith(state, {
    hands: withHand(state, player, {
      tiles,
      drawn: null,
      river: [...hand.river, {tile, tsumogiri, riichi: event.riichi, calledBy: null}],
      riichi: event.riichi ? declared(state, hand) : withoutIppatsu(hand.riichi),
      waits: isUnchanged ? hand.waits : waitsOfHand({...hand, tiles}, state.players)
    }),
    phase: 'draw',
    turn: nextOf(player, state.players),
    open: {tile, player, by: 'discard'},
    isReplacement: false,
    swaps: []
  })
}

function declared(state: TableState, hand: HandState): Riichi {
  return {isDouble: state.isUncalled && hand.river.length === 0, isAccepted: false, ippatsu: false}
}

function withoutIppatsu(riichi: Riichi | null): Riichi | null {
  return riichi?.ippatsu ? {...riichi, ippatsu: false} : riichi
}
