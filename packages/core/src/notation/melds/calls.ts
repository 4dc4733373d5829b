/**
 * Calls: notations that only have sideways tiles use them for melds. Such groups become melds, so that a page says "pon
 * from toimen", the rules know that the hand is open, and another notation can write the called tile.
 *
 *     11'1z      1z, 1z sideways, 1z   →   pon of 1z from toimen
 */
import {seats, type Meld, isTile, plainOf, suitOf, type Tile} from '@tehai/riichi/tile'
import {ankanOf, calledMeld, isOneKind, isRun, kakanOf} from './meld-shape.js'
import {meldNode, tileNode, type Mark, type MeldNode, type Node, type TileNode, type Tree} from '../tree.js'

/** Marks of tiles that are not upright. */
const lyingMarks: ReadonlySet<Mark> = new Set(['rotated', 'stacked', 'stackedRedTop', 'top'])

/** Whether a node is a single sideways tile, alone or with another one on top. */
export function isLying(node: Node): boolean {
  return node.type === 'tile' && node.marks.length > 0 && node.marks.some(mark => lyingMarks.has(mark))
}

/**
 * A hand in which groups with a sideways tile are melds.
 *
 * Adjacent tiles of one suit are closed tiles followed by melds; if they cannot be divided like this, they stay as they
 * are.
 *
 * @returns
 *   The tree itself where there is no such meld. Takes time proportional to its nodes.
 */
export function withCalls(tree: Tree): Tree {
  if (tree.mode === 'river') return tree
  const drawn = tree.nodes[tree.draw ?? -1]
  const nodes = runsOf(tree.nodes).flatMap(run => callsIn(run))
  if (nodes.length === tree.nodes.length) return tree
  const draw = drawn ? nodes.indexOf(drawn) : -1
  return {...tree, nodes, draw: draw < 0 ? null : draw}
}

/** Adjacent tiles of one suit grouped; backs may belong to either side. */
function runsOf(nodes: readonly Node[]): Node[][] {
  const runs: Node[][] = []
  let suit: string | null = null
  for (const node of nodes) {
    const own: string | null = node.type !== 'tile' ? 'none' : isTile(node.face) ? suitOf(node.face) : null
    const joins: boolean = node.type === 'tile' && (own === null || suit === null || own === suit)
    if (joins && runs.length > 0 && suit !== 'none') runs.at(-1)!.push(node)
    else runs.push([node])
    suit = joins && own === null ? suit : own
  }
  return runs
}

/** A meld and how many nodes it consists of: a stacked kan has three. */
interface Part {
  readonly meld: MeldNode
  readonly size: number
}

/** A run as closed tiles followed by melds to its end; unchanged if it cannot be divided like this. */
function callsIn(run: readonly Node[]): readonly Node[] {
  if (run.length < 3 || !run.every(node => node.type === 'tile')) return run
  const parts = partsToEnd(run)
  for (let at = 0; at < run.length; at++) {
    const before = run[at - 1]
    const first = parts[at]!.find(({meld}) => !before || !extendsMeld(before, meld))
    if (first) return [...run.slice(0, at), first.meld, ...chainFrom(parts, at + first.size)]
    if (run[at]!.marks.length > 0 || !isTile(run[at]!.face)) return run
  }
  return run
}

/** For each tile the melds, longer ones first, that begin with it and are followed by nothing but melds. */
function partsToEnd(run: readonly TileNode[]): readonly Part[][] {
  const parts: Part[][] = []
  for (let at = run.length - 1; at >= 0; at--) {
    parts[at] = [4, 3].flatMap((size): Part[] => {
      const end = at + size
      const isLast = end === run.length || (end < run.length && parts[end]!.length > 0)
      const meld = isLast ? meldOf(run.slice(at, end)) : null
      return meld ? [{meld, size}] : []
    })
  }
  return parts
}

function chainFrom(parts: readonly Part[][], start: number): MeldNode[] {
  const chain: MeldNode[] = []
  for (let at = start; at < parts.length; at += parts[at]![0]!.size) chain.push(parts[at]![0]!.meld)
  return chain
}

/** Whether a closed tile before a set could be a tile of it, so that the beginning of the set is ambiguous. */
function extendsMeld({face}: TileNode, {meld}: MeldNode): boolean {
  return meld.type !== 'chii' && isTile(face) && isOneKind([face, meld.tiles[0]!])
}

/** Three or four tiles as a meld; `null` if they are not one. */
function meldOf(nodes: readonly TileNode[]): MeldNode | null {
  if (nodes.some(({label}) => label !== null)) return null
  return ankan(nodes) ?? stackedKan(nodes) ?? laidKan(nodes) ?? called(nodes)
}

function made(meld: Meld | string, parts: readonly TileNode[]): MeldNode | null {
  if (typeof meld === 'string') return null
  const nodes = meld.tiles.map((tile, index) => tileNode(tile, parts[index]!.start, parts[index]!.end))
  return meldNode(meld, nodes, nodes[0]!.start, nodes.at(-1)!.end)
}

/** Two tiles between backs, or two backs between tiles. */
function ankan(nodes: readonly TileNode[]): MeldNode | null {
  const backs = nodes.map(({face, marks}) => face === 'back' && marks.length === 0)
  const faceDown =
    backs.join() === 'true,false,false,true'
      ? 'outer'
      : backs.join() === 'false,true,true,false'
        ? 'inner'
        : null
  const seen = nodes.flatMap(({face, marks}) => (isTile(face) && marks.length === 0 ? [face] : []))
  if (!faceDown || seen.length !== 2 || !isOneKind(seen)) return null
  const [first, second] = seen as [Tile, Tile]
  const hidden = plainOf(first)
  const tiles = faceDown === 'outer' ? [hidden, first, second, hidden] : [first, hidden, hidden, second]
  return made(ankanOf(tiles, faceDown), nodes)
}

/** Two sideways tiles written as one: `5"55z`. */
function stackedKan(nodes: readonly TileNode[]): MeldNode | null {
  const place = onlyMarked(nodes, 'stacked') ?? onlyMarked(nodes, 'stackedRedTop')
  const tiles = tilesOf(nodes)
  if (place === null || !tiles || nodes.length !== 3) return null
  const lower = tiles[place]!
  const upper = nodes[place]!.marks[0] === 'stackedRedTop' ? (`0${suitOf(lower)}` as Tile) : plainOf(lower)
  const all = tiles.toSpliced(place + 1, 0, upper)
  const parts = nodes.toSpliced(place + 1, 0, nodes[place]!)
  return made(kakanOf(all, place, place + 1, seats[place]!), parts)
}

/** Two sideways tiles, the second on top of the first: `5-5-55z` in tempai. */
function laidKan(nodes: readonly TileNode[]): MeldNode | null {
  const place = nodes.findIndex(({marks}) => marks[0] === 'rotated')
  const marks = nodes.map(node => node.marks.join())
  const tiles = tilesOf(nodes)
  const wanted = nodes.map((_, index) => (index === place ? 'rotated' : index === place + 1 ? 'top' : ''))
  if (place < 0 || place > 2 || !tiles || nodes.length !== 4 || marks.join(' ') !== wanted.join(' '))
    return null
  return made(kakanOf(tiles, place, place + 1, seats[place]!), nodes)
}

/**
 * One sideways tile: a chii is from kamicha wherever that tile is; a kan with an inner sideways tile is from toimen.
 */
function called(nodes: readonly TileNode[]): MeldNode | null {
  const place = onlyMarked(nodes, 'rotated')
  const tiles = tilesOf(nodes)
  if (place === null || !tiles) return null
  const isLast = place === nodes.length - 1
  const from = isRun(tiles) ? 'kamicha' : isLast ? 'shimocha' : seats[Math.min(place, 1)]!
  return made(calledMeld(tiles, place, from), nodes)
}

/** The index of the one tile that is marked, if that is its only mark; otherwise `null`. */
function onlyMarked(nodes: readonly TileNode[], mark: Mark): number | null {
  const marked = nodes.filter(({marks}) => marks.length > 0)
  return marked.length === 1 && marked[0]!.marks.join() === mark ? nodes.indexOf(marked[0]!) : null
}

function tilesOf(nodes: readonly TileNode[]): Tile[] | null {
  const tiles = nodes.flatMap(({face}) => (isTile(face) ? [face] : []))
  return tiles.length === nodes.length ? tiles : null
}
