/** The end of a row being read: pending digits are given up, and the nodes become a tree. */
import {tileNode, type Node, type ParseResult} from '../tree.js'
import {abandonRun} from './digit-run.js'
import {isBlank, report, type Reading} from './reading.js'

/** What the end of a row may add. */
export interface Ending {
  /** Index of the node of the drawn tile (default: none). */
  readonly draw?: number | null | undefined
  readonly riichi?: boolean | undefined
}

/**
 * End the row.
 *
 * Pending digits are given up, and blanks at the end are not a gap. In a river, a sideways tile is the one that
 * declared riichi. Messages are in the order of their places.
 */
export function finishReading(reading: Reading, ending: Ending = {}): ParseResult {
  abandonRun(reading)
  const {text, mode, nodes, messages} = reading
  if (nodes.every(({type}) => type === 'gap') && messages.every(({severity}) => severity === 'warning'))
    report(reading, 'empty', 0, text.length)
  const last = nodes.at(-1)
  if (last?.type === 'gap' && isBlank(text.slice(last.start, last.end))) nodes.pop()
  messages.sort((a, b) => a.start - b.start)
  return {
    tree: {
      mode,
      nodes: mode === 'river' ? nodes.map(asDiscard) : nodes,
      draw: ending.draw ?? null,
      riichi: ending.riichi ?? false,
      rows: []
    },
    messages
  }
}

function asDiscard(node: Node): Node {
  if (node.type !== 'tile' || !node.marks.includes('rotated')) return node
  const marks = node.marks.map(mark => (mark === 'rotated' ? 'riichi' : mark))
  return tileNode(node.face, node.start, node.end, marks, node.label)
}
