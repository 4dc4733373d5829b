/**
 * Joining: at the end of a hand, tiles typed one by one with one of them on its side become melds (`rryr`). A tile that
 * is still on its side in a whole hand is reported: the hand may be open or closed.
 */
import {isTile} from '@tehai/riichi/tile'
import {notationMessage, type NotationMessageId} from '../messages.js'
import {meldNode, noMarks, tileNode, type Node, type TileNode} from '../tree.js'
import {isTurned, turnedMelds, type TurnedMeld} from '../melds/turned-melds.js'
import type {Row} from './row.js'

/** Make melds of the single tiles of a row. Takes time proportional to its nodes. */
export function joinTurned(row: Row): void {
  const melds = turnedMelds(row.nodes, row.concealed)
  if (melds.length > 0) {
    const letters = new Set<number>()
    for (const {from, to} of melds)
      for (let index = from; index < to; index++) letters.add(row.nodes[index]!.start)
    joinNodes(row, melds)
    // A letter in a meld is not a slip for a suit letter.
    row.messages = row.messages.filter(({id, start}) => !letterMessages.has(id) || !letters.has(start))
  }
  reportLoose(row)
}

const letterMessages: ReadonlySet<string> = new Set<NotationMessageId>([
  'packed-honor-letter',
  'red-after-five'
])

/** Put melds in place of their tiles, in the nodes and in the runs of the draw rule. */
function joinNodes(row: Row, melds: readonly TurnedMeld[]): void {
  const {nodes, concealed} = row
  const joined: Node[] = []
  /** New index of each node; -1 for tiles of a meld. */
  const places: number[] = []
  let at = 0
  for (const meld of melds) {
    for (; at < meld.from; at++) places[at] = joined.push(nodes[at]!) - 1
    joined.push(nodeOf(nodes.slice(meld.from, meld.to) as TileNode[], meld))
    for (; at < meld.to; at++) places[at] = -1
  }
  for (; at < nodes.length; at++) places[at] = joined.push(nodes[at]!) - 1
  row.nodes = joined
  row.concealed = concealed
    .filter(({node}) => places[node]! >= 0)
    .map(({node, count, suit}) => ({node: places[node]!, count, suit}))
}

/** A tile that was on its side is the called tile; its position is now given by the meld. */
function nodeOf(tiles: readonly TileNode[], {meld}: TurnedMeld): Node {
  const nodes = tiles.map(({face, start, end, marks, label}) => {
    const others = marks.filter(mark => mark !== 'rotated')
    return tileNode(face, start, end, others.length > 0 ? others : noMarks, label)
  })
  return meldNode(meld, nodes, tiles[0]!.start, tiles.at(-1)!.end)
}

const wholeHand: ReadonlySet<number> = new Set([13, 14])
const TILES_OF_A_MELD = 3

function reportLoose({nodes, messages}: Row): void {
  let count = 0
  for (const node of nodes) {
    if (node.type === 'meld') count += TILES_OF_A_MELD
    else if (node.type === 'tile' && isTile(node.face)) count++
  }
  if (!wholeHand.has(count)) return
  for (const node of nodes) {
    if (isTurned(node)) messages.push(notationMessage('turned-tile', node.start, node.end))
  }
}
