/**
 * A stick of bamboo, as sou tiles have it from the display size on.
 */
import {moved, type Contour, type Point} from '../path.js'
import type {TileColour} from '../palette.js'

/** A stick: its upper end, the way to the lower one, and its colour. */
export type Stick = readonly [x: number, y: number, dx: number, dy: number, colour: TileColour]

/** From a stick that hangs down from the origin to one in its place, turned as it leans. */
function placed([x, y, dx, dy]: Stick, length: number): (point: Point) => Point {
  const [sin, cos] = [dx / length, dy / length]
  return ([across, along]) => [x + across * cos + along * sin, y + along * cos - across * sin]
}

/**
 * A stick: two straight joints of bamboo with round ends, each with a slit of light, which flare a little, and the knot between them.
 * Both halves are alike, so that a tile looks the same from both sides of the table.
 *
 *     ╭───╮
 *     │ ▯ │   joint
 *     ╰───╯
 *     (   )   knot
 *     ╭───╮
 *     │ ▯ │   joint
 *     ╰───╯
 */
export function bamboo(stick: Stick, width: number): Contour[] {
  const length = Math.hypot(stick[2], stick[3])
  const middle = length / 2
  const broad = width / 2
  const shoulder = width * 0.46
  const shaft = width * 0.425
  const end = Math.min(width * 0.13, length * 0.055)
  const knot = Math.min(width * 0.22, length * 0.077)
  const cut = Math.max(3.6, width * 0.075) / 2
  /** How far knots and joints bow out where they meet, at the control point. */
  const bow = knot * 0.75
  const reach = middle - knot * 0.55
  const contours = [
    joint(end, reach - cut, 1),
    joint(length - end, length - reach + cut, -1),
    lens(),
    ...slits()
  ]
  const place = placed(stick, length)
  return contours.map(contour => moved(contour, place))

  /** A joint from its shoulder at an end of the stick to the knot; `down` is 1 for the upper one, −1 for the lower. */
  function joint(from: number, to: number, down: 1 | -1): Contour {
    const [tip, neck, flare] = [from - end * down, from + end * 1.8 * down, to - knot * 1.1 * down]
    const foot = shoulder
    return {
      start: [-shoulder * down, from],
      segments: [
        ['q', [-shoulder * down, tip], [0, tip]],
        ['q', [shoulder * down, tip], [shoulder * down, from]],
        ['q', [shoulder * down, from + end * 0.9 * down], [shaft * down, neck]],
        ['l', [shaft * down, flare]],
        ['q', [shaft * down, flare + knot * 0.6 * down], [foot * down, to]],
        ['q', [0, to - bow * down], [-foot * down, to]],
        ['q', [-shaft * down, flare + knot * 0.6 * down], [-shaft * down, flare]],
        ['l', [-shaft * down, neck]],
        ['q', [-shoulder * down, from + end * 0.9 * down], [-shoulder * down, from]]
      ],
      closed: true
    }
  }

  /** The knot. */
  function lens(): Contour {
    const [top, bottom] = [reach + cut, length - reach - cut]
    return {
      start: [-broad, top],
      segments: [
        ['q', [0, top - bow], [broad, top]],
        ['q', [broad * 1.07, middle], [broad, bottom]],
        ['q', [0, bottom + bow], [-broad, bottom]],
        ['q', [-broad * 1.07, middle], [-broad, top]]
      ],
      closed: true
    }
  }

  /** Holes: a slit in the middle of each joint. */
  function slits(): Contour[] {
    const wide = Math.max(7.5, width * 0.17)
    const [top, bottom] = [end * 1.9, reach - bow - cut - 2]
    return [slit(wide, top, bottom), slit(wide, length - bottom, length - top)]
  }
}

/** A hole with round ends. */
function slit(wide: number, top: number, bottom: number): Contour {
  const [left, right] = [-wide / 2, wide / 2]
  const round = wide * 0.55
  return {
    start: [left, top + round],
    segments: [
      ['l', [left, bottom - round]],
      ['q', [0, bottom + round], [right, bottom - round]],
      ['l', [right, top + round]],
      ['q', [0, top - round], [left, top + round]]
    ],
    closed: true
  }
}
