/**
 * A stick of bamboo of sou tiles, from the display size on.
 */
import type {Contour, Point, Segment} from '../path.js'

/** What a stick is drawn with. */
export interface Cane {
  /** The internodes. */
  readonly stick: readonly Contour[]
  /** A ring at each node. */
  readonly rings: readonly Contour[]
  /** A strip in each internode. */
  readonly strips: readonly Contour[]
}

/**
 * Points of a side, as fractions of the width at the nodes: half of the width there, and the distance from the end. A
 * curve over the knob at the end leads to `neck`.
 */
const knob = [0.7, -0.11] as const
const neck = [0.44, 0.3] as const

/**
 * The control points of the curve from `neck` to the node: half of the width at both, and their distances from the end
 * and from the node.
 */
const WAIST = 0.41
const WAIST_ALONG = 0.44
const FOOT_ALONG = 0.26

/**
 * Width of rings and of the upper ends of strips, and the distance of a strip to the left of the middle, as fractions
 * of the width at the nodes.
 */
const LINE = 0.19
const LEFT = 0.14

/** Distance from the sides of a stick at which the round ends of a ring begin: they extend a little past the sides. */
const INSET = 3

/** Distance of a strip from an end of the stick, and from a node. */
const END = 0.27
const NODE = 0.17

/**
 * A stick: internodes of equal length, narrower between the rounded ends and nodes; at each node a ring, separated
 * from the internodes by a line, and in each internode a strip, both in a second colour. Light comes from the left,
 * where the strips are, which become thinner downwards.
 *
 *      ╭───╮
 *      │╻  │
 *       │╵ │
 *     ╱─────╲
 *    ═════════
 *     ╲─────╱
 *       │╻ │
 *      │╵  │
 *      ╰───╯
 *
 * @param width
 *   Its width at the nodes. The stick is centred on x = 0 and begins at y = 0.
 * @param count
 *   How many internodes it has.
 * @param waist
 *   Half of its width between knobs and nodes, as a fraction of the width at the nodes.
 */
export function bamboo(length: number, width: number, count = 2, waist: number = WAIST): Cane {
  const node = Math.round(width / 2)
  const line = 2 * Math.round((width * LINE) / 2)
  /** Half of the space for a ring, including the lines at both sides. */
  const space = line / 2 + 3
  const nodes = Array.from({length: count - 1}, (_, index) => Math.round((length * (index + 1)) / count))
  const places = [0, ...nodes].map((from, index) => ({
    from: index === 0 ? 0 : from + space,
    to: nodes[index] === undefined ? length : nodes[index] - space,
    isFirst: index === 0,
    isLast: index === count - 1
  }))
  const left = -Math.round(width * LEFT)
  const margin = (isEnd: boolean): number => Math.round(width * (isEnd ? END : NODE))
  return {
    stick: places.map(internode),
    rings: nodes.map(at => ring(at, node - INSET, line)),
    strips: places.map(({from, to, isFirst, isLast}) =>
      strip(left, from + margin(isFirst), to - margin(isLast), line)
    )
  }

  function internode({from, to, isFirst, isLast}: (typeof places)[number]): Contour {
    const above = isFirst ? at(neck, from, 1) : ([node, from] as const)
    const below = isLast ? at(neck, to, -1) : ([node, to] as const)
    const upper = at([waist, isFirst ? WAIST_ALONG : FOOT_ALONG], from, 1)
    const lower = at([waist, isLast ? WAIST_ALONG : FOOT_ALONG], to, -1)
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

/** A ring around a node: thicker in the middle, with round ends that begin at `half`. */
function ring(y: number, half: number, breadth: number): Contour {
  const [end, middle, over] = [breadth * SHOULDER, breadth * SWELL, half + breadth * OVER]
  return {
    start: [-half, y + end],
    segments: [
      ['c', [-over, y + end], [-over, y - end], [-half, y - end]],
      ['q', [0, y - middle], [half, y - end]],
      ['c', [over, y - end], [over, y + end], [half, y + end]],
      ['q', [0, y + middle], [-half, y + end]]
    ],
    closed: true
  }
}

/**
 * Control points of a ring, as fractions of its width: their distances from the axis, at the ends and in the middle,
 * and past the ends.
 */
const SHOULDER = 0.36
const SWELL = 0.64
const OVER = 0.5

/**
 * A strip with round ends, of which the lower one is thinner.
 *
 * Strips and rings are outlines: a filled path needs two attributes, a line five.
 */
function strip(x: number, from: number, to: number, breadth: number): Contour {
  const [half, thin] = [breadth / 2, breadth * THIN]
  const top = from - breadth * ROUND
  return {
    start: [x - half, from],
    segments: [
      ['c', [x - half, top], [x + half, top], [x + half, from]],
      ['l', [x + thin, to]],
      ['q', [x, to + 2 * thin], [x - thin, to]],
      ['l', [x - half, from]]
    ],
    closed: true
  }
}

/** Distance of the control points of a half circle from its ends, as a fraction of its diameter. */
const ROUND = 2 / 3

/** Half of the width of the lower end of a strip, as a fraction of the width of the upper end. */
const THIN = 0.25
