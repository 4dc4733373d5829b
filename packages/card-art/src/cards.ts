/**
 * The set of 48 cards and their back.
 */
import type {Art} from '@tehai/kernel/picture'
import {body, cardHeight, cardWidth, lyingArt, rim} from './body.js'
import type {CardColour, CardFace} from './card.js'
import {corners, faces} from './faces.generated.js'
import {light} from './palette.js'

/** Height in pixels up to which a card is better with its corner sign, and above which without. */
export const cornerLimit = 80

/** The cards. Their art ends under the rim; `corners` are their months and kinds, for small pictures. */
export const cards: Art<CardFace, CardColour> = {
  name: 'tehai',
  license: 'MIT',
  width: cardWidth,
  height: cardHeight,
  palette: light,
  body,
  rim,
  corners,
  bodiless: [],
  lying: lyingArt,
  faces
}
