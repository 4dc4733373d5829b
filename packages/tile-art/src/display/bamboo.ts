/**
 * A stick of bamboo, as sou tiles have it from the display size on.
 */
import type {Contour, Point, Segment} from '../path.js'

/** What a stick is drawn with. */
export interface Cane {
  /** The internodes. */
  readonly stick: readonly Contour[]
  /** What is inlaid in them: the rings at the nodes, and a strip in each internode. */
  readonly inlay: readonly Contour[]
}

/**
 * Points of a side, in parts of the width at the nodes: half of the breadth, and how far from the end. A curve over the end, which is
 * a knob, leads to `neck`; from there one to the node, by way of `waist` and `foot`, the latter from the node.
 */
const knob = [0.7, -0.11] as const
const neck = [0.42, 0.33] as const
const waist = [0.34, 0.44] as const
const foot = [0.34, 0.26] as const

/** Breadth of rings and strips, in parts of the width at the nodes. */
const LINE = 0.19

/**
 * A stick: internodes as long as each other, which draw in between rounded ends and nodes; at each node a ring, apart from the
 * internodes by a line, and in each internode a strip, both of a second colour. It is the same upside down and in a mirror.
 *
 *      ╭───╮
 *      │ ╻ │
 *       │╹│
 *     ╱─────╲
 *     ═══════
 *     ╲─────╱
 *       │╻│
 *      │ ╹ │
 *      ╰───╯
 *
 * @param width
 *   Its width at the nodes. The stick is around x = 0, and begins at y = 0.
 * @param count
 *   How many internodes it has.
 */
export function bamboo(length: number, width: number, count = 2): Cane {
  const node = Math.round(width / 2)
  const line = 2 * Math.round((width * LINE) / 2)
  /** Half of the space for a ring, with the lines at both sides. */
  const space = line / 2 + 3
  const nodes = Array.from({length: count - 1}, (_, index) => Math.round((length * (index + 1)) / count))
  const places = [0, ...nodes].map((from, index) => ({
    from: index === 0 ? 0 : from + space,
    to: nodes[index] === undefined ? length : nodes[index] - space,
    isFirst: index === 0,
    isLast: index === count - 1
  }))
  const ring = node - line / 2
  return {
    stick: places.map(internode),
    inlay: [
      ...nodes.map((at): Contour => bar([-ring, at], [ring, at], line)),
      ...places.map(({from, to, isFirst, isLast}) =>
        bar(
          [0, from + Math.round(width * (isFirst ? 0.31 : 0.25))],
          [0, to - Math.round(width * (isLast ? 0.31 : 0.25))],
          line
        )
      )
    ]
  }

  function internode({from, to, isFirst, isLast}: (typeof places)[number]): Contour {
    const above = isFirst ? at(neck, from, 1) : ([node, from] as const)
    const below = isLast ? at(neck, to, -1) : ([node, to] as const)
    const upper = at(isFirst ? waist : foot, from, 1)
    const lower = at(isLast ? waist : foot, to, -1)
    return {
      start: mirrored(above),
      segments: [
        isFirst ? ['c', mirrored(at(knob, from, 1)), at(knob, from, 1), above] : ['l', above],
        ['c', upper, lower, below],
        isLast
          ? ['c', at(knob, to, -1), mirrored(at(knob, to, -1)), mirrored(below)]
          : ['l', mirrored(below)],
        ['c', mirrored(lower), mirrored(upper), mirrored(above)]
      ] satisfies Segment[],
      closed: true
    }
  }

  function at([across, along]: Point, from: number, way: 1 | -1): Point {
    return [Math.round(width * across), from + way * Math.round(width * along)]
  }
}

function mirrored([x, y]: Point): Point {
  return [-x, y]
}

/** A line with round ends, as an outline: a page prints two attributes of a path that is filled, and five of a line. */
function bar(from: Point, to: Point, breadth: number): Contour {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  /** A point beside an end, by its distance from the line and along it, in parts of the breadth. */
  const beside = ([left, top]: Point, across: number, along: number): Point => [
    left + breadth * (along * x - across * y),
    top + breadth * (along * y + across * x)
  ]
  return {
    start: beside(from, 0.5, 0),
    segments: [
      ['c', beside(from, 0.5, -END), beside(from, -0.5, -END), beside(from, -0.5, 0)],
      ['l', beside(to, -0.5, 0)],
      ['c', beside(to, -0.5, END), beside(to, 0.5, END), beside(to, 0.5, 0)],
      ['l', beside(from, 0.5, 0)]
    ],
    closed: true
  }
}

/** How far the control points of half a circle are from it, in parts of its diameter. */
const END = 2 / 3
