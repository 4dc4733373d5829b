/**
 * Leaves and petals, from which flowers and seasons are drawn.
 */
import type {Contour, Point, Segment} from '../path.js'

/** A point at a distance from another, in degrees clockwise from straight up. */
export function towards([x, y]: Point, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + Math.sin(angle) * distance, y - Math.cos(angle) * distance]
}

/**
 * A leaf: pointed at both ends.
 *
 * @param bend
 *   How far its middle is to the left of the straight line, in tile units.
 * @param breadth
 *   Approximate width in the middle.
 */
export function leaf(from: Point, to: Point, bend: number, breadth: number): Contour {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const beside = (distance: number): Point => [
    (from[0] + to[0]) / 2 + (dy / length) * distance,
    (from[1] + to[1]) / 2 - (dx / length) * distance
  ]
  return {
    start: from,
    segments: [
      ['q', beside(2 * bend + breadth), to],
      ['q', beside(2 * bend - breadth), from]
    ],
    closed: true
  }
}

/**
 * A petal from the middle of a flower: round at its outer end, or with a notch there.
 *
 * @param degrees
 *   Its direction, clockwise from straight up.
 * @param notch
 *   How deep the notch is (default: 0, the end is round).
 */
export function petal(middle: Point, degrees: number, length: number, breadth: number, notch = 0): Contour {
  const at = (along: number, across: number): Point => {
    const [x, y] = towards(middle, degrees, along)
    return towards([x, y], degrees + 90, across)
  }
  const half = breadth / 2
  const end: Segment[] =
    notch === 0
      ? [
          ['c', at(length * 0.3, -half * 1.1), at(length, -half * 1.5), at(length, 0)],
          ['c', at(length, half * 1.5), at(length * 0.3, half * 1.1), middle]
        ]
      : [
          ['c', at(length * 0.3, -half), at(length * 0.75, -half * 1.35), at(length, -half * 0.42)],
          ['l', at(length - notch, 0)],
          ['l', at(length, half * 0.42)],
          ['c', at(length * 0.75, half * 1.35), at(length * 0.3, half), middle]
        ]
  return {start: middle, segments: end, closed: true}
}

/** The same around a middle, the first one upwards. */
export function around(count: number, make: (degrees: number) => Contour, turn = 0): Contour[] {
  return Array.from({length: count}, (_, index) => make(turn + (index * 360) / count))
}

/** A dot: a line of length 0, which is visible with round line ends. */
export function dot(point: Point): Contour {
  return {start: point, segments: [['l', point]], closed: false}
}

/** A line through points. */
export function line(...[start, ...others]: readonly [Point, ...Point[]]): Contour {
  return {start, segments: others.map((point): Segment => ['l', point]), closed: false}
}

/** A curve from a point to another. */
export function arc(from: Point, by: Point, to: Point): Contour {
  return {start: from, segments: [['q', by, to]], closed: false}
}
