/**
 * The game of mahjong as the playground draws it, once for each choice of colours: with the pictures for text, and
 * nothing to say of mistakes, until those for display and the sentences are loaded.
 */
import {resolveArt} from '@tehai/kernel/picture'
import {textTiles} from '@tehai/tile-art/text'
import {mahjongRows} from 'rehype-tiles/render'

const games = new Map()
let tiles = textTiles
let gameOf = art => ({...mahjongRows(art), sentence: () => ''})

/**
 * The game in some colours.
 *
 * @param palette
 *   `page` for the colours that the style sheet of a page adapts to light and dark.
 */
export function gameIn(palette) {
  const name = palette === 'page' ? 'light' : palette
  if (!games.has(name)) games.set(name, gameOf(resolveArt(tiles, {palette: name})))
  return games.get(name)
}

/** Draw with another set from now on, as a game that has words. */
export function drawWith(set, speaking) {
  tiles = set
  gameOf = speaking
  games.clear()
}
