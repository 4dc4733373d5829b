/**
 * What takes time: the choice of the opponent, and what each choice of the person is worth. A worker computes it.
 */
import {actionValues, availableActions, viewOf, type ActionValue, type GameAction} from '@tehai/koikoi'
import {courseOf, opponentAction, PERSON, type Session} from '@tehai/koikoi/session'

export type Hint = ActionValue

/** Who thinks: a worker, or in tests this file. */
export interface Thinker {
  /** What the opponent does. */
  choose(session: Session): Promise<GameAction>
  /** What each choice of the person is worth, the best first. */
  hint(session: Session): Promise<readonly Hint[]>
}

/** A question to the worker. */
export interface Request {
  readonly id: number
  readonly type: 'choose' | 'hint'
  readonly session: Session
}

/** Samples of a hint: eight choices take some 40 ms. */
const SAMPLES = 2000

/** The answer to a request. */
export function answerOf({type, session}: Request): GameAction | readonly Hint[] {
  const course = courseOf(session)
  if (type === 'choose') return opponentAction(session, course)
  const {state, header} = course.rounds.at(-1)!
  const view = viewOf(state, PERSON, header.rules)
  return actionValues(view, availableActions(state), {samples: SAMPLES})
}
