/**
 * A cane of bamboo, as sou tiles have it from the display size on.
 */
import {moved, type Contour, type Point} from '../path.js'
import type {TileColour} from '../palette.js'
import {lines} from './shine.js'

/** A cane: its upper end, its length, its colour, and by how many degrees it is turned around the middle of the tile. */
export interface Stick {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly colour: TileColour
  readonly turn: number
}

/** What a cane is drawn with. */
export interface Cane {
  /** Its two halves. */
  readonly halves: readonly Contour[]
  /** The knot between them. */
  readonly knot: Contour
  /** Where light falls on the halves, left of the slits. */
  readonly light: readonly Contour[]
  /** A slit in each half. */
  readonly slits: readonly Contour[]
}

/** How broad a cane is between its knots and at its ends, as parts of its width. */
const [WAIST, END] = [0.8, 0.92]

/** Between the knot and the halves. */
const GAP = 5

/**
 * A cane: bamboo with three knots, at its ends and in the middle. That in the middle is the broadest. Both halves are alike.
 *
 *      (───)
 *      │╷╷ │
 *      └───┘
 *     (═════)
 *      ┌───┐
 *      │╵╵ │
 *      (───)
 */
export function bamboo({x, y, length}: Pick<Stick, 'x' | 'y' | 'length'>, width: number): Cane {
  const middle = length / 2
  const broad = width / 2
  const [waist, end] = [Math.round(broad * WAIST), Math.round(broad * END)]
  /** Half of the height of the knot, and the height of the dome at an end. */
  const knot = Math.round(width * 0.13)
  const dome = Math.round(width * 0.14)
  const bottom = middle - knot - GAP
  const place = ([across, along]: Point): Point => [x + across, y + along]
  const turned = ([across, along]: Point): Point => [-across, length - along]
  return {
    halves: [half(), moved(half(), turned)].map(contour => moved(contour, place)),
    knot: moved(ring(), place),
    light: bars(-waist * 0.55, dome + 8, bottom - 8),
    slits: bars(waist * 0.02, dome + 8, bottom - 8)
  }

  /** The upper half: a round end, and straight sides. */
  function half(): Contour {
    return {
      start: [-end, dome],
      segments: [
        ['c', [-end, -dome / 3], [end, -dome / 3], [end, dome]],
        ['c', [end, dome * 1.6], [waist, dome * 1.6], [waist, dome * 2.4]],
        ['l', [waist, bottom]],
        ['l', [-waist, bottom]],
        ['l', [-waist, dome * 2.4]],
        ['c', [-waist, dome * 1.6], [-end, dome * 1.6], [-end, dome]]
      ],
      closed: true
    }
  }

  /** A ring seen from the side. A curve reaches three quarters of the way to its control points. */
  function ring(): Contour {
    const [top, below] = [middle - knot, middle + knot]
    const bulge = waist + ((broad - waist) * 4) / 3
    return {
      start: [-waist, top],
      segments: [
        ['l', [waist, top]],
        ['c', [bulge, top], [bulge, below], [waist, below]],
        ['l', [-waist, below]],
        ['c', [-bulge, below], [-bulge, top], [-waist, top]]
      ],
      closed: true
    }
  }

  /** A line in each half. */
  function bars(across: number, from: number, to: number): Contour[] {
    return lines([
      [
        [across, from],
        [across, to]
      ],
      [
        [across, length - to],
        [across, length - from]
      ]
    ]).map(contour => moved(contour, place))
  }
}
