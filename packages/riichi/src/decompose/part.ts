/**
 * All ways to split one suit, or the honors, into runs, triplets and at most one pair.
 */
import type {TileCounts, TileKind} from '../tile/index.js'
import {pairs, runs, triplets, type Block} from './blocks.js'

/** All ways to split a part. */
export interface Split {
  /** Each way is a list of blocks from the lowest tile on, and no two are the same; empty if there is no way. */
  readonly ways: readonly (readonly Block[])[]
  /** Whether a pair is among the blocks: the number of tiles decides this for all ways. */
  readonly hasPair: boolean
}

/** Splits already found, by part and by counts; cleared when they grow beyond what a page ever needs. */
const known: readonly Map<number, Split>[] = [new Map(), new Map(), new Map(), new Map()]
const mostKnown = 10_000

const empty: Split = {ways: [[]], hasPair: false}
const impossible: Split = {ways: [], hasPair: false}

/**
 * All ways to split a part into blocks. A part without tiles has one way, which is empty.
 *
 * @param part
 *   0–2 for the suits, 3 for the honors.
 */
export function splitPart(counts: TileCounts, part: number): Split {
  const first = part * 9
  const end = part === 3 ? 34 : first + 9
  let key = 0
  for (let kind = first; kind < end; kind++) key = (key << 3) | counts[kind]!
  if (key === 0) return empty
  const splits = known[part]!
  const found = splits.get(key)
  if (found) return found
  const rest: number[] = []
  let tiles = 0
  for (let kind = first; kind < end; kind++) {
    rest.push(counts[kind]!)
    tiles += counts[kind]!
  }
  if (tiles % 3 === 1) return impossible
  const ways: Block[][] = []
  splitFrom({rest, first, before: [], ways}, 0, tiles % 3 === 0)
  const split = {ways, hasPair: tiles % 3 === 2}
  if (splits.size >= mostKnown) splits.clear()
  splits.set(key, split)
  return split
}

/** A part while it is split. */
interface SplitState {
  /** Counts of the tiles that are in no block, by rank. */
  readonly rest: number[]
  /** The kind of the first rank. */
  readonly first: TileKind
  /** The blocks so far. */
  readonly before: Block[]
  /** The ways that were found. */
  readonly ways: Block[][]
}

/**
 * Split what is left of a part from a rank on.
 *
 * The tiles of the lowest rank are a triplet or not, the pair or not, and whatever remains of them must begin runs: so
 * every way is found once. Changes of `rest` and `before` are undone before the function returns.
 */
function splitFrom(splitting: SplitState, from: number, hasPair: boolean): void {
  const {rest, first, before, ways} = splitting
  let rank = from
  while (rank < rest.length && rest[rank] === 0) rank++
  if (rank === rest.length) {
    if (hasPair) ways.push(before.slice())
    return
  }
  const count = rest[rank]!
  const kind = first + rank
  const mostRuns = first < 27 && rank < 7 ? Math.min(rest[rank + 1]!, rest[rank + 2]!) : 0
  const length = before.length
  for (let pair = 0; pair < (hasPair ? 1 : 2); pair++) {
    for (let triplet = 0; triplet < 2; triplet++) {
      const begun = count - 3 * triplet - 2 * pair
      if (begun < 0 || begun > mostRuns) continue
      if (triplet) before.push(triplets[kind]!)
      if (pair) before.push(pairs[kind]!)
      for (let run = 0; run < begun; run++) before.push(runs[kind]!)
      if (begun > 0) {
        rest[rank + 1]! -= begun
        rest[rank + 2]! -= begun
      }
      splitFrom(splitting, rank + 1, hasPair || pair === 1)
      if (begun > 0) {
        rest[rank + 1]! += begun
        rest[rank + 2]! += begun
      }
      before.length = length
    }
  }
}
