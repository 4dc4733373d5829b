/**
 * 8s (八索) from the display size on: an M over a W, of eight sticks.
 *
 *     ║╲ ╱║
 *     ║ V ║
 *
 *     ║ Λ ║
 *     ║╱ ╲║
 *
 * W is M upside down. The slanted sticks meet at their lower ends, and at their upper ones the uprights.
 */
import type {Shape} from '@tehai/kernel/picture'
import {moved, type Contour, type Point} from '../path.js'
import {path} from '../shape.js'
import {bamboo, type Cane} from './bamboo.js'

/** Breadth and height of the art: twice its middle. */
const [breadth, height] = [300, 368]

/** Width of all sticks. */
const width = 38

/** Where M begins and ends, and the middle of the left upright. */
const [top, bottom] = [20, 176]
const upright = 57

/** How far from the middle the ends of a slanted stick are: so near to what they meet that the ends are one. */
const [outer, inner] = [80, 5]

/** How far above and below these are from the ends of M: turned, a corner reaches farther than an end. */
const reach = 23

const m = letter()

/** M, and W below it: their paths are the same text, so that the second one adds few bytes to a page. */
export const eight: readonly Shape[] = ['', `matrix(1 0 0 -1 0 ${height})`].flatMap(transform =>
  [path({fill: 'green'}, m.stick), path({fill: 'leaf'}, m.inlay)].map(({name, attributes}): Shape => ({
    name,
    attributes: transform ? {...attributes, transform} : attributes
  }))
)

/** The sticks of M. Each is placed and not drawn in a mirror, as outlines of one direction become one where they overlap. */
function letter(): Cane {
  const long = bamboo(bottom - top, width)
  const uprights = [upright, breadth - upright].map(left => placed(long, ([x, y]) => [left + x, top + y]))
  const [right, down] = [outer - inner, bottom - top - 2 * reach]
  const distance = Math.hypot(right, down)
  const slanted = [-1, 1].map(side => {
    const [across, along] = [(-side * right) / distance, down / distance]
    return placed(bamboo(distance + width, width), ([x, y]) => [
      breadth / 2 + side * outer + x * along + (y - width / 2) * across,
      top + reach - x * across + (y - width / 2) * along
    ])
  })
  const canes = [...uprights, ...slanted]
  return {stick: canes.flatMap(({stick}) => stick), inlay: canes.flatMap(({inlay}) => inlay)}
}

function placed({stick, inlay}: Cane, move: (point: Point) => Point): Cane {
  const place = (contour: Contour): Contour => moved(contour, move)
  return {stick: stick.map(place), inlay: inlay.map(place)}
}
