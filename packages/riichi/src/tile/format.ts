/**
 * Tiles as text.
 */
import {suitOf, type Tile} from './tile.js'

/** Tiles in mpsz, with consecutive tiles of a suit in one run: `3p`, `4s`, `5s` become `3p45s`. */
export function formatTiles(tiles: readonly Tile[]): string {
  let text = ''
  tiles.forEach((tile, index) => {
    const next = tiles[index + 1]
    text += next && suitOf(next) === suitOf(tile) ? tile[0] : tile
  })
  return text
}
