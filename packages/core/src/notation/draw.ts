/**
 * The draw rule: when the last concealed run is the tile that was drawn or won, and is set apart.
 *
 *     23468p11345678s 2z      fourteen tiles, the last run is one tile
 *     3456s3s                 the suit is written again
 *
 * How it was won is not decided here. A tile marked tsumo or ron stays where it is, and then so do all others.
 */
import {isFlower, isTile} from '@tehai/riichi/tile'
import type {Node} from './tree.js'
import {handSize, TILES_OF_A_MELD, WHOLE} from './hand-size.js'

/** Concealed tiles that were typed together: digits under one suit letter, kanji, face-down tiles. */
export interface ConcealedRun {
  /** Index of its first tile among the row's nodes. */
  readonly node: number
  readonly count: number
  /** Suit letter, `x` for face-down tiles; empty for a honor letter, which is never the drawn tile. */
  readonly suit: string
}

/**
 * Index of the node that is set apart, or `null`.
 *
 * The last run is one face-up tile, an earlier run has at least two, and either the hand then counts fourteen (a meld
 * counts three, a flower nothing), or the run repeats the suit of the run before it and leaves two over a multiple of three.
 */
export function drawOf(nodes: readonly Node[], runs: readonly ConcealedRun[]): number | null {
  const last = runs.at(-1)
  const before = runs.at(-2)
  if (!last || !before || last.count !== 1 || last.suit === '') return null
  const tile = nodes[last.node]
  if (tile?.type !== 'tile' || !isTile(tile.face)) return null
  if (tile.marks.includes('rotated') || tile.marks.includes('facedown')) return null
  let concealed = 0
  let melds = 0
  for (const node of nodes) {
    if (node.type === 'tile') {
      const {face, marks} = node
      if (isFlower(face)) continue
      if (marks.length > 0 && (marks.includes('tsumo') || marks.includes('ron'))) return null
      if (marks.length === 0 || !marks.includes('kita')) concealed++
    } else if (node.type === 'meld') melds++
    else if (node.type === 'placeholder') {
      if (node.placeholder === 'left-out') return null
      melds++
    }
  }
  const isWhole = handSize(concealed, melds) === WHOLE
  const repeatsSuit = before.suit === last.suit && concealed % TILES_OF_A_MELD === 2
  if (!isWhole && !repeatsSuit) return null
  return runs.some(({count}) => count >= 2) ? last.node : null
}
