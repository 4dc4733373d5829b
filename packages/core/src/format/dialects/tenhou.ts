/**
 * tenhou: digits and suit letters, `123m406p`; neighbours of one suit share the letter. Nothing but tiles.
 */
import {isTile, type Tile} from '@tehai/riichi/tile'
import type {Loss} from '../formatted-row.js'
import {loseMarks} from '../lose.js'
import type {Writer} from '../writer.js'

/** Write the tiles of a row as in the links of Tenhou; a meld is written as loose tiles. */
export const tenhou: Writer = ({nodes, draw, riichi}) => {
  const lost: Loss[] = riichi ? [{what: 'riichi', node: 0}] : []
  const tiles: Tile[] = []
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'meld') {
      tiles.push(...node.meld.tiles)
      lost.push({what: 'meld', node: index})
    } else if (node.type !== 'tile') lost.push({what: node.type, node: index})
    else if (isTile(node.face)) {
      tiles.push(node.face)
      if (index === draw) lost.push({what: 'draw', node: index})
      loseMarks(lost, node, index)
    } else lost.push({what: 'face', node: index})
  }
  return {text: runsOf(tiles), lost}
}

function runsOf(tiles: readonly Tile[]): string {
  return tiles.map((tile, index) => (tiles[index + 1]?.[1] === tile[1] ? tile[0]! : tile)).join('')
}
