/**
 * The set of 48 cards and their back.
 */
import type {TileSet} from '@tehai/kernel/picture'
import {body, cardHeight, cardWidth, lyingArt, rim} from './body.js'
import type {CardColour, CardFace} from './card.js'
import {corners, faces} from './faces.generated.js'
import {palettes} from './palette.js'

/** Heights in pixels at which a card should have its corner mark: smaller cards have no room for it. */
export const cornerSizes: {readonly least: number; readonly most: number} = {least: 40, most: 80}

/** A set of hanafuda: a picture for each of 48 cards and for `back`. */
export type HanafudaCards<Colour extends string = string> = TileSet<CardFace, Colour>

/** The default set. Its art ends under the rim; `corners` are the months and kinds of cards, for small pictures. */
export const cards: HanafudaCards<CardColour> = {
  id: 'hanafuda',
  license: 'MIT',
  palettes,
  variants: {},
  art: {
    width: cardWidth,
    height: cardHeight,
    roles: {edge: 'edge', ring: 'red', dora: 'gold'},
    body,
    rim,
    corners,
    bodiless: [],
    lyingTransform: lyingArt,
    faces: {text: faces}
  }
}
