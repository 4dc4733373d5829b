/**
 * The game of mahjong as the playground draws it, once for each choice of colours: with the pictures for text until those
 * for display are loaded.
 */
import {resolveArt} from '@tehai/kernel/picture'
import {textTiles} from '@tehai/tile-art/text'
import {mahjongOf} from 'rehype-tiles/render'

const games = new Map()
let tiles = textTiles
let read

/**
 * The game in some colours.
 *
 * @param palette
 *   `page` for the colours that the style sheet of a page adapts to light and dark.
 */
export function gameIn(palette) {
  const name = palette === 'page' ? 'light' : palette
  if (!games.has(name)) games.set(name, mahjongOf(resolveArt(tiles, {palette: name}), read))
  return games.get(name)
}

/**
 * Draw with another set from now on.
 *
 * @param readRow
 *   What reads a row, and says what it may have been meant as (default: what draws alone needs).
 */
export function drawWith(set, readRow) {
  tiles = set
  read = readRow
  games.clear()
}
