/**
 * The game of mahjong as the playground draws it, once for each choice of colours.
 */
import {mahjong} from 'rehype-tiles/render'

const games = new Map()

/**
 * The game in some colours.
 *
 * @param palette
 *   `page` for the colours that the style sheet of a page adapts to light and dark.
 */
export function gameIn(palette) {
  const name = palette === 'page' ? 'light' : palette
  if (!games.has(name)) games.set(name, mahjong({palette: name}))
  return games.get(name)
}
