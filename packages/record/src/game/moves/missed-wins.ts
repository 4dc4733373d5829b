/**
 * What follows if the next event is not a win: a riichi is accepted, and a player who could have won is furiten.
 */
import {kindOf} from '@tehai/riichi/tile'
import {handWith, tableWith} from '../changes.js'
import type {TableState} from '../state.js'

/** The table after no player has won by the open tile. */
export function passOpenTile(state: TableState): TableState {
  const {open} = state
  if (open === null) return state
  const kind = kindOf(open.tile)
  const isMissed = open.by !== 'ankan'
  let {sticks, scores} = state
  const hands = state.hands.map((hand, player) => {
    if (player !== open.player) {
      return isMissed && !hand.missed && hand.waits.includes(kind) ? handWith(hand, {missed: true}) : hand
    }
    if (hand.riichi === null || hand.riichi.isAccepted) return hand
    sticks += 1
    scores = scores.with(player, scores[player]! - state.riichiStick)
    return handWith(hand, {riichi: {...hand.riichi, isAccepted: true, ippatsu: true}})
  })
  return tableWith(state, {hands, sticks, scores, open: null})
}

/** The table after a call or a kan: the first turn is interrupted, and no win is by ippatsu any more. */
export function interrupt(state: TableState): TableState {
  const hands = state.hands.map(hand =>
    hand.riichi?.ippatsu ? handWith(hand, {riichi: {...hand.riichi, ippatsu: false}}) : hand
  )
  return tableWith(state, {hands, isUncalled: false})
}
