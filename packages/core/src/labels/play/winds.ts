/**
 * Words for winds, seats and the players around a table.
 */
import type {Wind} from '@tehai/riichi'
import type {Language} from '@tehai/kernel/source'
import type {Player} from '../../model/players.js'
import {dictionaries as playWords} from '../words/play.js'

export type {Player, Wind}

/** Winds in the order of the seats. */
export const seatOrder: readonly Wind[] = ['east', 'south', 'west', 'north']

/** A wind in a word: `East`, 東. */
export function nameOfWind(wind: Wind, language: Language): string {
  return playWords[language].winds[wind]
}

/** The player who sits at a wind: `East seat`, 東家. */
export function nameOfSeatWind(wind: Wind, language: Language): string {
  const {seatWind, winds} = playWords[language]
  return seatWind(winds[wind])
}

/** A player around the table: `Toimen (across)`, 対面. */
export function nameOfPlayer(player: Player, language: Language): string {
  return playWords[language].players[player]
}
