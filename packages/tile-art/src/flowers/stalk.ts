/**
 * A stalk of bamboo for flowers: one outline with holes, since all of it has one colour.
 */
import {moved, type Contour, type Point, type Segment} from '../path.js'

/** How broad a stalk is between its knots, as part of its width. */
const WAIST = 0.72

/**
 * A stalk: bamboo with three knots, at its ends and in the middle, and waists between them. Light falls through a slit in each
 * half, and on the middle knot in two bars. Both halves are alike, so that a tile looks the same from both sides of the table.
 *
 *     (─────)
 *      ) ▯ (
 *      │ ▯ │
 *     ( ─── )
 *     ( ─── )
 *      │ ▯ │
 *      ) ▯ (
 *     (─────)
 */
export function stalk(x: number, top: number, bottom: number, width: number): Contour[] {
  const length = bottom - top
  const middle = length / 2
  const broad = width / 2
  const waist = broad * WAIST
  /** Height of a knot, and how far the ends are round. */
  const knot = Math.min(width * 0.25, length * 0.1)
  const cap = knot * 0.8
  /** Even, so that both halves of a slit are as wide in whole numbers. */
  const light = 2 * Math.round(width * 0.07)
  const [from, to] = [cap + 1, Math.round(middle - knot * 1.05)]
  return [
    outline(),
    slit(0, from, to, light),
    slit(0, length - to, length - from, light),
    rung(middle - 8),
    rung(middle + 3)
  ].map(contour => moved(contour, ([across, along]) => [x + across, top + along]))

  /** Down the right side and up the left one. */
  function outline(): Contour {
    const right: readonly Segment[] = [
      ['c', [broad * 1.04, cap * 1.5], [waist, cap + knot * 0.45], [waist, cap + knot * 1.25]],
      ['l', [waist, middle - knot * 1.25]],
      ['c', [waist, middle - knot * 0.6], [broad, middle - knot * 0.75], [broad, middle]],
      ['c', [broad, middle + knot * 0.75], [waist, middle + knot * 0.6], [waist, middle + knot * 1.25]],
      ['l', [waist, length - cap - knot * 1.25]],
      ['c', [waist, length - cap - knot * 0.45], [broad * 1.04, length - cap * 1.5], [broad, length - cap]]
    ]
    const across = ([x, y]: Point): Point => [-x, length - y]
    const left = right.map(
      segment => moved({start: [0, 0], segments: [segment], closed: false}, across).segments[0]!
    )
    return {
      start: [-broad, cap],
      segments: [
        ['c', [-broad * 0.96, -cap * 0.42], [broad * 0.96, -cap * 0.42], [broad, cap]],
        ...right,
        [
          'c',
          [broad * 0.96, length + cap * 0.42],
          [-broad * 0.96, length + cap * 0.42],
          [-broad, length - cap]
        ],
        ...left
      ],
      closed: true
    }
  }

  /** A bar of light across the knot, 5 units high. */
  function rung(from: number): Contour {
    const half = broad * 0.48
    return moved(slit(from + 2.5, -half, half, 5), ([x, y]) => [-y, x])
  }
}

/** A hole with round ends. */
function slit(x: number, top: number, bottom: number, wide: number): Contour {
  const [left, right] = [x - wide / 2, x + wide / 2]
  const round = wide * 0.55
  return {
    start: [left, top + round],
    segments: [
      ['l', [left, bottom - round]],
      ['q', [x, bottom + round], [right, bottom - round]],
      ['l', [right, top + round]],
      ['q', [x, top - round], [left, top + round]]
    ],
    closed: true
  }
}
