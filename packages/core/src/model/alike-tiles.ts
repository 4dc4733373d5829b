/**
 * Tiles that may be meant where one is named that is not there: those of the same rank, as a suit is easily mistyped.
 */
import {tileOf, plainOf, type Tile} from '@tehai/riichi/tile'

/** Tiles of the same rank are proposed, unless they are many. */
const MOST_PROPOSALS = 2

/** The kinds of the same rank among some tiles; none where they are more than two. */
export function alikeTiles(tile: Tile, present: readonly Tile[]): readonly Tile[] {
  const [rank, suit] = plainOf(tile)
  const alike = [...new Set(present.map(plainOf))].filter(
    other => other[0] === rank && mayBe(suit!, other[1]!)
  )
  return alike.length <= MOST_PROPOSALS ? alike : []
}

/** The tiles of counts by kind, each once. */
export const kindsPresent = (counts: ArrayLike<number>): readonly Tile[] =>
  Array.from(counts).flatMap((count, kind) => (count > 0 ? [tileOf(kind)] : []))

/** Whether one suit may be typed for another: for honors only that whose letter is next to theirs. */
const mayBe = (suit: string, other: string): boolean =>
  (suit === 'z') === (other === 'z') || suit + other === 'sz' || suit + other === 'zs'
