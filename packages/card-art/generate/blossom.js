/** Blossoms of five petals. */
import {area, around, dots, line, ring} from './brush.js'

const five = [0, 72, 144, 216, 288]

/** A point around the origin as path text. */
const at = (degrees, radius) => around(degrees, radius).map(Math.round).join(' ')

/**
 * A plum blossom of radius 34: round petals, an eye of stamens, all dots on circles. It may be turned by quarters only:
 * the arc of a ring has to start where its coordinates are whole numbers.
 */
export function plumBlossom(petal, eye) {
  return [ring(petal, 30, 5, 19), dots(petal, 30, '0,0'), ring(eye, 5, 10, 16), ring(eye, 13, 5, 6)]
}

/** A cherry blossom of radius 34: petals with a notch in one outline, a line on each, stamens. Quarter turns as above. */
export function cherryBlossom(petal, eye) {
  const petals = five.map(
    turn =>
      `Q${at(turn - 42, 30)} ${at(turn - 13, 34)}L${at(turn, 28)}L${at(turn + 13, 34)}Q${at(turn + 42, 30)} ${at(turn + 36, 12)}`
  )
  const lines = five.map(turn => `M${at(turn, 12)}L${at(turn, 20)}`)
  return [area(petal, `M${at(-36, 12)}${petals.join('')}z`), line(eye, 2, lines.join('')), ring(eye, 7, 5, 7)]
}
