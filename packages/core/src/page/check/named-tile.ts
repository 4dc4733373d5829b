/**
 * The tile that keys name as drawn or won.
 */
import type {Tile} from '@tehai/riichi/tile'
import type {Diagram, WinBy} from '../../model/diagram.js'
import type {Entry} from '../grammar/entries.js'
import type {EntryValue} from '../grammar/entry-value.js'
import type {Who} from '../grammar/players.js'
import type {Situation} from '../grammar/situation.js'

/** The tile a key names as drawn or won. */
export interface NamedTile {
  readonly tile: Tile
  /** How it was won; `null` where it is not said, or not won. */
  readonly by: WinBy | null
  readonly from: Who | null
  readonly won: boolean
  /** The key that names it. */
  readonly entry: Entry
}

/** The drawn or winning tile that keys name, or that they say was won: `ron` before `win` before `draw`. */
export function namedTile(
  values: readonly EntryValue[],
  situation: Situation,
  diagram: Diagram
): NamedTile | null {
  for (const id of ['ron', 'win', 'draw'] as const) {
    const found = values.findLast(({entry}) => entry.key.id === id)
    if (!found || found.problem) continue
    const {entry, who} = found
    const tile =
      found.tiles[0] ?? (diagram.mode === 'hand' ? (diagram.hand.draw ?? diagram.hand.win?.tile) : null)
    if (!tile) continue
    const by = id === 'draw' ? null : (found.by ?? (who ? 'ron' : (situation.win ?? null)))
    return {tile, by, from: who, won: id !== 'draw', entry}
  }
  return null
}
