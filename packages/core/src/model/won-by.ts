/**
 * How a tile is marked as won.
 */
import type {TileNode} from '../notation/tree.js'
import type {WinBy} from './diagram.js'

/** How a tile is marked as won; `null` if it is not. */
export function wonBy({marks}: TileNode): WinBy | null {
  return marks.includes('tsumo') ? 'tsumo' : marks.includes('ron') ? 'ron' : null
}
