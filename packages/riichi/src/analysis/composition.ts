/**
 * Composition (面子構成): the runs, triplets and the pair that tiles make up, and what is left over.
 *
 * `decompose` has the readings of a complete hand, which scoring needs; here a hand may be incomplete.
 */
import type {Meld, TileCounts, TileKind} from '../tile/index.js'
import {blockOfMeld, pairs, runs, triplets, type Block} from '../decompose/blocks.js'
import {decompose, type Form} from '../decompose/decompose.js'
import {assertHandSize} from '../tile/size.js'

/** One way to divide tiles. */
export interface Composition {
  readonly form: Form
  /** Blocks in the order of the kinds; at most one pair, but for seven pairs. */
  readonly blocks: readonly Block[]
  /** Kinds of the tiles that are in no block, lowest first, one for each tile; empty if the hand is complete. */
  readonly left: readonly TileKind[]
}

/**
 * The best ways to divide closed tiles: every reading of a complete hand; otherwise all those that leave the fewest tiles
 * over, more sets before fewer.
 *
 * @param melds
 *   Melds besides the tiles; they follow the blocks of each way (default: none).
 * @throws {TypeError} if there are more than 14 tiles, three for each meld.
 */
export function compositions(counts: TileCounts, melds: readonly Meld[] = []): Composition[] {
  assertHandSize(counts, melds.length)
  const complete = decompose(counts).map(({form, blocks}): Composition => ({form, blocks, left: []}))
  const ways = complete.length > 0 ? complete : closest(counts)
  const called = melds.map(blockOfMeld)
  return called.length === 0 ? ways : ways.map(way => ({...way, blocks: [...way.blocks, ...called]}))
}

/**
 * Every way that is found by taking the lowest tile as a triplet, a run or the pair, each in turn, and leaving it over
 * only if none of these is possible. Of `12344566778999m` these are 123 456 678 999 with 4 and 7 left over, 123 456
 * 678 99 with 4, 7 and 9, and 123 44 567 678 999.
 *
 * @throws {TypeError} if there are more than 14 tiles.
 */
export function compositionsFromLowest(counts: TileCounts): Composition[] {
  assertHandSize(counts, 0)
  const found = new Map<string, Composition>()
  fromLowest(Array.from(counts), 0, [], [], found)
  return [...found.values()]
}

function fromLowest(
  rest: number[],
  from: TileKind,
  blocks: readonly Block[],
  left: readonly TileKind[],
  found: Map<string, Composition>
): void {
  let kind = from
  while (kind < 34 && rest[kind] === 0) kind++
  if (kind === 34) {
    const sorted = blocks.toSorted((a, b) => a.kind - b.kind || rankOf(a) - rankOf(b))
    const key = `${sorted.map(({type, kind: lowest}) => `${type}${lowest}`).join()};${left.join()}`
    if (!found.has(key)) found.set(key, {form: 'standard', blocks: sorted, left})
    return
  }
  const hasPair = blocks.some(({type}) => type === 'pair')
  const fits: Block[] = []
  if (rest[kind]! >= 3) fits.push(triplets[kind]!)
  if (canBegin(kind) && rest[kind + 1]! > 0 && rest[kind + 2]! > 0) fits.push(runs[kind]!)
  if (rest[kind]! >= 2 && !hasPair) fits.push(pairs[kind]!)
  for (const block of fits) {
    const kinds = kindsOf(block)
    for (const one of kinds) rest[one]! -= 1
    fromLowest(rest, kind, [...blocks, block], left, found)
    for (const one of kinds) rest[one]! += 1
  }
  if (fits.length > 0) return
  rest[kind]! -= 1
  fromLowest(rest, kind, blocks, [...left, kind], found)
  rest[kind]! += 1
}

/** The kinds of the tiles of a block, one for each tile: three for a run or triplet, four for a kan, two for a pair. */
export function kindsOf({type, kind}: Block): TileKind[] {
  if (type === 'run') return [kind, kind + 1, kind + 2]
  const size = {single: 1, pair: 2, triplet: 3, kan: 4}[type]
  return Array.from({length: size}, () => kind)
}

/** Whether a run can begin with a kind. */
const canBegin = (kind: TileKind): boolean => kind < 27 && kind % 9 < 7

/** Order of blocks that begin with the same kind: triplet, pair, run. */
const rankOf = ({type}: Block): number => (type === 'triplet' ? 0 : type === 'pair' ? 1 : 2)

interface Way {
  readonly blocks: readonly Block[]
  readonly left: readonly TileKind[]
}

/** The ways to divide a suit, or the honors, that leave the fewest tiles over: without a pair, and with one. */
type Part = readonly [without: readonly Way[], withPair: readonly Way[]]

function closest(counts: TileCounts): Composition[] {
  const parts = [0, 9, 18, 27].map(first => partOf(counts, first))
  const choices = [-1, 0, 1, 2, 3].flatMap(paired => {
    const chosen = parts.map((part, index) => part[index === paired ? 1 : 0])
    if (chosen.some(ways => ways.length === 0)) return []
    return [{chosen, left: chosen.reduce((sum, [way]) => sum + way!.left.length, 0)}]
  })
  const least = choices.reduce((fewest, {left}) => Math.min(fewest, left), Infinity)
  const found = choices.filter(({left}) => left === least).flatMap(({chosen}) => products(chosen))
  const sets = ({blocks}: Way) => blocks.filter(({type}) => type !== 'pair').length
  return found.toSorted((a, b) => sets(b) - sets(a)).map(way => ({form: 'standard', ...way}))
}

function products(parts: readonly (readonly Way[])[]): Way[] {
  return parts.reduce<Way[]>(
    (before, ways) =>
      before.flatMap(one =>
        ways.map(way => ({blocks: [...one.blocks, ...way.blocks], left: [...one.left, ...way.left]}))
      ),
    [{blocks: [], left: []}]
  )
}

function partOf(counts: TileCounts, first: TileKind): Part {
  const rest = counts.slice(first, first === 27 ? 34 : first + 9)
  const found: [Way[], Way[]] = [[], []]
  divide({rest, first, found}, 0, {blocks: [], left: []}, false)
  return found
}

/** A part while it is divided. */
interface Division {
  /** Counts of the tiles that are not divided yet, by rank. */
  readonly rest: number[]
  /** The kind of the first rank. */
  readonly first: TileKind
  /** The best ways found so far, without a pair and with one. */
  readonly found: [Way[], Way[]]
}

/**
 * Divide a part from a rank on: the tiles of the lowest rank are a triplet or not, the pair or not, begin runs or are left
 * over, so that every way is found once. Ways that leave more tiles over than a known one are given up.
 */
function divide(division: Division, from: number, {blocks, left}: Way, hasPair: boolean): void {
  const {rest, first, found} = division
  const most = Math.max(found[0][0]?.left.length ?? Infinity, found[1][0]?.left.length ?? Infinity)
  if (left.length > most) return
  let rank = from
  while (rank < rest.length && rest[rank] === 0) rank++
  if (rank === rest.length) {
    const ways = found[hasPair ? 1 : 0]
    const known = ways[0]?.left.length ?? Infinity
    if (left.length < known) ways.length = 0
    if (left.length <= known) ways.push({blocks, left})
    return
  }
  const kind = first + rank
  const count = rest[rank]!
  const mostRuns = canBegin(kind) ? Math.min(rest[rank + 1]!, rest[rank + 2]!) : 0
  for (let triplet = count >= 3 ? 1 : 0; triplet >= 0; triplet--) {
    for (let pair = hasPair || count - 3 * triplet < 2 ? 0 : 1; pair >= 0; pair--) {
      const others = count - 3 * triplet - 2 * pair
      for (let begun = Math.min(others, mostRuns); begun >= 0; begun--) {
        const own: Block[] = []
        if (triplet) own.push(triplets[kind]!)
        if (pair) own.push(pairs[kind]!)
        for (let run = 0; run < begun; run++) own.push(runs[kind]!)
        const over = Array.from({length: others - begun}, () => kind)
        const way = {blocks: [...blocks, ...own], left: [...left, ...over]}
        takeRuns(rest, rank, begun)
        divide(division, rank + 1, way, hasPair || pair === 1)
        takeRuns(rest, rank, -begun)
      }
    }
  }
}

/** Take the upper two tiles of runs, or (a negative number) put them back. */
function takeRuns(rest: number[], rank: number, begun: number): void {
  if (begun === 0) return
  rest[rank + 1]! -= begun
  rest[rank + 2]! -= begun
}
