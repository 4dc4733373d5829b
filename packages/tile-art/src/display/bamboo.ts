/**
 * A stick of bamboo, as sou tiles have it from the display size on.
 */
import {moved, type Contour, type Point} from '../path.js'
import type {TileColour} from '../palette.js'

/** From this length on a stick has a ring at its upper end: on a shorter one it would clog. */
const LONG = 120

/** A stick: one end, the way to the other end, and its colour. */
export type Stick = readonly [x: number, y: number, dx: number, dy: number, colour: TileColour]

/**
 * From a stick that hangs down from the origin to one in its place. A leaning one is sheared, so that its ends are as level as those
 * beside it and meet them cleanly; only a lying one is turned.
 */
function placed([x, y, dx, dy]: Stick): (point: Point) => Point {
  if (dy === 0) return ([across, along]) => [x + along, y - across]
  return ([across, along]) => [x + across + (dx * along) / dy, y + along]
}

/**
 * A stick: two joints of bamboo, each with a line of light, and the ring of the knot between them. All ends bow downwards, as
 * round things do that are seen from above; only the uppermost is the other way, and the ring on a long stick is its cut.
 *
 *     ╭──╮   ring (if long)
 *     ╲  ╱
 *     )▯ (   joint
 *     ╰──╯
 *    ╰────╯  ring
 *     ╲  ╱
 *     )▯ (   joint
 *     ╰──╯
 */
export function bamboo(stick: Stick, width: number): Contour[] {
  const [, , dx, dy] = stick
  const length = dy === 0 ? dx : dy
  const half = width / 2
  const bow = Math.round(length * 0.035 + 1)
  const ring = Math.max(5, Math.round(width * 0.12))
  const gap = Math.max(4, Math.round(width * 0.09))
  const isLong = length >= LONG
  const knot = Math.round(length / 2 - (isLong ? 0 : bow / 2 + ring / 2))
  const parts = [
    ...(isLong
      ? [ringOf(bow, bow + ring, -bow), ...joint(bow + ring + gap, knot - gap)]
      : joint(bow, knot - gap, -bow)),
    ringOf(knot, knot + ring),
    ...joint(knot + ring + gap, length - bow)
  ]
  return parts.map(contour => moved(contour, placed(stick)))

  function joint(top: number, bottom: number, above = bow): Contour[] {
    const end = Math.round(half * 0.9)
    const waist = Math.round(half * 0.8)
    const bend = Math.round((bottom - top) * 0.3)
    const outline: Contour = {
      start: [-end, top],
      segments: [
        ['q', [0, top + 2 * above], [end, top]],
        ['c', [waist, top + bend], [waist, bottom - bend], [end, bottom]],
        ['q', [0, bottom + 2 * bow], [-end, bottom]],
        ['c', [-waist, bottom - bend], [-waist, top + bend], [-end, top]]
      ],
      closed: true
    }
    return [outline, light(top + bow + Math.max(4, bend * 0.6), bottom - Math.max(3, bend * 0.6))]
  }

  /** A hole left of the middle: the light. */
  function light(top: number, bottom: number): Contour {
    const left = -Math.round(half * 0.44)
    const right = left + Math.max(5, Math.round(width * 0.12))
    const middle = (left + right) / 2
    return {
      start: [left, top],
      segments: [
        ['l', [left, bottom]],
        ['q', [middle, bottom + 4], [right, bottom]],
        ['l', [right, top]],
        ['q', [middle, top - 4], [left, top]]
      ],
      closed: true
    }
  }

  /** A ring; its upper edge bows by `above`. */
  function ringOf(top: number, bottom: number, above = bow): Contour {
    const round = half + (bottom - top) / 2
    const middle = (top + bottom) / 2
    return {
      start: [-half, top],
      segments: [
        ['q', [0, top + 2 * above], [half, top]],
        ['q', [round, middle], [half, bottom]],
        ['q', [0, bottom + 2 * bow], [-half, bottom]],
        ['q', [-round, middle], [-half, top]]
      ],
      closed: true
    }
  }
}
