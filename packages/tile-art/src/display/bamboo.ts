/**
 * A stick of bamboo, as sou tiles have it from the display size on.
 */
import {moved, type Contour, type Point} from '../path.js'
import type {TileColour} from '../palette.js'

/** A stick: its upper end, its length and its colour. */
export type Stick = readonly [x: number, y: number, length: number, colour: TileColour]

/** What a stick is drawn with. */
export interface Cane {
  /** The internodes with the light on them and the opening, and the node at the foot. */
  readonly stick: readonly Contour[]
  /** The node in the middle. */
  readonly joint: readonly Contour[]
}

/** How broad a stick is between its nodes, beside them, and at its foot, as parts of its width. */
const CULM = 0.86
const SHOULDER = 0.93
const FOOT = 0.87

/**
 * A stick: bamboo with straight sides, cut above, with a node that swells in the middle and a thin one at the foot. The
 * light comes from the left and becomes narrower downwards.
 *
 *      ╭─────╮
 *      │╰───╯│
 *      │▾    │
 *      │▾    │
 *     (───────)
 *      │▾    │
 *      │▾    │
 *      (─────)
 *
 * @param isCut
 *   Whether its upper end is open (default: yes); the other grows from the node of a stick above it.
 */
export function bamboo([middle, top, length]: Stick, width: number, isCut = true): Cane {
  const broad = width / 2
  const [culm, shoulder] = [broad * CULM, broad * SHOULDER]
  const node = 2 * Math.round(width * 0.1)
  const foot = Math.round(width * 0.13)
  /** Between a node and what is beside it. */
  const gap = Math.max(4, Math.round(width * 0.08))
  /** How far a line around the stick bends down, twice, and how far a shoulder is from its straight side. */
  const sag = Math.round(width * 0.14)
  const flare = width * 0.16
  /** Half of the height of the cut. */
  const cut = Math.round(width * 0.14)
  const half = (length - node) / 2
  const [above, below] = [half - gap, half + node + gap]
  const bottom = length - foot - sag / 2
  const end = bottom - gap
  const x = -culm * 0.5
  const inPlace = (contour: Contour): Contour =>
    moved(contour, ([across, along]): Point => [middle + across, top + along])
  return {
    stick: [
      upper(),
      ...(isCut ? [opening()] : []),
      light(cut * 2 + width * 0.12, above - width * 0.1),
      lower(),
      light(below + width * 0.22, end - width * 0.08),
      ring(bottom, foot, broad * FOOT)
    ].map(inPlace),
    joint: [ring(half, node, broad)].map(inPlace)
  }

  /** A node. */
  function ring(top: number, high: number, half: number): Contour {
    const under = top + high
    const straight = half - high * 0.4
    return {
      start: [-straight, top],
      segments: [
        ['q', [0, top + sag], [straight, top]],
        ['q', [half + high * 0.4, top + high / 2], [straight, under]],
        ['q', [0, under + sag], [-straight, under]],
        ['q', [-half - high * 0.4, top + high / 2], [-straight, top]]
      ],
      closed: true
    }
  }

  /** The internode above, round where it is cut. Else its end bends down as the node does. */
  function upper(): Contour {
    return {
      start: [-culm, cut],
      segments: [
        isCut ? ['c', [-culm, -cut / 3], [culm, -cut / 3], [culm, cut]] : ['q', [0, cut + sag], [culm, cut]],
        ['l', [culm, above - flare]],
        ['q', [culm, above - flare * 0.3], [shoulder, above]],
        ['q', [0, above + sag], [-shoulder, above]],
        ['q', [-culm, above - flare * 0.3], [-culm, above - flare]],
        ['l', [-culm, cut]]
      ],
      closed: true
    }
  }

  /** The internode below. */
  function lower(): Contour {
    return {
      start: [-shoulder, below],
      segments: [
        ['q', [0, below + sag], [shoulder, below]],
        ['q', [culm, below + flare * 0.3], [culm, below + flare]],
        ['l', [culm, end]],
        ['q', [0, end + sag], [-culm, end]],
        ['l', [-culm, below + flare]],
        ['q', [-culm, below + flare * 0.3], [-shoulder, below]]
      ],
      closed: true
    }
  }

  /** What is seen of the inside, a hole. */
  function opening(): Contour {
    const wide = culm * 0.68
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
