/** What surrounds a tile: the other ends of its ryanmen, and the tiles that form those ryanmen. */
import type {SafetyView} from '@tehai/riichi/safety'
import {countTiles, type TileKind} from '@tehai/riichi/tile'

/** The kinds three away in the suit, each the other end of a ryanmen. */
export function sujiEnds(kind: TileKind): TileKind[] {
  if (kind >= 27) return []
  const rank = kind % 9
  return [...(rank > 2 ? [kind - 3] : []), ...(rank < 6 ? [kind + 3] : [])]
}

/**
 * The neighbours of a tile whose ryanmen all still have at least this many copies, those with the fewest copies first.
 */
export function openNeighbours(
  kind: TileKind,
  {hand, visible}: SafetyView,
  least: number
): {kind: TileKind; count: number}[] {
  const seen = countTiles([...hand, ...visible])
  const pairs = sujiEnds(kind).map(end => (end < kind ? [kind - 2, kind - 1] : [kind + 1, kind + 2]))
  const open = pairs.filter(pair => pair.every(one => 4 - seen[one]! >= least))
  return open
    .flat()
    .map(one => ({kind: one, count: 4 - seen[one]!}))
    .toSorted((a, b) => a.count - b.count)
}
