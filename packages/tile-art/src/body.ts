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
 * Two layers: the lip with the edge as its stroke, and the face. The face is a smaller box whose broad stroke rounds
 * the corners, which gives the shortest possible outline. From the display size on, the lip has two colours: ivory,
 * and below it that of the back.
 */
import type {BodyLayer, Outline, Tint} from '@tehai/kernel/picture'
import type {TileColour} from './palette.js'
import {formatSteps, type Contour} from './path.js'
import {box, roundedBox} from './shape.js'

/** Width of an upright tile and height of a lying one, in tile units. */
export const tileWidth: number = 300
/** Height of an upright tile and width of a lying one, in tile units. */
export const tileHeight: number = 400

/** Width of the edge and height of the lip, in tile units. */
export const edge = 8
export const lip = 28
const faceCorner = 34
/** Radius of the corners of the whole tile. */
const lowerCorner = 42

/** The face of the tile, on every body. */
const faceLayer: BodyLayer = upperLayer('face', faceCorner, lip)

/** Red fives: a warm face. */
export const tint: Tint<'0m' | '0p' | '0s'> = {
  faces: ['0m', '0p', '0s'],
  body: [upperLayer('tint', faceCorner, lip)]
}

/** Layers of the body in a line of text, lowest first. */
export const body: readonly BodyLayer[] = [lowerLayer('lip', 'edge'), faceLayer]

/**
 * `transform` of the art of a lying tile: turned so that its top points left, and scaled so that the art
 * fits the lower face, whose lip stays at the bottom.
 */
export const lyingArt = 'translate(21 273) rotate(-90) scale(.91 .96)'

/**
 * The whole tile, with its edge as the stroke.
 *
 * @param breadth
 *   Width of the edge (default: that of tiles in text).
 */
export function lowerLayer(fill: TileColour, stroke: TileColour, breadth: number = edge): BodyLayer {
  const outlined = (width: number, height: number) =>
    outline(roundedBox(breadth / 2, breadth / 2, width - breadth, height - breadth, lowerCorner))
  return {
    attributes: {fill, stroke, 'stroke-width': breadth},
    upright: outlined(tileWidth, tileHeight),
    lying: outlined(tileHeight, tileWidth)
  }
}

/**
 * A layer inside the edge without a stroke. Its outline is longer than that of `upperLayer`, but it needs three
 * attributes less.
 *
 * @param corner
 *   How far its corners extend; the curve of a corner is a little flatter than an arc.
 * @param left
 *   Height that it leaves uncovered at the bottom.
 * @param from
 *   Its distance from the sides of the tile.
 */
export function filledLayer(fill: TileColour, corner: number, left: number, from: number): BodyLayer {
  const outlined = (width: number, height: number) =>
    outline(roundedBox(from, from, width - 2 * from, height - 2 * from - left, corner))
  return {
    attributes: {fill},
    upright: outlined(tileWidth, tileHeight),
    lying: outlined(tileHeight, tileWidth)
  }
}

/**
 * A layer inside the edge of tiles in text that leaves a part of the layers under it uncovered at the bottom.
 *
 * @param corner
 *   Radius of its corners, half of the stroke that rounds them.
 * @param left
 *   Height that it leaves uncovered at the bottom.
 */
function upperLayer(colour: TileColour, corner: number, left: number): BodyLayer {
  const inset = edge + corner
  const outlined = (width: number, height: number) =>
    outline(box(inset, inset, width - 2 * inset, height - 2 * inset - left))
  return {
    attributes: {fill: colour, stroke: colour, 'stroke-width': 2 * corner, 'stroke-linejoin': 'round'},
    upright: outlined(tileWidth, tileHeight),
    lying: outlined(tileHeight, tileWidth)
  }
}

function outline(contour: Contour): Outline {
  return {x: contour.start[0], y: contour.start[1], d: formatSteps(contour)}
}
