/**
 * Tiles of a hand that must not be written together: read as one run they would be a meld.
 */
import {isTile, suitOf} from '@tehai/riichi/tile'
import {isLying} from '../notation/melds/calls.js'
import {isTurned, turnedMelds} from '../notation/melds/turned-melds.js'
import type {Node, TileNode, Tree} from '../notation/tree.js'

/**
 * Tiles that need a separate suit letter: neighbours of one suit, one of them sideways or face down, would be read as a
 * meld of 牌画 notation.
 */
export function tilesAlone({nodes, mode}: Tree): ReadonlySet<number> {
  const alone = new Set<number>()
  if (mode === 'river') return alone
  let from = 0
  while (from < nodes.length) {
    const to = endOfSuit(nodes, from)
    const isApart = nodes.slice(from, to).some(node => node.type === 'tile' && isHiddenOrTurned(node))
    if (isApart) for (let index = from; index < to; index++) alone.add(index)
    from = to
  }
  return alone
}

/**
 * Nodes before which a space is written: it separates a tile on its side from tiles that would make a meld with it.
 */
export function blanksAround({nodes, mode}: Tree, alone: ReadonlySet<number>): ReadonlySet<number> {
  if (mode === 'river' || !nodes.some(isLying)) return alone
  const blanks = new Set<number>()
  const runs = [...nodes.keys()].map(node => ({node, count: 1}))
  for (const {from, to} of turnedMelds(nodes, runs)) {
    for (let index = from; index < to; index++) {
      if (isTurned(nodes[index]!)) blanks.add(index).add(index + 1)
    }
  }
  return blanks
}

/** Index after the last neighbour of the same suit, at least the next index. */
function endOfSuit(nodes: readonly Node[], from: number): number {
  const suit = suitOfNode(nodes[from])
  if (suit === null) return from + 1
  for (let to = from + 1; to < nodes.length; to++) if (suitOfNode(nodes[to]) !== suit) return to
  return nodes.length
}

function suitOfNode(node: Node | undefined): string | null {
  return node?.type === 'tile' && isTile(node.face) ? suitOf(node.face) : null
}

function isHiddenOrTurned({marks}: TileNode): boolean {
  return marks.includes('rotated') || marks.includes('facedown') || marks.includes('kita')
}
