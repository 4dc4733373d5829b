/** Losses: parts of a row that a dialect cannot write. */
import type {Meld} from '@tehai/riichi/tile'
import type {Mark, TileNode} from '../notation/tree.js'
import type {Loss} from './formatted-row.js'

/**
 * Add the losses of a tile: a label, and marks beyond those that the dialect writes.
 *
 * @param written
 *   Marks that the dialect can write.
 */
export function loseMarks(lost: Loss[], node: TileNode, index: number, written: readonly Mark[] = []): void {
  if (node.marks.some(mark => !written.includes(mark))) lost.push({what: 'mark', node: index})
  if (node.label !== null) lost.push({what: 'label', node: index})
}

/** Add the losses of the tiles of a meld, for dialects that write no marks in melds. */
export function loseMeldMarks(lost: Loss[], meld: Meld, nodes: readonly TileNode[], index: number): void {
  const isMarked = nodes.some(({marks}) => marks.length > 0)
  if (isMarked || (meld.type === 'ankan' && meld.faceDown !== null)) lost.push({what: 'mark', node: index})
  if (nodes.some(({label}) => label !== null)) lost.push({what: 'label', node: index})
}
