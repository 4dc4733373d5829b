/**
 * mpsz as text: tiles and gaps, nothing else. The tiles of a meld are written as one group, and the call is lost.
 */
import {suitOf} from '@tehai/riichi/tile'
import type {MeldNode} from '../../notation/tree.js'
import {digitOf, writeRow} from '../row-text.js'
import type {NodeText, RowStyle} from '../row-style.js'
import type {Writer} from '../writer.js'

const style: RowStyle = {
  red: '0',
  gaps: true,
  handMarks: {},
  riverMarks: {},
  faces: {},
  labels: false,
  placeholders: {},
  riverPrefix: '',
  meld: writeTilesOfMeld
}

/** Write a row in plain mpsz. */
export const mpsz: Writer = tree => writeRow(tree, style)

/** The tiles of a meld without its call. */
function writeTilesOfMeld({meld}: MeldNode): NodeText {
  const digits = meld.tiles.map(tile => digitOf(tile, '0')).join('')
  return {text: digits + suitOf(meld.tiles[0]!), lost: ['meld']}
}
