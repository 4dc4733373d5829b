/**
 * Why an event cannot be carried out.
 */
import type {Problem} from '../problem.js'

/** Why an event cannot be carried out. */
export type PlayProblemId =
  | 'round-is-over'
  | 'not-your-turn'
  | 'draw-missing'
  | 'discard-missing'
  | 'wall-is-empty'
  | 'fifth-copy'
  | 'tile-not-in-hand'
  | 'not-the-drawn-tile'
  | 'nothing-to-call'
  | 'wrong-tile-called'
  | 'wrong-discarder'
  | 'not-a-meld'
  | 'no-pon-for-kakan'
  | 'no-kan-for-dora'
  | 'no-such-player'

export type PlayProblem = Problem<PlayProblemId>
