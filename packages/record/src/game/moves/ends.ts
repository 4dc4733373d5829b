/**
 * How a round ends, and the indicators that are turned on the way.
 */
import {kindOf} from '@tehai/riichi/tile'
import {tableWith} from '../changes.js'
import type {AgariEvent, DoraEvent, RyuukyokuEvent} from '../event.js'
import type {PlayProblem} from './play-problem.js'
import {passOpenTile} from './missed-wins.js'
import {problem} from '../problem.js'
import {seenWith} from './seen-copies.js'
import type {TableState} from '../state.js'

/** An indicator is turned. */
export function playDora(state: TableState, {tile}: DoraEvent): TableState | PlayProblem {
  if (state.hiddenDora === 0) return problem('no-kan-for-dora', {tile})
  const seen = seenWith(state, tile)
  if ('id' in seen) return seen
  return tableWith(state, {
    indicators: [...state.indicators, tile],
    hiddenDora: state.hiddenDora - 1,
    seen
  })
}

/** A player wins, by the drawn tile or by the open one. The open tile stays: another may win by it. */
export function playAgari(state: TableState, {player, from, tile}: AgariEvent): TableState | PlayProblem {
  if (player === from) {
    if (state.turn !== player) return problem('not-your-turn', {player, turn: state.turn})
    const {drawn} = state.hands[player]!
    if (state.phase !== 'discard' || drawn === null) return problem('draw-missing', {player})
    if (drawn !== tile && drawn !== 'back') return problem('not-the-drawn-tile', {player, tile, drawn})
    return tableWith(state, {phase: 'over'})
  }
  const {open} = state
  if (open === null) return problem('nothing-to-call', {player, tile})
  if (open.player !== from) return problem('wrong-discarder', {player, from, actual: open.player})
  if (kindOf(open.tile) !== kindOf(tile)) return problem('wrong-tile-called', {player, tile, open: open.tile})
  return tableWith(state, {phase: 'over'})
}

/** The round ends without a win. Three wins by one discard do not accept its riichi. */
export function playRyuukyoku(state: TableState, {reason}: RyuukyokuEvent): TableState | PlayProblem {
  const passed = reason === 'sanchahou' ? state : passOpenTile(state)
  return tableWith(passed, {phase: 'over'})
}
