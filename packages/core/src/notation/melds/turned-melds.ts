/**
 * Turned melds: sets written tile by tile, one of them on its side, as 牌画 text writes them.
 *
 *     rryr         three greens, the third on its side: a pon from shimocha
 *     78py9p       a chii of 9p
 *     5p5py5p5p    a daiminkan; `5py5py5p5p`, with two on their side, is a kakan
 *
 * The sideways tile is the called one, and its place shows from which player. A chii is always from kamicha, and of a
 * kan both inner places are toimen (notation C2 to C4, C7: `y` belongs to the tile after it unless the tiles are digits
 * of one run).
 */
import {seats, type Meld, isTile, kindOf, rankOf, type Tile} from '@tehai/riichi/tile'
import {calledMeld, isOneKind, isRun, kakanOf} from './meld-shape.js'
import type {Mark, Node, TileNode} from '../tree.js'

/** Tiles typed together: the index of their first node, and how many there are. */
export interface TileRun {
  readonly node: number
  readonly count: number
}

/** A meld and the nodes of its tiles: from index `from` to before `to`. */
export interface TurnedMeld {
  readonly meld: Meld
  readonly from: number
  readonly to: number
}

/** A way to read runs, starting with one of them: which tiles are outside a meld, and what is unusual about it. */
interface Way {
  /** Turned tiles outside melds. */
  readonly loose: number
  /** Chii with tiles in an unusual order. */
  readonly unusual: number
  /** How many ways are equally good; 2 means two or more. */
  readonly ways: number
  readonly meld: TurnedMeld | null
  /** How many runs its first part covers. */
  readonly size: number
}

/**
 * Find the melds among single tiles.
 *
 * A meld consists of whole consecutive runs with nothing between them. Equal tiles belong together: a pon has no fourth
 * equal tile beside it. If several readings are possible, as in `7p8py9p9p9p`, no meld is read.
 *
 * @param runs
 *   Runs in the order typed, only those that are not in a meld yet.
 * @returns
 *   The melds in the order typed. Takes time proportional to the nodes.
 */
export function turnedMelds(nodes: readonly Node[], runs: readonly TileRun[]): TurnedMeld[] {
  const melds: TurnedMeld[] = []
  for (const line of linesOf(nodes, runs)) {
    const ways = waysOf(nodes, line)
    if (ways[0]!.ways > 1) continue
    for (let at = 0; at < line.length; at += ways[at]!.size) {
      const {meld} = ways[at]!
      if (meld) melds.push(meld)
    }
  }
  return melds
}

/** Runs of tiles that can be in a meld, with nothing between them. */
function linesOf(nodes: readonly Node[], runs: readonly TileRun[]): TileRun[][] {
  const lines: TileRun[][] = []
  let end = -1
  for (const run of runs) {
    const isUsable = tilesOf(nodes, run.node, run.node + run.count) !== null
    if (isUsable && run.node === end) lines.at(-1)!.push(run)
    else if (isUsable) lines.push([run])
    end = isUsable ? run.node + run.count : -1
  }
  return lines.filter(line => line.some(({node, count}) => turnedIn(nodes, node, node + count) > 0))
}

const MOST_TILES = 4

/** For each run of a line the best way from there to its end. */
function waysOf(nodes: readonly Node[], line: readonly TileRun[]): Way[] {
  const ways: Way[] = []
  ways[line.length] = {loose: 0, unusual: 0, ways: 1, meld: null, size: 1}
  for (let at = line.length - 1; at >= 0; at--) {
    const {node, count} = line[at]!
    const rest = ways[at + 1]!
    let best: Way = {...rest, loose: rest.loose + turnedIn(nodes, node, node + count), meld: null, size: 1}
    for (let size = 1; at + size <= line.length; size++) {
      const last = line[at + size - 1]!
      const to = last.node + last.count
      if (to - node > MOST_TILES) break
      const meld = meldOf(nodes, node, to)
      if (meld === null) continue
      const after = ways[at + size]!
      const unusual = after.unusual + (isUsualOrder(meld) ? 0 : 1)
      best = better(best, {loose: after.loose, unusual, ways: after.ways, meld: {meld, from: node, to}, size})
    }
    ways[at] = best
  }
  return ways
}

function better(one: Way, other: Way): Way {
  const less = one.loose - other.loose || one.unusual - other.unusual
  if (less !== 0) return less < 0 ? one : other
  return {...one, ways: Math.min(2, one.ways + other.ways)}
}

/**
 * The meld that tiles form, with one of them on its side (if two adjacent tiles are, the second was added to the pon).
 */
function meldOf(nodes: readonly Node[], from: number, to: number): Meld | null {
  const tiles = tilesOf(nodes, from, to)
  const turned = turnedIn(nodes, from, to)
  if (tiles === null || tiles.length < 3 || turned === 0) return null
  const called = tiles.findIndex((_, index) => isTurned(nodes[from + index]!))
  if (isRun(tiles)) return turned === 1 ? {type: 'chii', tiles, called, from: 'kamicha'} : null
  if (!isOneKind(tiles) || isEqual(nodes[from - 1], tiles[0]!) || isEqual(nodes[to], tiles[0]!)) return null
  const isPlaceOfThree = tiles.length === 3 || turned === 2
  const seat = isPlaceOfThree ? called : called === 3 ? 2 : Math.min(called, 1)
  const isAdded = turned === 2 && tiles.length === 4 && isTurned(nodes[from + called + 1]!)
  if (turned > 1 && !isAdded) return null
  const meld = isAdded
    ? kakanOf(tiles, called, called + 1, seats[seat]!)
    : calledMeld(tiles, called, seats[seat]!)
  return typeof meld === 'string' ? null : meld
}

/** A chii in ascending order, or with the called tile first and the others in ascending order. */
function isUsualOrder(meld: Meld): boolean {
  if (meld.type !== 'chii') return true
  const [first, second, third] = meld.tiles.map(rankOf) as [number, number, number]
  return second < third && (first < second || meld.called === 0)
}

const marksInMeld: ReadonlySet<Mark> = new Set(['rotated', 'ring', 'dim', 'dora'])

/** The tiles of some nodes; `null` if one of them cannot be in a meld. */
function tilesOf(nodes: readonly Node[], from: number, to: number): Tile[] | null {
  const tiles: Tile[] = []
  for (let index = from; index < to; index++) {
    const node = nodes[index]
    if (node?.type !== 'tile' || !isTile(node.face)) return null
    if (!node.marks.every(mark => marksInMeld.has(mark))) return null
    tiles.push(node.face)
  }
  return tiles
}

function turnedIn(nodes: readonly Node[], from: number, to: number): number {
  let count = 0
  for (let index = from; index < to; index++) if (isTurned(nodes[index]!)) count++
  return count
}

/** Whether a node is a single tile on its side. */
export function isTurned(node: Node): node is TileNode {
  return node.type === 'tile' && node.marks.includes('rotated')
}

function isEqual(node: Node | undefined, tile: Tile): boolean {
  return node?.type === 'tile' && isTile(node.face) && kindOf(node.face) === kindOf(tile)
}
