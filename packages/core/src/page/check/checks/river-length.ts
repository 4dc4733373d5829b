/**
 * How much of a river a block shows. Rivers are often cut short, so a missing discard proves nothing unless the river
 * is complete.
 */
import type {Diagram, RiverDiagram} from '../../../model/diagram.js'
import type {BlockRows} from '../context/rows.js'

/**
 * Whether a river shows every discard of its player, according to the block: nothing is left out, and it is long enough
 * for the turn.
 */
export function isWholeRiver({nodes, discards}: RiverDiagram, turn: number | null, calls: number): boolean {
  const isKnown = nodes.every(node => node.type === 'tile' || node.type === 'gap')
  return (
    isKnown &&
    discards.every(({tile}) => tile !== null) &&
    (turn === null || discards.length >= turn - 1 - calls)
  )
}

/** How many calls a block shows. Each may have made a player skip a turn, or removed a tile from a river. */
export function countCalls({list}: BlockRows): number {
  return list.reduce((sum, {diagram}) => sum + callsOf(diagram), 0)
}

function callsOf(diagram: Diagram): number {
  return diagram.mode === 'river'
    ? diagram.discards.filter(({called}) => called).length
    : diagram.hand.melds.filter(({type}) => type !== 'ankan').length
}
