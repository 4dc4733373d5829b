/**
 * Calls: notations that know only sideways tiles mean melds by them. Before such a row is written in another notation,
 * its groups become melds, so that a page says "pon from toimen" and the called tile can be told.
 *
 *     11'1z      1z, 1z sideways, 1z   →   pon of 1z from toimen
 *
 * A group becomes a meld only where the picture stays the same.
 */
import {
  isTile,
  plainOf,
  suitOf,
  type DialectId,
  type From,
  type Meld,
  type Tile,
  type Tree
} from '@tehai/core'
import {
  ankanOf,
  calledMeld,
  isOneKind,
  isRun,
  kakanOf,
  meldNode,
  tileNode,
  type MeldNode,
  type Node,
  type TileNode
} from '@tehai/core/notation'

/** Notations without melds. */
const withoutMelds: ReadonlySet<DialectId> = new Set<DialectId>([
  'mjt',
  'mahgen',
  'merjong',
  'mahjong-tex',
  'tempai',
  'obsidian',
  'jekyll',
  'mpszf',
  'maku',
  'riichi-hand'
])

/** A tree in which groups with a sideways tile are melds, if its notation cannot say melds otherwise. */
export function withCalls(tree: Tree, dialect: DialectId): Tree {
  if (!withoutMelds.has(dialect) || tree.mode === 'river') return tree
  const drawn = tree.nodes[tree.draw ?? -1]
  const nodes = runsOf(tree.nodes).flatMap(run => callsIn(run))
  if (nodes.length === tree.nodes.length) return tree
  const draw = drawn ? nodes.indexOf(drawn) : -1
  return {...tree, nodes, draw: draw < 0 ? null : draw}
}

/** Neighbours of one suit together; backs belong to either side. */
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

/** A run as closed tiles and then melds to its end; as it was where that does not work out. */
function callsIn(run: readonly Node[]): readonly Node[] {
  if (!run.every(node => node.type === 'tile') || run.length < 3) return run
  return split(run as TileNode[], 0, false) ?? run
}

function split(run: readonly TileNode[], at: number, isCalled: boolean): Node[] | null {
  if (at === run.length) return []
  for (const length of [4, 3]) {
    const meld = at + length <= run.length ? meldOf(run.slice(at, at + length)) : null
    const before = run[at - 1]
    const isClear = meld && (isCalled || !before || !extendsMeld(before, meld))
    const rest = isClear ? split(run, at + length, true) : null
    if (meld && rest) return [meld, ...rest]
  }
  if (isCalled || run[at]!.marks.length > 0 || !isTile(run[at]!.face)) return null
  const rest = split(run, at + 1, false)
  return rest && [run[at]!, ...rest]
}

/** Whether a closed tile before a set could be a tile of it, so that nobody knows where it begins. */
function extendsMeld({face}: TileNode, {meld}: MeldNode): boolean {
  return meld.type !== 'chii' && isTile(face) && isOneKind([face, meld.tiles[0]!])
}

const fromByPlace: readonly From[] = ['kamicha', 'toimen', 'shimocha']

/** Three or four tiles as a meld; `null` if they are none. */
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
  return made(kakanOf(all, place, place + 1, fromByPlace[place]!), parts)
}

/** Two sideways tiles, the second one on the first: `5-5-55z` in tempai. */
function laidKan(nodes: readonly TileNode[]): MeldNode | null {
  const place = nodes.findIndex(({marks}) => marks[0] === 'rotated')
  const marks = nodes.map(node => node.marks.join())
  const tiles = tilesOf(nodes)
  const wanted = nodes.map((_, index) => (index === place ? 'rotated' : index === place + 1 ? 'top' : ''))
  if (place < 0 || place > 2 || !tiles || nodes.length !== 4 || marks.join(' ') !== wanted.join(' '))
    return null
  return made(kakanOf(tiles, place, place + 1, fromByPlace[place]!), nodes)
}

/** One sideways tile. A run is called with its first tile; the third tile of a kan is from toimen as its second is. */
function called(nodes: readonly TileNode[]): MeldNode | null {
  const place = onlyMarked(nodes, 'rotated')
  const tiles = tilesOf(nodes)
  if (place === null || !tiles) return null
  if (isRun(tiles)) return place === 0 ? made(calledMeld(tiles, 0, 'kamicha'), nodes) : null
  const from = place === nodes.length - 1 ? 'shimocha' : fromByPlace[Math.min(place, 1)]!
  return made(calledMeld(tiles, place, from), nodes)
}

/** The place of the one tile that is marked, if that is its only mark; else `null`. */
function onlyMarked(nodes: readonly TileNode[], mark: string): number | null {
  const marked = nodes.filter(({marks}) => marks.length > 0)
  return marked.length === 1 && marked[0]!.marks.join() === mark ? nodes.indexOf(marked[0]!) : null
}

function tilesOf(nodes: readonly TileNode[]): Tile[] | null {
  const tiles = nodes.flatMap(({face}) => (isTile(face) ? [face] : []))
  return tiles.length === nodes.length ? tiles : null
}
