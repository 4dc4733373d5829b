/**
 * Faces without a character: 白, a face-down tile, a tile without a face, an unknown tile, an empty place. Also the
 * colour of red fives.
 */
import type {Shape} from '@tehai/kernel/picture'
import {tileHeight, tileWidth} from './body.js'
import type {TileColour} from './palette.js'
import {moved, type Contour} from './path.js'
import {box, circle, path, roundedBox} from './shape.js'

/** 白 in a line of text: a broad frame with the roundness of the tile. A second line inside it would be a blur. */
export const white: readonly Shape[] = [
  path({fill: 'none', stroke: 'blue', 'stroke-width': 24}, [roundedBox(42, 38, 216, 296, 32)])
]

/**
 * 白 from the display size on: a narrower frame, a fine frame with cut-out corners inside it, and a bead in each
 * corner.
 */
export const displayWhite: readonly Shape[] = [
  path({fill: 'blue'}, [
    roundedBox(33, 29, 234, 310, 39),
    hole(roundedBox(45, 41, 210, 286, 27)),
    plaque(62, 58, 176, 252, 31),
    hole(plaque(72, 68, 156, 232, 28)),
    ...[67, 233].flatMap(x => [63, 305].map(y => circle([x, y], 9, true)))
  ])
]

/**
 * A hole with a contour that is symmetric about the middle of the tile: its mirror image, which runs in the other
 * direction.
 */
function hole(contour: Contour): Contour {
  return moved(contour, ([x, y]) => [tileWidth - x, y])
}

/** A rectangle with quarter circles cut out of its corners, clockwise from the left end of its top side. */
function plaque(x: number, y: number, width: number, height: number, radius: number): Contour {
  const [left, top, right, bottom] = [x + radius, y + radius, x + width - radius, y + height - radius]
  // Distance of the control points of a quarter circle from its ends.
  const reach = radius * 0.55
  const [farX, farY] = [x + width, y + height]
  return {
    start: [left, y],
    segments: [
      ['l', [right, y]],
      ['c', [right, y + reach], [farX - reach, top], [farX, top]],
      ['l', [farX, bottom]],
      ['c', [farX - reach, bottom], [right, farY - reach], [right, farY]],
      ['l', [left, farY]],
      ['c', [left, farY - reach], [x + reach, bottom], [x, bottom]],
      ['l', [x, top]],
      ['c', [x + reach, top], [left, y + reach], [left, y]]
    ],
    closed: true
  }
}

/** A face-down tile: the face covered with the colour of the back, and one frame. */
export const back: readonly Shape[] = covered(tileWidth, tileHeight)

/** The same on a lying tile. */
export const lyingBack: readonly Shape[] = covered(tileHeight, tileWidth)

/**
 * The same from the display size on, with a body of its own: the flank of the back is above that of the ivory. The
 * usual body would show ivory around the back, and the back again at the bottom.
 */
export const displayBack: readonly Shape[] = [
  path({fill: 'ivory'}, [roundedBox(3, 3, 294, 394, 43)]),
  path({fill: 'side'}, [roundedBox(3, 3, 294, 379, 43)]),
  path({fill: 'back'}, [roundedBox(6, 6, 288, 360, 41)]),
  path({fill: 'none', stroke: 'line', 'stroke-width': 8}, [frame(tileWidth, tileHeight)])
]

/** A frame at the same distance from every side of the face. */
function frame(width: number, height: number): Contour {
  return roundedBox(50, 50, width - 100, height - 128, 18)
}

/** The cover ends where the face of the body does; the frame is 42 units inside of it. */
function covered(width: number, height: number): readonly Shape[] {
  const cover = box(42, 42, width - 84, height - 112)
  return [
    path({fill: 'back', stroke: 'back', 'stroke-width': 68, 'stroke-linejoin': 'round'}, [cover]),
    path({fill: 'none', stroke: 'line', 'stroke-width': 10}, [frame(width, height)])
  ]
}

/**
 * A tile without a face: a dashed edge distinguishes it from 白.
 *
 * The dashes of this and of the empty place fall evenly: one in the middle of each corner, and a whole
 * number of them from corner to corner.
 */
export const blank: readonly Shape[] = [
  path(
    {fill: 'none', stroke: 'edge', 'stroke-width': 10, 'stroke-dasharray': '24 16', 'stroke-dashoffset': 28},
    [roundedBox(26, 22, 248, 328, 20)]
  )
]

/** An unknown tile: a question mark. */
export const unknown: readonly Shape[] = [
  path({fill: 'none', stroke: 'ink', 'stroke-width': 30, 'stroke-linecap': 'round'}, [
    {
      start: [98, 138],
      segments: [
        ['c', [98, 74], [202, 72], [202, 136]],
        ['c', [202, 178], [150, 176], [150, 220]]
      ],
      closed: false
    },
    {start: [150, 276], segments: [['l', [150, 276]]], closed: false}
  ])
]

/** An empty place where a tile belongs: a dashed outline, without a body. */
export const slot: readonly Shape[] = [
  path(
    {fill: 'none', stroke: 'edge', 'stroke-width': 10, 'stroke-dasharray': '30 22', 'stroke-dashoffset': 47},
    [roundedBox(12, 10, 276, 380, 40)]
  )
]

/**
 * What makes a red five (赤ドラ).
 *
 * @param five
 *   What draws the five in one colour.
 */
export type DrawRed = (five: (ink: TileColour) => readonly Shape[]) => readonly Shape[]

/**
 * A red five: all ink is red, on a warm body, so that it differs from a plain five even in gray. An added dot would
 * look like one more pip or stick.
 */
export const redFive: DrawRed = five => five('red')
