/**
 * Which discards are the widest, and what they accept.
 */
import {tileOf, type Tile} from '@tehai/riichi/tile'
import type {DiscardCounts} from '../../in-sight.js'

/**
 * The discards in the order of a table: lowest shanten first, then most tiles with the tiles in sight counted, then
 * most by the hand alone.
 */
export function ranked(discards: readonly DiscardCounts[]): DiscardCounts[] {
  return discards.toSorted(
    (a, b) => a.shanten - b.shanten || b.seen.total - a.seen.total || b.alone.total - a.alone.total
  )
}

/** The widest of the discards that keep the shanten. */
export function widest(discards: readonly DiscardCounts[]): DiscardCounts | null {
  return ranked(discards)[0] ?? null
}

/** All discards that are as wide as the widest. */
export function allWidest(discards: readonly DiscardCounts[]): DiscardCounts[] {
  const [first, ...others] = ranked(discards)
  if (!first) return []
  return [
    first,
    ...others.filter(one => one.shanten === first.shanten && one.seen.total === first.seen.total)
  ]
}

/** The kinds of which some tiles are left. */
export function kindsLeft(left: readonly number[]): Tile[] {
  return left.flatMap((count, kind) => (count > 0 ? [tileOf(kind)] : []))
}
