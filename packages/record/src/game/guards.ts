/**
 * Checks of what a program passes: records, rounds and tables made by the functions of this package. Texts are for the
 * readers, which report faults with their places.
 */
import {wrongCall} from '@tehai/kernel/source'
import type {Event} from './event.js'
import type {RecordedGame, RecordedRound} from './record.js'

const hasLists = (value: unknown, ...names: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  names.every(name => Array.isArray((value as Readonly<Record<string, unknown>>)[name]))

/** @throws {TypeError} if it is not a record of a game. */
export function assertGame(game: RecordedGame): void {
  if (!hasLists(game, 'rounds', 'names')) throw wrongCall('a game as `readRecord` gives it', game)
  assertPlayers(game.players)
}

/** @throws {TypeError} if it is not a round of a record. */
export function assertRound(round: RecordedRound): void {
  if (!hasLists(round, 'haipai', 'events', 'scores')) throw wrongCall('a round of a game', round)
}

/** @throws {TypeError} if a table has a number of players other than 3 or 4. */
export function assertPlayers(players: RecordedGame['players']): void {
  if (players !== 3 && players !== 4) throw wrongCall('`players` to be 3 or 4', players)
}

/** @throws {TypeError} if it is not a table, or not an event. */
export function assertStep(state: {readonly hands: readonly object[]}, event: Event): void {
  if (!hasLists(state, 'hands')) throw wrongCall('a table as `startOf` and `play` give it', state)
  if (typeof event?.type !== 'string') throw wrongCall('an event such as `{type: "draw", …}`', event)
}
