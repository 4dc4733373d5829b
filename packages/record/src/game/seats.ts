/**
 * Seats: who sits where, seen from whom.
 */
import type {From} from '@tehai/riichi/tile'
import {winds, type Wind} from '@tehai/riichi'
import type {Player} from './event.js'

/** The player whose turn comes after another's: the shimocha. */
export function nextOf(player: Player, players: 3 | 4): Player {
  return ((player + 1) % players) as Player
}

/** The seat wind of a player in a round. */
export function windOf(player: Player, dealer: Player, players: 3 | 4): Wind {
  return winds[(player - dealer + players) % players]!
}

/** The player with a seat wind in a round. */
export function playerOf(wind: Wind, dealer: Player, players: 3 | 4): Player {
  return ((winds.indexOf(wind) + dealer) % players) as Player
}

/**
 * Where another player sits, seen from one.
 *
 * With three players, the order of turns skips the empty place, so the other two are shimocha and kamicha.
 */
export function fromOf(other: Player, player: Player, players: 3 | 4): From {
  const steps = (other - player + players) % players
  if (steps === 1) return 'shimocha'
  return steps === players - 1 ? 'kamicha' : 'toimen'
}
