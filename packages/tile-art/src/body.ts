/**
 * The body: the block of bone under the art, seen from above and lit from the top.
 *
 *       0 4 8          292 300
 *     0 ┌────────────────┐      edge, 8 units, round
 *     8 │ ┌────────────┐ │
 *       │ │    face    │ │
 *   364 │ └────────────┘ │
 *       │      lip       │      28 units, at the bottom of upright and of lying tiles
 *   392 └────────────────┘
 *   400
 *
 * Two layers: the lip with the edge as its stroke, and the face. The face is a smaller box whose broad
 * stroke rounds the corners, the shortest outline there is.
 */
import type {BodyLayer, Outline} from '@tehai/kernel/picture'
import {formatSteps, type Contour} from './path.js'
import {box, roundedBox} from './shape.js'

/** Width of an upright tile and height of a lying one, in tile units. */
export const tileWidth: number = 300
/** Height of an upright tile and width of a lying one, in tile units. */
export const tileHeight: number = 400

const edge = 8
const lip = 28
const faceCorner = 34
const lowerCorner = 42

/** Layers of the body, lowest first. */
export const body: readonly BodyLayer[] = [
  {
    attributes: {fill: 'lip', stroke: 'edge', 'stroke-width': edge},
    upright: lower(tileWidth, tileHeight),
    lying: lower(tileHeight, tileWidth)
  },
  {
    attributes: {fill: 'face', stroke: 'face', 'stroke-width': 2 * faceCorner, 'stroke-linejoin': 'round'},
    upright: face(tileWidth, tileHeight),
    lying: face(tileHeight, tileWidth)
  }
]

/**
 * `transform` of the art of a lying tile: turned so that its top points left, and scaled so that the art
 * fits the lower face, whose lip stays at the bottom.
 */
export const lyingArt = 'translate(21 273) rotate(-90) scale(.91 .96)'

function lower(width: number, height: number): Outline {
  return outline(roundedBox(edge / 2, edge / 2, width - edge, height - edge, lowerCorner))
}

function face(width: number, height: number): Outline {
  const inset = edge + faceCorner
  return outline(box(inset, inset, width - 2 * inset, height - 2 * inset - lip))
}

function outline(contour: Contour): Outline {
  return {x: contour.start[0], y: contour.start[1], d: formatSteps(contour)}
}
