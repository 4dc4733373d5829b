/** Points of a claim by the seats of the players: whose points each number is, by name or by its place in the list. */
import {stepsTo} from '../../../model/players.js'
import type {ClaimedTable, PlayerPoints} from '../../../page/check/result/claims.js'
import {winds, type Wind} from '@tehai/riichi'

/** Points by seat wind, east first; `null` for points that are not stated. */
export type BySeat = readonly (number | null)[]

/** The possible orders of a list without names: from east, or from the owner of the page's hand. */
export function ordersOf({owner}: ClaimedTable): Wind[] {
  return owner && owner !== 'east' ? ['east', owner] : ['east']
}

/** What each player won or lost; `null` if it is unclear which points belong to whom. */
export function readingOf(
  before: readonly PlayerPoints[] | null,
  table: ClaimedTable,
  first: Wind
): BySeat[] | null {
  const after = bySeat(table.claimed, table, first)
  if (!before) return after && [after]
  const start = bySeat(before, table, first)
  if (!after || !start) return null
  return [after.map((points, seat) => (points === null || start[seat] == null ? null : points - start[seat]))]
}

/** A list of points by seat; `null` if it is unclear which points belong to whom. */
export function bySeat(list: readonly PlayerPoints[], seats: Seats, first: Wind): (number | null)[] | null {
  const found: (number | null)[] = [null, null, null, null]
  const isNamed = list.some(({who}) => who !== null)
  for (const [index, {who, points}] of list.entries()) {
    const seat = isNamed ? seatOfName(who, seats) : (winds.indexOf(first) + index) % Math.max(list.length, 3)
    if (seat === null) return null
    found[seat] = points
  }
  return found
}

/** The seat of a named player, counted from east; `null` if it is not known. */
export function seatOfName(who: PlayerPoints['who'], {owner, players}: Seats): number | null {
  if (!who) return null
  if ('wind' in who) return winds.indexOf(who.wind)
  if (owner === null) return null
  const step = stepsTo(who.player)
  // With three players, kamicha sits two seats on.
  return (winds.indexOf(owner) + (players === 3 ? Math.min(step, 2) : step)) % players
}

/** Who sits where. */
type Seats = Pick<ClaimedTable, 'owner' | 'players'>
