/**
 * Flowers, seasons and the joker: pictures that few pages use.
 */
import type {Faces} from '@tehai/kernel/picture'
import {display} from './display.js'
import {text} from './text.js'

export const flowers: Faces<string> = {text, display}
