/**
 * The body from the display size on: its lip is of two colours, ivory and under it that of the back.
 */
import type {BodyLayer} from '@tehai/kernel/picture'
import {edge, faceLayer, lip, lowerCorner, lowerLayer, upperLayer} from '../body.js'

/** Layers, lowest first: the back, the ivory, the face. */
export const displayBody: readonly BodyLayer[] = [
  lowerLayer('back', 'side'),
  upperLayer('ivory', lowerCorner - edge / 2, lip / 2),
  faceLayer
]
