/**
 * A stick of bamboo, as sou tiles have it from the display size on.
 */
import {moved, type Contour, type Point, type Segment} from '../path.js'
import type {TileColour} from '../palette.js'

/** A stick: its upper end, the way to the lower one, and its colour. */
export type Stick = readonly [x: number, y: number, dx: number, dy: number, colour: TileColour]

/** What a stick is drawn with. */
export interface Cane {
  /** The stick, and the slits through which light falls. */
  readonly stick: readonly Contour[]
  /** Two bars of light on the middle knot: holes. */
  readonly bars: readonly Contour[]
}

/** From a stick that hangs down from the origin to one in its place, turned as it leans. */
function placed([x, y, dx, dy]: Stick, length: number): (point: Point) => Point {
  const [sin, cos] = [dx / length, dy / length]
  return ([across, along]) => [x + across * cos + along * sin, y + along * cos - across * sin]
}

/** How broad a stick is between its knots, as part of its width. */
const WAIST = 0.72

/**
 * A stick: bamboo with three knots, at its ends and in the middle, and waists between them. Light falls through a slit in each
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
export function bamboo(stick: Stick, width: number): Cane {
  const length = Math.hypot(stick[2], stick[3])
  const middle = length / 2
  const broad = width / 2
  const waist = broad * WAIST
  /** Height of a knot, and how far the ends are round. */
  const knot = Math.min(width * 0.25, length * 0.1)
  const cap = knot * 0.8
  const place = placed(stick, length)
  /** Even, so that both halves of a slit are as wide in whole numbers. */
  const light = 2 * Math.round(width * 0.07)
  const [top, bottom] = [cap + 1, Math.round(middle - knot * 1.05)]
  const inPlace = (contour: Contour): Contour => moved(contour, place)
  const bulge: readonly Segment[] = [
    ['c', [waist, middle - knot * 0.6], [broad, middle - knot * 0.75], [broad, middle]],
    ['c', [broad, middle + knot * 0.75], [waist, middle + knot * 0.6], [waist, middle + knot * 1.25]]
  ]
  return {
    stick: [outline(), slit(0, top, bottom, light), slit(0, length - bottom, length - top, light)].map(
      inPlace
    ),
    bars: [rung(middle - 8), rung(middle + 3)].map(inPlace)
  }

  /** Down the right side and up the left one. */
  function outline(): Contour {
    const right: readonly Segment[] = [
      ['c', [broad * 1.04, cap * 1.5], [waist, cap + knot * 0.45], [waist, cap + knot * 1.25]],
      ['l', [waist, middle - knot * 1.25]],
      ...bulge,
      ['l', [waist, length - cap - knot * 1.25]],
      ['c', [waist, length - cap - knot * 0.45], [broad * 1.04, length - cap * 1.5], [broad, length - cap]]
    ]
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
        ...turned(right)
      ],
      closed: true
    }
  }

  /** Segments of the right side as those of the left one, upwards. */
  function turned(segments: readonly Segment[]): readonly Segment[] {
    return moved({start: [0, 0], segments, closed: false}, ([x, y]) => [-x, length - y]).segments
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
