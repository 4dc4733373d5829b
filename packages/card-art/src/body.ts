/**
 * Ground and rim of a card. The ground is under the art; the rim is over it and hides where the art ends, so that
 * cards need no clip path.
 */
import type {BodyLayer, Outline} from '@tehai/kernel/picture'

/** Width of an upright card and height of a lying one, in card units. */
export const cardWidth: number = 240
/** Height of an upright card and width of a lying one, in card units. */
export const cardHeight: number = 400

/** Width of the rim, and the radius of the corners in the middle of it. */
const edge = 9
const corner = 13
/** Where the ground begins: under the rim on all sides. */
const inset = 6

/** Layers under the art, lowest first. */
export const body: readonly BodyLayer[] = [
  {attributes: {fill: 'face'}, upright: ground(cardWidth, cardHeight), lying: ground(cardHeight, cardWidth)}
]

/** Layers over the art, lowest first. */
export const rim: readonly BodyLayer[] = [
  {
    attributes: {fill: 'none', stroke: 'edge', 'stroke-width': edge},
    upright: box(cardWidth, cardHeight),
    lying: box(cardHeight, cardWidth)
  }
]

/** `transform` of the art of a lying card: turned so that its top points left. */
export const lyingArt = 'translate(0 240) rotate(-90)'

/** A rectangle whose sharp corners are still under the round ones of the rim. */
function ground(width: number, height: number): Outline {
  const [across, down] = [width - 2 * inset, height - 2 * inset]
  return {x: inset, y: inset, d: `h${across}v${down}h-${across}z`}
}

/** The middle of the rim, clockwise from the left end of its top side. */
function box(width: number, height: number): Outline {
  const [across, down] = [width - edge - 2 * corner, height - edge - 2 * corner]
  const r = corner
  return {
    x: edge / 2 + r,
    y: edge / 2,
    d: `h${across}q${r} 0 ${r} ${r}v${down}q0 ${r}-${r} ${r}h-${across}q-${r} 0-${r}-${r}v-${down}q0-${r} ${r}-${r}z`
  }
}
