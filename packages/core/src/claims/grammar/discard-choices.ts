/**
 * Discards that one word names: `cut 7z or 1z`, 打8sか2s.
 */
import type {UnreadPart} from './phrases.js'
import type {TileAt} from './tile-words.js'
import type {UkeirePart} from './ukeire.js'

type Part = UkeirePart | UnreadPart

/** Tiles that are discards like the one before them: in `cut 7z or 1z`, the second. */
export function choicesIn(parts: readonly Part[]): TileAt[] {
  const found: TileAt[] = []
  for (const [index, part] of parts.entries()) {
    const [joint, before] = [parts[index - 1], parts[index - 2]]
    if (part.type !== 'tiles' || part.tiles.length !== 1) continue
    if (joint?.type !== 'joint' || !joint.isChoice || !before) continue
    if (before.type === 'discard' || (before.type === 'tiles' && found.includes(before.tiles[0]!)))
      found.push(part.tiles[0]!)
  }
  return found
}

/** Parts with some of the tiles made discards. */
export function asDiscards(parts: readonly Part[], named: readonly TileAt[]): Part[] {
  return parts.map(part => {
    const only = part.type === 'tiles' ? part.tiles[0]! : null
    return only && named.includes(only)
      ? {type: 'discard', tile: only, start: part.start, end: part.end}
      : part
  })
}
