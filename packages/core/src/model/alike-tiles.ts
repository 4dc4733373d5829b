/**
 * Tiles that may be meant when the named tile is not there: those of the same rank, as suits are easily mistyped, and
 * those next to it.
 */
import {plainOf, tileOf, type Tile} from '@tehai/riichi/tile'

/** Tiles of the same rank are proposed up to this number; with neighbours, one more. */
const MOST_ALIKE = 2
const MOST_PROPOSALS = 3

/** The kinds of the same rank among some tiles, unless there are more than two, then the neighbours in the suit. */
export function alikeTiles(tile: Tile, present: readonly Tile[]): readonly Tile[] {
  const [rank, suit] = plainOf(tile)
  const kinds = [...new Set(present.map(plainOf))]
  const alike = kinds.filter(other => other[0] === rank && mayBe(suit!, other[1]!))
  const beside = kinds.filter(
    other => suit !== 'z' && other[1] === suit && Math.abs(Number(other[0]) - Number(rank)) === 1
  )
  return [...(alike.length <= MOST_ALIKE ? alike : []), ...beside].slice(0, MOST_PROPOSALS)
}

/** The tiles of counts by kind, each once. */
export const kindsPresent = (counts: ArrayLike<number>): readonly Tile[] =>
  Array.from(counts).flatMap((count, kind) => (count > 0 ? [tileOf(kind)] : []))

/**
 * Whether one suit may be typed for another: honors only for the suit whose letter is next to theirs on the keyboard.
 */
const mayBe = (suit: string, other: string): boolean =>
  (suit === 'z') === (other === 'z') || suit + other === 'sz' || suit + other === 'zs'
