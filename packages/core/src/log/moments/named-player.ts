/**
 * The player of a round that an author names: by the wind of the round, or as seen by another player.
 */
import {fromOf, windOf, type Player, type RecordedGame, type RecordedRound} from '@tehai/record'
import type {Wind} from '../../labels/play/winds.js'
import type {Who} from '../../page/grammar/situation/players.js'

const seats: readonly Player[] = [0, 1, 2, 3]

/** The player with a seat wind; `null` for a wind without a player: North with three players. */
export function playerOfWind(
  wind: Wind,
  {dealer}: Pick<RecordedRound, 'dealer'>,
  {players}: Pick<RecordedGame, 'players'>
): Player | null {
  return seats.slice(0, players).find(one => windOf(one, dealer, players) === wind) ?? null
}

/**
 * The player that a name refers to; `null` for a player who does not exist.
 *
 * @param player
 *   The player from whose place the others are named.
 */
export function playerNamed(
  who: Who,
  player: Player,
  round: Pick<RecordedRound, 'dealer'>,
  game: Pick<RecordedGame, 'players'>
): Player | null {
  if ('wind' in who) return playerOfWind(who.wind, round, game)
  if (who.player === 'self') return player
  const others = seats.slice(0, game.players).filter(one => one !== player)
  return others.find(one => fromOf(one, player, game.players) === who.player) ?? null
}
