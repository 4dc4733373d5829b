/**
 * Players around a table, seen from the owner of the page's hand.
 */
import type {From} from '@tehai/riichi/tile'

/** A player seen from the owner of the page's hand: oneself, right, across, left. */
export type Player = 'self' | From

/** Steps from the owner of the page's hand, in turn order. */
export type Seat = 0 | 1 | 2 | 3

/** Players in the order of their turns. */
export const turnOrder = ['self', 'shimocha', 'toimen', 'kamicha'] as const

/** How many steps a player sits from the owner of the page's hand. */
export const stepsTo = (player: Player): Seat => turnOrder.indexOf(player) as Seat

/** The player this many steps away; `null` for oneself. */
export function playerAt(steps: number): From | null {
  const player = turnOrder[((steps % 4) + 4) % 4]!
  return player === 'self' ? null : player
}
