/**
 * A stick of bamboo, as sou tiles have it from the display size on.
 */
import {moved, type Contour, type Point, type Segment} from '../path.js'
import type {TileColour} from '../palette.js'

/** What part of a cane a stick is: the upper or the lower one of a column, one of two internodes, or the whole cane. */
export type Part = 'crown' | 'root' | 'short' | 'tall'

/** Where the nodes of a stick are, as parts of its length: internodes of bamboo differ in length. */
const nodesOf: Readonly<Record<Part, readonly number[]>> = {
  crown: [0.4, 0.72],
  root: [0.36, 0.66],
  short: [0.55],
  tall: [0.25, 0.5, 0.74]
}

/** A stick: its upper end, its length, its colour, and what part of a cane it is. */
export type Stick = readonly [x: number, y: number, length: number, colour: TileColour, part: Part]

/** What a stick is drawn with. */
export interface Cane {
  /** The internodes, with the light on them as holes. */
  readonly stick: readonly Contour[]
  /** What is between the internodes, for sticks whose nodes are of another colour. */
  readonly nodes: readonly Contour[]
}

/** Half of the width of a stick between its nodes and at its ends, as parts of the width at its nodes. */
const CULM = 0.41
const END = 0.45

/**
 * A stick: a slender cane with straight sides and rounded ends, which swells at its nodes. There a line parts its internodes and
 * bends down, as the cane is round. The light comes from the left, lies on each internode but the last, and becomes narrower
 * downwards.
 *
 *      ╭───╮
 *      │▾  │
 *      │▾  │
 *     (─────)
 *      │▾  │
 *     (─────)
 *      │   │
 *      ╰───╯
 *
 * @param width
 *   Its width at the nodes.
 */
export function bamboo([middle, top, length, , part]: Stick, width: number): Cane {
  const node = width / 2
  const culm = Math.round(width * CULM)
  const end = Math.round(width * END)
  /** How far a node reaches up and down. */
  const swell = width * 0.14
  /** Height of the line at a node. */
  const line = Math.round(width * 0.12)
  /** How far that line bends down, twice. */
  const sag = Math.round(width * 0.14)
  /** Height of the rounded end. */
  const round = Math.round(width * 0.12)
  const nodes = nodesOf[part].map(at => Math.round(length * at))
  const last = nodes.length
  const inPlace = (contour: Contour): Contour =>
    moved(contour, ([across, along]): Point => [middle + across, top + along])
  const internodes = [0, ...nodes].map((from, index) => ({
    from: index === 0 ? round : from + line / 2,
    to: index === last ? length - round : nodes[index]! - line / 2,
    isFirst: index === 0,
    isLast: index === last
  }))
  return {
    stick: internodes.flatMap(piece => [internode(piece), ...light(piece)]).map(inPlace),
    nodes: nodes.map(ring).map(inPlace)
  }

  function internode({from, to, isFirst, isLast}: (typeof internodes)[number]): Contour {
    const above = isFirst ? end : node
    const below = isLast ? end : node
    const [upper, lower] = [from + 2 * swell, to - 2 * swell]
    return {
      start: [-above, from],
      segments: [
        isFirst
          ? ['c', [-end, -round / 3], [end, -round / 3], [end, from]]
          : ['q', [0, from + sag], [node, from]],
        ['c', [above, from + swell], [culm, from + swell], [culm, upper]],
        ['l', [culm, lower]],
        ['c', [culm, to - swell], [below, to - swell], [below, to]],
        isLast
          ? ['c', [end, length + round / 3], [-end, length + round / 3], [-end, to]]
          : ['q', [0, to + sag], [-node, to]],
        ['c', [-below, to - swell], [-culm, to - swell], [-culm, lower]],
        ['l', [-culm, upper]],
        ['c', [-culm, from + swell], [-above, from + swell], [-above, from]]
      ] satisfies Segment[],
      closed: true
    }
  }

  /** The light on an internode, a hole. */
  function light({from, to, isFirst, isLast}: (typeof internodes)[number]): readonly Contour[] {
    if (isLast) return []
    const wide = width * 0.055
    const x = -width * 0.19
    const upper = from + width * (isFirst ? 0.14 : 0.26)
    const lower = to - width * 0.16
    return [
      {
        start: [x - wide, upper],
        segments: [
          ['l', [x - wide / 2, lower]],
          ['q', [x, lower + wide], [x + wide / 2, lower]],
          ['l', [x + wide, upper]],
          ['c', [x + wide, upper - wide], [x - wide, upper - wide], [x - wide, upper]]
        ],
        closed: true
      }
    ]
  }

  /** What is between two internodes. */
  function ring(along: number): Contour {
    const [from, to] = [along - line / 2 - 1, along + line / 2 + 1]
    return {
      start: [-node, from],
      segments: [
        ['q', [0, from + sag], [node, from]],
        ['l', [node, to]],
        ['q', [0, to + sag], [-node, to]],
        ['l', [-node, from]]
      ],
      closed: true
    }
  }
}
