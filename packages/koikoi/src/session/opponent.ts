/**
 * The player of the engine at the other side of the table.
 */
import {
  expertPolicy,
  greedyPolicy,
  lookAheadPolicy,
  playerOf,
  randomPlayer,
  viewOf
} from '../players/index.js'
import type {Player} from '../players/index.js'
import {mulberry32} from '../random/index.js'
import {availableActions} from '../round/index.js'
import type {GameAction} from '../round/index.js'
import {courseOf, type Course, type OpponentName, type Session} from './session.js'

/**
 * The opponent's next action, always the same for the same session.
 *
 * @param course
 *   The replayed session, if the caller already has it.
 */
export function opponentAction(session: Session, course: Course = courseOf(session)): GameAction {
  const {settings} = session
  const {rounds} = course
  const {state, actions} = rounds.at(-1)!
  const view = viewOf(state, state.currentPlayer, settings.rules)
  const random = mulberry32(settings.seed + 7919 * rounds.length + 104_729 * actions.length)
  return playerNamed(settings.opponent).choose(view, availableActions(state), random)
}

function playerNamed(name: OpponentName): Player {
  switch (name) {
    case 'random':
      return randomPlayer
    case 'greedy':
      return playerOf(greedyPolicy)
    case 'look-ahead':
      return playerOf(lookAheadPolicy())
    case 'expert':
      return playerOf(expertPolicy())
  }
}
