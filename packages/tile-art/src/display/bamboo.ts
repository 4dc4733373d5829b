/**
 * A stick of bamboo, as sou tiles have it from the display size on.
 */
import type {TileColour} from '../palette.js'
import type {Contour, Point, Segment} from '../path.js'
import type {Attributes} from '../shape.js'

/** What a stick is drawn with. */
export interface Cane {
  /** The internodes. */
  readonly stick: readonly Contour[]
  /** Lines over them: the rings at the nodes, and what is inlaid. */
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

/** Attributes of what is inlaid in sticks of a width. */
export function inlaid(stroke: TileColour, width: number): Attributes {
  return {fill: 'none', stroke, 'stroke-width': lineOf(width), 'stroke-linecap': 'round'}
}

function lineOf(width: number): number {
  return Math.round(width * 0.19)
}

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
  const line = lineOf(width)
  /** Half of the space for a ring, with the lines at both sides. */
  const space = Math.round(line / 2) + 3
  const nodes = Array.from({length: count - 1}, (_, index) => Math.round((length * (index + 1)) / count))
  const places = [0, ...nodes].map((from, index) => ({
    from: index === 0 ? 0 : from + space,
    to: nodes[index] === undefined ? length : nodes[index] - space,
    isFirst: index === 0,
    isLast: index === count - 1
  }))
  const ring = node - Math.round(line / 2)
  return {
    stick: places.map(internode),
    inlay: [
      ...nodes.map((at): Contour => stroke([-ring, at], [ring, at])),
      ...places.map(({from, to, isFirst, isLast}) =>
        stroke([0, from + width * (isFirst ? 0.31 : 0.25)], [0, to - width * (isLast ? 0.31 : 0.25)])
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

function stroke(from: Point, to: Point): Contour {
  return {start: from, segments: [['l', to]], closed: false}
}
