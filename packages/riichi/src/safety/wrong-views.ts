/**
 * Wrong calls of safety: views and positions that are none throw what was expected. Short, as the whole of safety takes 4 KB.
 */
import {wrong} from '../wrong.js'
import type {PositionInput, SafetyInput} from './given.js'

/** @throws {TypeError} if a view is no object, or has no whole number of melds. */
export function assertView(view: SafetyInput): void {
  assertObject(view, "a view such as `{hand: '3m4p', visible: '17p', river: '17p'}`")
  const {melds = 0} = view
  if (!Number.isInteger(melds)) throw wrong('a number of `melds` from 0 to 4', melds)
}

/** @throws {TypeError} if a position is none: a hand, and players with rivers of discards. */
export function assertPosition(position: PositionInput): void {
  assertObject(
    position,
    "a position such as `{hand: '3m4p', players: [{river: []}, {river: [{tile: '1p'}]}]}`"
  )
  for (const player of listOf(position.players, 'players')) {
    assertObject(player, 'a player such as `{river: []}`')
    for (const discard of listOf(player.river, 'river'))
      assertObject(discard, "a discard such as `{tile: '1p'}`")
  }
}

function listOf<Element>(value: readonly Element[], name: string): readonly Element[] {
  if (Array.isArray(value)) return value
  throw wrong(`\`${name}\` to be a list`, value)
}

function assertObject(value: object, wanted: string): void {
  if (typeof value !== 'object' || (value as object | null) === null) throw wrong(wanted, value)
}
