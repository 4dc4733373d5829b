/**
 * A stick of bamboo, as sou tiles have it from the display size on.
 */
import {moved, type Contour, type Point} from '../path.js'
import type {TileColour} from '../palette.js'

/** A stick: its upper end, the way to the lower one, and its colour. */
export type Stick = readonly [x: number, y: number, dx: number, dy: number, colour: TileColour]

/** What a stick is drawn with. */
export interface Cane {
  /** The internodes with the light on them, and the nodes at the ends. */
  readonly stick: readonly Contour[]
  /** The node in the middle. */
  readonly joint: readonly Contour[]
}

/** From a stick that hangs down from the origin to one in its place, turned as it leans. */
function placed([x, y, dx, dy]: Stick, length: number): (point: Point) => Point {
  const [sin, cos] = [dx / length, dy / length]
  return ([across, along]) => [x + across * cos + along * sin, y + along * cos - across * sin]
}

/** How broad a stick is between its nodes, and beside them, as parts of its width. */
const WAIST = 0.8
const SHOULDER = 0.94

/** Between a node and what is beside it. */
const GAP = 4

/**
 * A stick: bamboo with three nodes, at its ends and in the middle, and two internodes, which swell towards them. A light
 * line is on both sides of each node, and the light from the left on each internode.
 *
 *     (─────)
 *     ╲ ▯   ╱
 *      │▯  │
 *     ╱ ▯   ╲
 *     (─────)
 *     ╲ ▯   ╱
 *      │▯  │
 *     ╱ ▯   ╲
 *     (─────)
 */
export function bamboo(stick: Stick, width: number): Cane {
  const length = Math.hypot(stick[2], stick[3])
  const broad = width / 2
  const node = 2 * Math.round(width * 0.08)
  const half = (length - node) / 2
  const internode = Math.round(half - node - 2 * GAP)
  const [waist, shoulder] = [broad * WAIST, broad * SHOULDER]
  const flare = internode * 0.4
  const place = placed(stick, length)
  const inPlace = (contour: Contour): Contour => moved(contour, place)
  const tops = [node + GAP, length - node - GAP - internode]
  /** How far a line around the stick bends down, twice. */
  const sag = Math.round(width * 0.14)
  const light = width * 0.12
  return {
    stick: [...tops.flatMap(top => [culm(top), shine(top)]), ring(0, -sag), ring(length - node)].map(inPlace),
    joint: [ring(half)].map(inPlace)
  }

  /**
   * A node.
   *
   * @param over
   *   How its upper side bends (default: down, as the lower one): up at the upper end, which is seen from above.
   */
  function ring(top: number, over = sag): Contour {
    const bottom = top + node
    const straight = broad - node * 0.4
    return {
      start: [-straight, top],
      segments: [
        ['q', [0, top + over], [straight, top]],
        ['q', [broad + node * 0.4, top + node / 2], [straight, bottom]],
        ['q', [0, bottom + sag], [-straight, bottom]],
        ['q', [-broad - node * 0.4, top + node / 2], [-straight, top]]
      ],
      closed: true
    }
  }

  /** An internode. */
  function culm(top: number): Contour {
    const bottom = top + internode
    return {
      start: [-shoulder, top],
      segments: [
        ['q', [0, top + sag], [shoulder, top]],
        ['q', [waist, top + flare * 0.35], [waist, top + flare]],
        ['l', [waist, bottom - flare]],
        ['q', [waist, bottom - flare * 0.35], [shoulder, bottom]],
        ['q', [0, bottom + sag], [-shoulder, bottom]],
        ['q', [-waist, bottom - flare * 0.35], [-waist, bottom - flare]],
        ['l', [-waist, top + flare]],
        ['q', [-waist, top + flare * 0.35], [-shoulder, top]]
      ],
      closed: true
    }
  }

  /** The light on an internode, a hole. */
  function shine(top: number): Contour {
    const [from, to] = [top + internode * 0.17, top + internode * 0.93]
    const x = -waist * 0.5
    return slit(x, from, to, light)
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
