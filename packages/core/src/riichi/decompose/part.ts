/**
 * All ways to split one suit, or the honors, into runs, triplets and at most one pair.
 */
import type {TileCounts, TileKind} from '../../tile/index.js'
import {pairs, runs, triplets, type Block} from './blocks.js'

/** Ways already found, by part and by counts; begun anew when it grows beyond what a page ever needs. */
const known: readonly Map<number, readonly (readonly Block[])[]>[] = [
  new Map(),
  new Map(),
  new Map(),
  new Map()
]
const mostKnown = 10_000

const nothing: readonly (readonly Block[])[] = [[]]
const impossible: readonly (readonly Block[])[] = []

/**
 * All ways to split a part: each a list of blocks from the lowest tile on, no two of them the same.
 *
 * @param part
 *   0–2 for the suits, 3 for the honors.
 * @returns an empty list if there is no way, one empty list of blocks if there are no tiles.
 */
export function splitPart(counts: TileCounts, part: number): readonly (readonly Block[])[] {
  const first = part * 9
  const end = part === 3 ? 34 : first + 9
  let key = 0
  let tiles = 0
  for (let kind = first; kind < end; kind++) {
    key = key * 8 + counts[kind]!
    tiles += counts[kind]!
  }
  if (tiles === 0) return nothing
  if (tiles % 3 === 1) return impossible
  const ways = known[part]!
  const found = ways.get(key)
  if (found) return found
  const split: Block[][] = []
  splitFrom(first, counts.slice(0, end), tiles % 3 === 0, [], split)
  if (ways.size >= mostKnown) ways.clear()
  ways.set(key, split)
  return split
}

/**
 * Split what is left from a kind on.
 *
 * The tiles of the lowest kind are a triplet or not, the pair or not, and whatever remains of them must begin runs: so
 * every way is found once.
 */
function splitFrom(from: TileKind, rest: number[], hasPair: boolean, before: Block[], into: Block[][]): void {
  let kind = from
  while (kind < rest.length && rest[kind] === 0) kind++
  if (kind === rest.length) {
    if (hasPair) into.push(before)
    return
  }
  const count = rest[kind]!
  const isRunPossible = kind < 27 && kind % 9 < 7
  for (let triplet = 0; triplet < 2; triplet++) {
    for (let pair = 0; pair < (hasPair ? 1 : 2); pair++) {
      const begun = count - 3 * triplet - 2 * pair
      if (begun < 0) continue
      if (begun > 0 && (!isRunPossible || rest[kind + 1]! < begun || rest[kind + 2]! < begun)) continue
      const blocks = before.slice()
      if (triplet) blocks.push(triplets[kind]!)
      if (pair) blocks.push(pairs[kind]!)
      for (let run = 0; run < begun; run++) blocks.push(runs[kind]!)
      const next = rest.slice()
      next[kind] = 0
      if (begun > 0) {
        next[kind + 1]! -= begun
        next[kind + 2]! -= begun
      }
      splitFrom(kind + 1, next, hasPair || pair === 1, blocks, into)
    }
  }
}
