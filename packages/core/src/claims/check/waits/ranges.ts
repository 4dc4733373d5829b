/**
 * Ranges of waits: `1-9p`, `1p to 9p` are nine tiles where the hand waits for all of them. `3-6p` are two.
 */
import {kindOf, suitOf, tileOf, type TileKind} from '@tehai/riichi/tile'
import type {UnreadPart} from '../../grammar/phrases.js'
import type {TileAt, TilesPart} from '../../grammar/tile-words.js'
import type {WaitsPart} from '../../grammar/waits.js'

type Part = WaitsPart | UnreadPart

/** How far apart the tiles of a two-sided wait are. */
const OF_TWO_SIDES = 3

const dash = /[-‐‑‒–—―−~〜～]/
const joint = /^\s*(?:[-‐‑‒–—―−~〜～]|to)\s*$/i

/** Parts in which ranges are replaced by their tiles, if all of these are waits. */
export function withRanges(
  parts: readonly Part[],
  text: string,
  kinds: readonly TileKind[]
): readonly Part[] {
  const found: Part[] = []
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index]!
    const own =
      part.type === 'tiles' && part.tiles.length === 2 && dash.test(text.slice(part.start, part.end))
    const last = own ? index : endOfRange(parts, index, text)
    const ends = own ? part.tiles : endsOf(part, parts[last])
    const all = rangeOf(ends, kinds)
    if (all) index = last
    found.push(all ?? part)
  }
  return found
}

/** The index of the part that ends a range beginning with this part; its own index if there is no range. */
function endOfRange(parts: readonly Part[], index: number, text: string): number {
  const next = parts[index + 1]?.type === 'filler' ? index + 2 : index + 1
  const end = parts[next]
  return end?.type === 'tiles' && joint.test(text.slice(parts[index]!.end, end.start)) ? next : index
}

const endsOf = (part: Part, last: Part | undefined): readonly TileAt[] =>
  part.type === 'tiles' && last?.type === 'tiles' && part !== last ? [...part.tiles, ...last.tiles] : []

/** All tiles from one to another of a suit; `null` if some of them are not waits, or only the two ends are meant. */
function rangeOf(ends: readonly TileAt[], kinds: readonly TileKind[]): TilesPart | null {
  const [first, last] = ends
  if (ends.length !== 2 || suitOf(first!.tile) !== suitOf(last!.tile) || suitOf(first!.tile) === 'z')
    return null
  const [from, to] = [kindOf(first!.tile), kindOf(last!.tile)]
  if (to - from < 2 || to - from === OF_TWO_SIDES) return null
  const all = Array.from({length: to - from + 1}, (_, index) => from + index)
  if (!all.every(kind => kinds.includes(kind))) return null
  const tiles = all.map(kind => ({tile: tileOf(kind), start: first!.start, end: last!.end}))
  return {type: 'tiles', tiles, start: first!.start, end: last!.end}
}
