/**
 * A stick of bamboo, as sou tiles have it from the display size on.
 */
import {moved, type Contour, type Point} from '../path.js'
import type {TileColour} from '../palette.js'

/** From this length on the knots at the ends are broad: on a shorter stick they would clog. */
const LONG = 120

/** From this width on a joint of a long stick has a second, thin slit. */
const BROAD = 44

/** A stick: its upper end, the way to the lower one, and its colour. */
export type Stick = readonly [x: number, y: number, dx: number, dy: number, colour: TileColour]

/** From a stick that hangs down from the origin to one in its place, turned as it leans. */
function placed([x, y, dx, dy]: Stick, length: number): (point: Point) => Point {
  const [sin, cos] = [dx / length, dy / length]
  return ([across, along]) => [x + across * cos + along * sin, y + along * cos - across * sin]
}

/**
 * A stick: two straight joints of bamboo, which flare at their ends and have slits of light, and knots. Both
 * halves are alike, so that a tile looks the same from both sides of the table.
 *
 *     ╭──╮   knot
 *     ╭──╮
 *     │▯││   joint
 *     ╰──╯
 *     (  )   knot
 *     ╭──╮
 *     │▯││   joint
 *     ╰──╯
 *     ╰──╯   knot
 */
export function bamboo(stick: Stick, width: number): {readonly wood: Contour[]; readonly knot: Contour} {
  const length = Math.hypot(stick[2], stick[3])
  const half = width / 2
  const bow = width * 0.08
  const isLong = length >= LONG
  const cap = width * (isLong ? 0.14 : 0.1)
  const gap = isLong ? 5 : 4
  const knot = width * (isLong ? 0.1 : 0.08)
  // The knot in the middle is nearly straight, so that it is a ring and no bow.
  const hollow = bow * 0.35
  const [upper, lower] = [length / 2 - knot - hollow, length / 2 + knot + hollow]
  const first = bow + cap + gap
  const ends = [crescent(bow, bow + cap), crescent(length - bow, length - bow - cap)]
  const wood = [
    ...joint(first, upper - gap, bow, hollow),
    ...joint(lower + gap, length - first, hollow, bow),
    ...ends
  ]
  const place = placed(stick, length)

  return {wood: wood.map(contour => moved(contour, place)), knot: moved(ring(upper, lower), place)}

  /** A joint from side to side; it bows out at both ends, by `above` and `below`. */
  function joint(top: number, bottom: number, above: number, below: number): Contour[] {
    const broad = half * 0.84
    const waist = half * 0.7
    const flare = Math.min(16, (bottom - top) / 3)
    const outline: Contour = {
      start: [-broad, top],
      segments: [
        ['q', [0, top - 2 * above], [broad, top]],
        ['q', [waist, top + flare * 0.4], [waist, top + flare]],
        ['l', [waist, bottom - flare]],
        ['q', [waist, bottom - flare * 0.4], [broad, bottom]],
        ['q', [0, bottom + 2 * below], [-broad, bottom]],
        ['q', [-waist, bottom - flare * 0.4], [-waist, bottom - flare]],
        ['l', [-waist, top + flare]],
        ['q', [-waist, top + flare * 0.4], [-broad, top]]
      ],
      closed: true
    }
    const slits =
      width < BROAD || !isLong
        ? [slit(-half * 0.16, width * 0.14)]
        : [slit(-half * 0.24, width * 0.13), slit(half * 0.22, width * 0.07)]
    return [outline, ...slits.map(draw => draw(top + 3.5, bottom - 3.5))]
  }

  /** A hole with round ends: the light. */
  function slit(middle: number, wide: number): (top: number, bottom: number) => Contour {
    const [left, right] = [middle - wide / 2, middle + wide / 2]
    const round = wide * 0.7
    return (top, bottom) => ({
      start: [left, top + round],
      segments: [
        ['l', [left, bottom - round]],
        ['q', [middle, bottom + round], [right, bottom - round]],
        ['l', [right, top + round]],
        ['q', [middle, top - round], [left, top + round]]
      ],
      closed: true
    })
  }

  /** The knot in the middle, thin between the joints. */
  function ring(top: number, bottom: number): Contour {
    const broad = half * 1.02
    return {
      start: [-broad, top],
      segments: [
        ['q', [0, top + 2 * hollow], [broad, top]],
        ['l', [broad, bottom]],
        ['q', [0, bottom - 2 * hollow], [-broad, bottom]],
        ['l', [-broad, top]]
      ],
      closed: true
    }
  }

  /** The knot at an end. */
  function crescent(outer: number, inner: number): Contour {
    const out = inner > outer ? -2 * bow : 2 * bow
    const broad = half
    return {
      start: [-broad, inner],
      segments: [
        ['l', [-broad, outer]],
        ['q', [0, outer + out], [broad, outer]],
        ['l', [broad, inner]],
        ['q', [0, inner + out], [-broad, inner]]
      ],
      closed: true
    }
  }
}
