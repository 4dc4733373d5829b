/** How points changed hands: each way in which a hand can have been settled. */
import type {Clauses} from '../../../labels/clauses/clauses.js'

/** What each player won or lost by seat wind, east first. */
export interface PlayerPayments {
  readonly won: readonly number[]
  /**
   * Whether another way fits as well, and is more commonly meant: this one is then accepted, but not filled in
   * (default: `false`).
   */
  readonly isDoubtful?: boolean | undefined
}

/** A way in which a hand can have been settled, and why. */
export interface Settlement extends PlayerPayments {
  readonly reason: Clauses
}
