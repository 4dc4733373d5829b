/** The drawn or winning tile of a row: one that keys name, or the one that is set apart. */
import type {Tile} from '@tehai/riichi/tile'
import type {Diagram, WinBy} from '../../../model/diagram.js'
import type {Entry} from '../../grammar/block/entries.js'
import type {EntryValue} from '../../grammar/values/entry-value.js'
import type {Who} from '../../grammar/situation/players.js'
import {winOfCircumstances, type Situation} from '../../grammar/situation/situation.js'

/** The tile that a key names as drawn or won. */
export interface NamedTile {
  readonly tile: Tile
  /** How it was won; `null` if it is not stated, or the tile was not won. */
  readonly by: WinBy | null
  readonly from: Who | null
  readonly won: boolean
  /** The key that names it. */
  readonly entry: Entry
}

/** The drawn or winning tile that keys name or describe as won: `ron` before `win` before `draw`. */
export function namedTile(
  values: readonly EntryValue[],
  situation: Situation,
  diagram: Diagram
): NamedTile | null {
  for (const id of ['ron', 'win', 'draw'] as const) {
    const found = values.findLast(({entry}) => entry.key.id === id)
    if (!found || (found.problem && id === 'draw')) continue
    const {entry, problem} = found
    const {draw = null, win = null} = diagram.mode === 'hand' ? diagram.hand : {}
    // A win with parts that cannot be read is still a win, with the tile that is set apart.
    const tile = problem ? draw : (found.tiles[0] ?? draw ?? win?.tile)
    if (!tile) continue
    const who = problem ? null : found.who
    const by = id === 'draw' ? null : (found.by ?? (who ? 'ron' : (situation.win ?? null)))
    const from = who ?? (by === 'ron' ? (situation.ronFrom ?? null) : null)
    return {tile, by, from, won: id !== 'draw', entry}
  }
  return null
}

/** The tile that is set apart in a row, if only the situation says how it was won: `situation: ron`. */
export function wonApart(
  diagram: Diagram,
  {win, circumstances = []}: Situation
): {readonly tile: Tile; readonly by: WinBy} | null {
  const by = win ?? winOfCircumstances(circumstances)
  if (diagram.mode === 'river' || by === null || diagram.hand.win !== null) return null
  const {draw} = diagram.hand
  return draw === null ? null : {tile: draw, by}
}
