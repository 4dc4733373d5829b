/**
 * The state machine: one event after another changes the table.
 *
 * `play` checks only what is needed to carry out an event: whose turn it is, and whether the tiles are there. `check`
 * decides whether the rules of the game allow it.
 */
import type {Event} from './event.js'
import {playAnkan, playKakan, playKita} from './moves/kans.js'
import {playCall} from './moves/calls.js'
import {playDiscard} from './moves/discards.js'
import {playDraw} from './moves/draws.js'
import {playAgari, playDora, playRyuukyoku} from './moves/ends.js'
import {assertStep} from './guards.js'
import type {PlayProblem} from './moves/play-problem.js'
import {problem} from './problem.js'
import type {TableState} from './state.js'

/**
 * The table after an event, or the problem that prevents the event.
 *
 * @throws {TypeError} if either is none.
 */
export function play(state: TableState, event: Event): TableState | PlayProblem {
  assertStep(state, event)
  if (state.phase === 'over' && event.type !== 'agari') return problem('round-is-over')
  if ('player' in event && event.player >= state.players) {
    return problem('no-such-player', {player: event.player})
  }
  switch (event.type) {
    case 'draw':
      return playDraw(state, event)
    case 'discard':
      return playDiscard(state, event)
    case 'chii':
    case 'pon':
    case 'daiminkan':
      return playCall(state, event)
    case 'ankan':
      return playAnkan(state, event)
    case 'kakan':
      return playKakan(state, event)
    case 'kita':
      return playKita(state, event)
    case 'dora':
      return playDora(state, event)
    case 'agari':
      return playAgari(state, event)
    case 'ryuukyoku':
      return playRyuukyoku(state, event)
  }
}

/** Whether playing an event has failed. */
export function isProblem(result: TableState | PlayProblem): result is PlayProblem {
  return 'id' in result
}
