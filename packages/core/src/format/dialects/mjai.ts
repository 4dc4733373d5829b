/**
 * mjai: every tile spelt out with blanks between, `1m 5mr E ?`.
 */
import {isFlower, isRed, suitOf, type Face, type Tile} from '@tehai/riichi/tile'
import type {Loss} from '../formatted-row.js'
import {loseMarks} from '../lose.js'
import type {Writer} from '../writer.js'

const honors = ['E', 'S', 'W', 'N', 'P', 'F', 'C'] as const

function nameOf(tile: Tile): string {
  if (suitOf(tile) === 'z') return honors[Number(tile[0]) - 1]!
  return isRed(tile) ? `5${tile[1]!}r` : tile
}

/** An unknown tile is `?`. mjai has no name for flowers, blank tiles and empty places. */
function nameOfFace(face: Face): string | null {
  if (face === 'unknown' || face === 'back') return '?'
  return face === 'blank' || face === 'slot' || isFlower(face) ? null : nameOf(face)
}

/** Write the tiles of a row as in the mjai protocol; a meld is written as loose tiles. */
export const mjai: Writer = ({nodes, draw, riichi}) => {
  const lost: Loss[] = riichi ? [{what: 'riichi', node: 0}] : []
  const names: string[] = []
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'meld') {
      names.push(...node.meld.tiles.map(nameOf))
      lost.push({what: 'meld', node: index})
    } else if (node.type !== 'tile') lost.push({what: node.type, node: index})
    else {
      const name = nameOfFace(node.face)
      if (name !== null) names.push(name)
      if (name === null || node.face === 'back') lost.push({what: 'face', node: index})
      if (index === draw) lost.push({what: 'draw', node: index})
      loseMarks(lost, node, index)
    }
  }
  return {text: names.join(' '), lost}
}
