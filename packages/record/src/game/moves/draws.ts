/**
 * Drawing a tile (ツモ).
 */
import {tableWith} from '../changes.js'
import type {DrawEvent} from '../event.js'
import {withHand} from '../hand.js'
import {interrupt, passOpenTile} from './missed-wins.js'
import type {PlayProblem} from './play-problem.js'
import {problem} from '../problem.js'
import {seenWith} from './seen-copies.js'
import type {TableState} from '../state.js'

/** The player whose turn it is draws a tile; no player has won by an open tile. */
export function playDraw(before: TableState, {player, tile}: DrawEvent): TableState | PlayProblem {
  if (before.phase !== 'draw') return problem('discard-missing', {player: before.turn})
  if (before.turn !== player) return problem('not-your-turn', {player, turn: before.turn})
  if (before.left === 0) return problem('wall-is-empty', {player})
  const passed = passOpenTile(before)
  // A kan or a north put aside by which no player has won interrupts the turn now.
  const state = before.isReplacement ? interrupt(passed) : passed
  const seen = tile === null ? state.seen : seenWith(state, tile)
  if ('id' in seen) return seen
  const {riichi, missed} = state.hands[player]!
  return tableWith(state, {
    hands: withHand(state, player, {drawn: tile ?? 'back', missed: missed && riichi !== null}),
    phase: 'discard',
    left: state.left - 1,
    swaps: [],
    seen
  })
}
