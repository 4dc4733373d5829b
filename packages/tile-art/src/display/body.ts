/**
 * The body from the display size on: lit from above, with rounded edges and a back of another colour.
 *
 *     side    the edge, 3 units, which keeps the tile apart from a light page
 *     back    14 units at the bottom
 *     ivory   the flank: 17 units at the bottom, 3 at the other sides
 *     bevel   the rounded edge, which shines: 6 units around the face, 9 at the bottom
 *     face
 */
import type {BodyLayer} from '@tehai/kernel/picture'
import {edge, filledLayer, lip, lowerLayer, tint} from '../body.js'
import type {TileColour} from '../palette.js'

/** Width of the edge, for which it and its middle are whole numbers; the ivory covers one unit of it. */
const line = 4

/** Layers, lowest first. The corners of the ivory reach below the edge, so that no back shows above the face. */
export const displayBody: readonly BodyLayer[] = [
  lowerLayer('back', 'side', line),
  ...block('ivory', 'bevel', 'face')
]

/** Red fives, gilded from the flank to the face. */
export const displayTint: typeof tint = {...tint, displayBody: block('gilt', 'gleam', 'blush')}

/** What is over the back, in three colours. */
function block(flank: TileColour, bevel: TileColour, face: TileColour): readonly BodyLayer[] {
  return [
    filledLayer(flank, 43, lip / 2, line - 1),
    filledLayer(bevel, 41, lip, line + 2),
    filledLayer(face, 35, lip + 3, edge + 4)
  ]
}
