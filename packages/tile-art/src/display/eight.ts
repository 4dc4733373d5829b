/**
 * 8s (八索) from the display size on: an M over a W, of eight sticks.
 *
 *     ║╲ ╱║
 *     ║ V ║
 *
 *     ║ Λ ║
 *     ║╱ ╲║
 *
 * W has the outline of M upside down, but light comes from the left in both, so W has the slanted sticks of M in
 * exchanged places. Slanted sticks extend from 6 to 7 units beside the uprights to the middle, where their ends are 3
 * units apart.
 */
import type {Shape} from '@tehai/kernel/picture'
import {moved, type Contour, type Point} from '../path.js'
import {path} from '../shape.js'
import {bamboo, type Cane} from './bamboo.js'

/** Breadth of the art: twice its middle. */
const breadth = 300

/** Width of all sticks. */
const width = 34

/** Where M and W begin, and their height. */
const tops = [23, 193]
const height = 152

/** Middle of the left upright, and of the left slanted stick. */
const upright = 53
const slanted = 111

/**
 * Distance of the upper end of a slanted stick from its middle: nearly all that the upright and the other slanted
 * stick leave.
 */
const [aside, above] = [24, 73]

/** Thin sticks become narrower by the same amount as those of other tiles. */
const waist = 0.36

const length = Math.hypot(aside, above)

const canes = [
  ...[upright, breadth - upright].flatMap(x =>
    tops.map(y => placed(bamboo(height, width, 2, waist), [1, 0], [x, y + height / 2], height / 2))
  ),
  ...[-1, 1].flatMap(side =>
    tops.map((y, index) => {
      const x = breadth / 2 + (index === 0 ? side : -side) * (breadth / 2 - slanted)
      const way = [above / length, (side * aside) / length] as const
      return placed(bamboo(2 * Math.round(length), width, 2, waist), way, [x, y + height / 2], length)
    })
  )
]

/** Sticks of the same direction are whole numbers apart, so that their paths are the same text. */
export const eight: readonly Shape[] = [
  path(
    {fill: 'green'},
    canes.flatMap(({stick}) => stick)
  ),
  path(
    {fill: 'leaf'},
    canes.flatMap(({rings, strips}) => [...rings, ...strips])
  )
]

/** A stick that is turned and has its middle at a point. */
function placed(
  {stick, rings, strips}: Cane,
  [cos, sin]: readonly [cos: number, sin: number],
  [left, top]: Point,
  half: number
): Cane {
  const place = (contour: Contour): Contour =>
    moved(contour, ([x, y]) => [left + x * cos - (y - half) * sin, top + x * sin + (y - half) * cos])
  return {stick: stick.map(place), rings: rings.map(place), strips: strips.map(place)}
}
