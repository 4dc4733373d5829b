/**
 * Resolving: a syntax tree becomes a diagram, the hand or river that its nodes form.
 */
import {isTile, type Tile, type Meld} from '@tehai/riichi/tile'
import {isLying, withCalls} from '../notation/melds/calls.js'
import type {Node, TileNode, Tree} from '../notation/tree.js'
import type {Diagram, Discard, Hand, HandDiagram, RiverDiagram} from './diagram.js'
import {wonBy} from './won-by.js'

/** The diagram of a tree. Takes time proportional to its nodes; never throws. */
export function resolve(tree: Tree): Diagram {
  return tree.mode === 'river' ? resolveRiver(tree) : resolveHand(tree)
}

/** A hand. Its nodes stay as typed; tiles on their side that make a meld count as that meld. */
function resolveHand(tree: Tree): HandDiagram {
  const {nodes, draw, groups} = tree
  const hand = handOf(nodes.some(isLying) ? withCalls(tree) : tree)
  return groups ? {mode: 'hand', nodes, apart: draw, hand, groups} : {mode: 'hand', nodes, apart: draw, hand}
}

function handOf({nodes, draw, riichi}: Tree): Hand {
  const concealed: Tile[] = []
  const melds: Meld[] = []
  let drawn: Tile | null = null
  let win: Hand['win'] = null
  let kita = 0
  let complete = nodes.length > 0
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index]!
    if (node.type === 'meld') melds.push(node.meld)
    else if (node.type === 'gap') continue
    else if (node.type !== 'tile') complete = false
    else {
      const tile = tileSeen(node)
      if (tile === null) {
        complete = false
        continue
      }
      if (node.marks.length > 0) {
        if (isKita(node)) {
          kita++
          continue
        }
        if (isLying(node)) complete = false
        const by = wonBy(node)
        if (by !== null) win = {tile, by}
      }
      if (index === draw) drawn = tile
      else concealed.push(tile)
    }
  }
  return {concealed, draw: drawn, win, melds, kita, riichi, complete}
}

/** The tile that a node shows, or `null` for a back, a blank, an unknown tile or a slot. */
export function tileSeen({face, marks}: TileNode): Tile | null {
  return isTile(face) && (marks.length === 0 || !marks.includes('facedown')) ? face : null
}

/** Whether a tile is a north that was put aside. */
export function isKita({marks}: TileNode): boolean {
  return marks.includes('kita')
}

/** Whether a tile of a hand lies on its side outside a meld, so that it is unknown whether it was called. */
export function hasTurnedTile({nodes}: HandDiagram): boolean {
  if (!nodes.some(isLying)) return false
  return withCalls({mode: 'hand', nodes, draw: null, riichi: false, rows: []}).nodes.some(isLying)
}

function resolveRiver({nodes, rows}: Tree): RiverDiagram {
  const discards = nodes.filter((node): node is TileNode => node.type === 'tile').map(discardOf)
  return {mode: 'river', nodes, rows, discards}
}

function discardOf(node: TileNode): Discard {
  const {marks} = node
  return {
    tile: tileSeen(node),
    tsumogiri: marks.includes('tsumogiri'),
    riichi: marks.includes('riichi'),
    called: marks.includes('called')
  }
}

/** The tree that a diagram came from. */
export function treeOf(diagram: Diagram): Tree {
  if (diagram.mode === 'river')
    return {mode: 'river', nodes: diagram.nodes, draw: null, riichi: false, rows: diagram.rows}
  const {nodes, apart, hand, groups} = diagram
  const tree: Tree = {mode: 'hand', nodes, draw: apart, riichi: hand.riichi, rows: []}
  return groups ? {...tree, groups} : tree
}

/** Tiles of a node, in the order typed, including face-down tiles whose face is known. */
export function tileNodesOf(node: Node): readonly TileNode[] {
  if (node.type === 'tile') return [node]
  return node.type === 'meld' ? node.nodes : []
}
