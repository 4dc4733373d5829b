/**
 * How many copies of a tile have been seen: a fifth is impossible.
 */
import {kindOf, type Tile} from '@tehai/riichi/tile'
import {problem, type Problem} from '../problem.js'
import type {TableState} from '../state.js'

/** The counts with one more tile, or the problem that no copy of its kind is left. */
export function seenWith(state: TableState, tile: Tile): readonly number[] | Problem<'fifth-copy'> {
  const kind = kindOf(tile)
  if (state.seen[kind]! >= 4) return problem('fifth-copy', {tile})
  return state.seen.with(kind, state.seen[kind]! + 1)
}
