/**
 * Errors of wrong calls of safety, which say what was expected of a view or a position. Kept short: all of safety
 * takes 4 KB.
 */
import {wrong} from '../tile/wrong.js'
import type {Position} from './position.js'

/** @throws {TypeError} if a view is not an object. */
export function assertView(view: object): void {
  assertObject(view, "a view such as `{hand: '3m4p', visible: '17p', river: '17p'}`")
}

/** @throws {TypeError} if a value is not a position, that is, a hand and players with rivers. */
export function assertPosition(position: Pick<Position, 'players'>): void {
  assertObject(position, "a position such as `{hand: '3m4p', players: [{river: []}]}`")
  for (const player of listOf(position.players, 'players')) {
    assertObject(player, 'a player')
    listOf(player.river, 'river')
  }
}

function listOf<Element>(value: readonly Element[], name: string): readonly Element[] {
  if (Array.isArray(value)) return value
  throw wrong(`\`${name}\` to be a list`, value)
}

function assertObject(value: object, wanted: string): void {
  if (typeof value !== 'object' || (value as object | null) === null) throw wrong(wanted, value)
}
