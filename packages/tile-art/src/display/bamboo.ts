/**
 * A stick of bamboo, as sou tiles have it from the display size on.
 */
import {moved, type Contour, type Point, type Segment} from '../path.js'
import type {TileColour} from '../palette.js'

/** A stick: its upper end, its length, its colour, and its width if it differs from the others of the tile. */
export type Stick = readonly [x: number, y: number, length: number, colour: TileColour, width?: number]

/**
 * The upper end of a stick: `cut`, with an opening; `closed`, as its lower end, upside down; or `grown`, from the node of a stick
 * above it.
 */
export type End = 'cut' | 'closed' | 'grown'

/** What a stick is drawn with. */
export interface Cane {
  /** The internodes with the light on them and what is seen of the ends. */
  readonly stick: readonly Contour[]
  /** The node in the middle. */
  readonly joint: readonly Contour[]
}

/** How broad a stick is between its nodes and where it flares out, beside the node and at its ends, as parts of its width. */
const CULM = 0.81
const FLARE = 0.93

/**
 * A stick: bamboo that draws in between its ends and the node in the middle, which swells. A groove parts the ring at its foot
 * from the rest. The light comes from the left, lies on the upper internode and becomes narrower downwards.
 *
 *      ╭─────╮
 *      │╰───╯│
 *      )▾    (
 *      )▾    (
 *     (───────)
 *      )     (
 *      )     (
 *      ╰─────╯
 *
 * @param end
 *   Its upper end (default: `cut`).
 */
export function bamboo([middle, top, length]: Stick, width: number, end: End = 'cut'): Cane {
  const broad = width / 2
  const [culm, flare] = [broad * CULM, broad * FLARE]
  const node = 2 * Math.round(width * 0.1)
  /** Between the node and what is beside it. */
  const gap = Math.max(4, Math.round(width * 0.08))
  /** How far a line around the stick bends down, twice. */
  const sag = Math.round(width * 0.14)
  /** Height of the ring at an end. */
  const lip = Math.max(5, Math.round(width * 0.11))
  /** Half of the height of the cut. */
  const cut = Math.round(width * 0.14)
  const half = (length - node) / 2
  const [above, below] = [half - gap, half + node + gap]
  const bottom = length - sag / 2
  /** Where the upper internode starts, at its sides. */
  const start = {cut, closed: sag / 2 + lip, grown: cut}[end]
  const x = -culm * 0.5
  const inPlace = (contour: Contour): Contour =>
    moved(contour, ([across, along]): Point => [middle + across, top + along])
  return {
    stick: [
      upper(),
      ...{cut: [opening()], closed: [groove(start, -1)], grown: []}[end],
      light(start + width * (end === 'closed' ? 0.16 : 0.26), above - width * 0.1),
      lower(),
      groove(bottom - lip, 1)
    ].map(inPlace),
    joint: [ring()].map(inPlace)
  }

  /** The node. */
  function ring(): Contour {
    const under = half + node
    const straight = broad - node * 0.4
    return {
      start: [-straight, half],
      segments: [
        ['q', [0, half + sag], [straight, half]],
        ['q', [broad + node * 0.4, half + node / 2], [straight, under]],
        ['q', [0, under + sag], [-straight, under]],
        ['q', [-broad - node * 0.4, half + node / 2], [-straight, half]]
      ],
      closed: true
    }
  }

  /** The side of an internode, on the right or, with −1, on the left. */
  function side(from: number, to: number, hand: 1 | -1): Segment {
    const bend = (to - from) * 0.2
    return ['c', [hand * culm, from + bend], [hand * culm, to - bend], [hand * flare, to]]
  }

  /** The rounded end of a stick, down to the right or, with −1, up to the left. */
  function rim(from: number, way: 1 | -1): readonly Segment[] {
    const over = from + way * lip
    const narrow = flare - lip * 0.3
    return [
      ['q', [way * (flare + lip * 0.15), from + (way * lip) / 2], [way * narrow, over]],
      ['q', [0, over + way * sag], [-way * narrow, over]],
      ['q', [-way * (flare + lip * 0.15), from + (way * lip) / 2], [-way * flare, from]]
    ]
  }

  /** The internode above. */
  function upper(): Contour {
    const ends: Readonly<Record<End, readonly Segment[]>> = {
      cut: [['c', [-flare, -cut / 3], [flare, -cut / 3], [flare, cut]]],
      closed: rim(start, -1),
      grown: [['q', [0, cut + sag], [flare, cut]]]
    }
    return {
      start: [-flare, start],
      segments: [
        ...ends[end],
        side(start, above, 1),
        ['q', [0, above + sag], [-flare, above]],
        side(above, start, -1)
      ],
      closed: true
    }
  }

  /** The internode below, with the ring at its foot. */
  function lower(): Contour {
    const foot = bottom - lip
    return {
      start: [-flare, below],
      segments: [
        ['q', [0, below + sag], [flare, below]],
        side(below, foot, 1),
        ...rim(foot, 1),
        side(foot, below, -1)
      ],
      closed: true
    }
  }

  /** The groove beside the ring at an end, a hole that bends down or, with −1, up. */
  function groove(along: number, way: 1 | -1): Contour {
    const wide = flare * 0.86
    const deep = gap * 0.6
    return {
      start: [-wide, along],
      segments: [
        ['q', [0, along + way * sag + deep], [wide, along]],
        ['q', [0, along + way * sag - deep], [-wide, along]]
      ],
      closed: true
    }
  }

  /** What is seen of the inside, a hole. */
  function opening(): Contour {
    const wide = flare * 0.7
    const high = Math.round(cut * 0.68)
    return {
      start: [-wide, cut],
      segments: [
        ['c', [-wide, cut + high], [wide, cut + high], [wide, cut]],
        ['c', [wide, cut - high], [-wide, cut - high], [-wide, cut]]
      ],
      closed: true
    }
  }

  /** The light on an internode, a hole. */
  function light(from: number, to: number): Contour {
    const wide = width * 0.065
    return {
      start: [x - wide, from + wide],
      segments: [
        ['l', [x - wide / 2, to]],
        ['q', [x, to + wide], [x + wide / 2, to]],
        ['l', [x + wide, from + wide]],
        ['c', [x + wide, from - wide / 3], [x - wide, from - wide / 3], [x - wide, from + wide]]
      ],
      closed: true
    }
  }
}
