/**
 * A stick of bamboo, as sou tiles have it from the display size on.
 */
import {moved, type Contour, type Point} from '../path.js'
import type {TileColour} from '../palette.js'

/** From this length on a stick has a knot at each end: on a shorter one they would clog. */
const LONG = 120

/** A stick: its upper end, the way to the lower one, and its colour. */
export type Stick = readonly [x: number, y: number, dx: number, dy: number, colour: TileColour]

/** From a stick that hangs down from the origin to one in its place, turned as it leans. */
function placed([x, y, dx, dy]: Stick, length: number): (point: Point) => Point {
  const [sin, cos] = [dx / length, dy / length]
  return ([across, along]) => [x + across * cos + along * sin, y + along * cos - across * sin]
}

/**
 * A stick: two joints of bamboo, each with a line of light, and the knot between them. All ends of a joint are round, and what
 * is between them swells to the sides. Both halves are alike, so that a tile looks the same from both sides of the table.
 *
 *     ╭──╮   knot (if long)
 *     ╭──╮
 *     )▯ (   joint
 *     ╰──╯
 *     (  )   knot
 *     ╭──╮
 *     )▯ (   joint
 *     ╰──╯
 *     ╰──╯   knot (if long)
 */
export function bamboo(stick: Stick, width: number): Contour[] {
  const length = Math.hypot(stick[2], stick[3])
  const half = width / 2
  const bow = width * 0.11
  const cap = Math.round(width * 0.12)
  const gap = Math.max(4, Math.round(width * 0.085))
  const knot = Math.round(width * 0.15) / 2
  const [upper, lower] = [length / 2 - knot - bow, length / 2 + knot + bow]
  const isLong = length >= LONG
  const first = bow + (isLong ? cap + gap : 0)
  const ends = isLong ? [crescent(bow, bow + cap), crescent(length - bow, length - bow - cap)] : []
  const parts = [
    ...joint(first, upper - gap),
    ring(upper, lower),
    ...joint(lower + gap, length - first),
    ...ends
  ]
  return parts.map(contour => moved(contour, placed(stick, length)))

  /** A joint from side to side; it bows beyond at both ends. */
  function joint(top: number, bottom: number): Contour[] {
    const broad = half * 0.92
    const waist = half * 0.74
    const bend = (bottom - top) * 0.22
    const outline: Contour = {
      start: [-broad, top],
      segments: [
        ['q', [0, top - 2 * bow], [broad, top]],
        ['c', [waist, top + bend], [waist, bottom - bend], [broad, bottom]],
        ['q', [0, bottom + 2 * bow], [-broad, bottom]],
        ['c', [-waist, bottom - bend], [-waist, top + bend], [-broad, top]]
      ],
      closed: true
    }
    return [outline, light(top + 2, bottom - 2)]
  }

  /** A hole left of the middle: the light. */
  function light(top: number, bottom: number): Contour {
    const left = -half * 0.36
    const wide = Math.max(5, width * 0.13)
    const middle = (top + bottom) / 2
    return {
      start: [left, top],
      segments: [
        ['q', [left - wide * 1.2, middle], [left, bottom]],
        ['q', [left + wide, middle], [left, top]]
      ],
      closed: true
    }
  }

  /** The knot in the middle, thin between the joints. */
  function ring(top: number, bottom: number): Contour {
    const broad = half * 0.96
    const round = half * 1.16
    const middle = (top + bottom) / 2
    return {
      start: [-broad, top],
      segments: [
        ['q', [0, top + 2 * bow], [broad, top]],
        ['q', [round, middle], [broad, bottom]],
        ['q', [0, bottom - 2 * bow], [-broad, bottom]],
        ['q', [-round, middle], [-broad, top]]
      ],
      closed: true
    }
  }

  /** The knot at an end. */
  function crescent(outer: number, inner: number): Contour {
    const out = inner > outer ? -2 * bow : 2 * bow
    const broad = half * 0.96
    const round = half * 1.12
    return {
      start: [-broad, inner],
      segments: [
        ['q', [-round, (inner + outer) / 2], [-broad, outer]],
        ['q', [0, outer + out], [broad, outer]],
        ['q', [round, (inner + outer) / 2], [broad, inner]],
        ['q', [0, inner + out], [-broad, inner]]
      ],
      closed: true
    }
  }
}
