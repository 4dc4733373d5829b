/**
 * Pictures among the elements of a page: what was drawn, and the art that it refers to.
 */
import type {Element} from 'hast'

/** Whether an element is a picture of a game, or the art that pictures refer to. `ids`: ids of the games. */
export function isPicture({tagName, properties}: Element, ids: readonly string[]): boolean {
  const classes = properties.className
  if (tagName !== 'svg' || !Array.isArray(classes)) return false
  return ids.some(id => classes.includes(`${id}-tiles`) || classes.includes(`${id}-defs`))
}
