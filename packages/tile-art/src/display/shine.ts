/**
 * Lines, beads and petals: the contours of display pictures other than rings and boxes.
 */
import type {Contour, Point, Segment} from '../path.js'
import {circle} from '../shape.js'

/** Lines through some points each. */
export function lines(points: readonly (readonly Point[])[]): Contour[] {
  return points.map(([start, ...others]) => ({
    start: start!,
    segments: others.map((point): Segment => ['l', point]),
    closed: false
  }))
}

/**
 * Beads around a point.
 *
 * @param clockwise
 *   Direction of their outlines: whether they are ink or holes (default: ink).
 */
export function beads(
  [x, y]: Point,
  count: number,
  distance: number,
  radius: number,
  clockwise = true
): Contour[] {
  return Array.from({length: count}, (_, index) => {
    const angle = ((index + 0.5) * 2 * Math.PI) / count
    return circle([x + distance * Math.sin(angle), y + distance * Math.cos(angle)], radius, clockwise)
  })
}

/** Distance of the control points of a loop from its axis, as a fraction of half its width. */
const LOOP = 2 * Math.sqrt(3)

/**
 * Petals around a point, each from its tip in the middle outwards, counter-clockwise: holes in the shape around them.
 *
 * @param count
 *   How many petals; the first one points up.
 * @param from
 *   Distance of the inner ends from the middle.
 * @param to
 *   Distance of their outer ends.
 * @param half
 *   Approximate half of the width of a petal.
 */
export function petals([x, y]: Point, count: number, from: number, to: number, half: number): Contour[] {
  return Array.from({length: count}, (_, index): Contour => {
    const angle = -Math.PI / 2 + (index * 2 * Math.PI) / count
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const at = (along: number, across: number): Point => [
      x + cos * along - sin * across,
      y + sin * along + cos * across
    ]
    // One curve that returns to its start: it extends three quarters of the way to its control points.
    const far = from + ((to - from) * 4) / 3
    return {
      start: at(from, 0),
      segments: [['c', at(far, half * LOOP), at(far, -half * LOOP), at(from, 0)]],
      closed: true
    }
  })
}
