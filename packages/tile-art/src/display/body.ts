/**
 * The body from the display size on: its lip is of two colours, ivory and under it that of the back.
 */
import type {BodyLayer} from '@tehai/kernel/picture'
import {faceLayer, lip, lowerLayer, upperLayer} from '../body.js'

/** Layers, lowest first: the back, the ivory, the face. The corners of the ivory reach below the edge, so that no back shows above the face. */
export const displayBody: readonly BodyLayer[] = [
  lowerLayer('back', 'side'),
  upperLayer('ivory', 30, lip / 2),
  faceLayer
]
