/**
 * Pictures among the elements of a page: the drawn ones, and the art that they refer to.
 */
import type {Element} from 'hast'

/** Class names, without the id of the game, of a picture with its notation: a row in a line, a row of a block. */
const rows = ['row', 'block']

/** Whether an element is a picture of a game, or the art that pictures refer to. `ids`: ids of the games. */
export function isPicture({properties}: Element, ids: readonly string[]): boolean {
  const classes = properties.className
  if (!Array.isArray(classes)) return false
  const names = properties.role === 'img' ? rows : ['defs']
  return ids.some(id => names.some(name => classes.includes(`${id}-${name}`)))
}
