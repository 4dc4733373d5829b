/**
 * Pictures among the elements of a page: what was drawn, and the art that it refers to.
 */
import type {Element} from 'hast'

/** Names of what is one picture with what was typed for it: a row in a line, a row of a block. */
const rows = ['row', 'block']

/** Whether an element is a picture of a game, or the art that pictures refer to. `ids`: ids of the games. */
export function isPicture({properties}: Element, ids: readonly string[]): boolean {
  const classes = properties.className
  if (!Array.isArray(classes)) return false
  const names = properties.role === 'img' ? rows : ['defs']
  return ids.some(id => names.some(name => classes.includes(`${id}-${name}`)))
}
