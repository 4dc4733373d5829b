/**
 * Palettes: the colours that the names in the art mean. No colour occurs twice in a palette, so the rim, which looks
 * like ink, is a separate colour that dark pages repaint.
 */
import type {Palette} from '@tehai/kernel/picture'
import type {CardColour} from './card.js'

/** Name of one of the two palettes. */
export type CardPaletteName = 'light' | 'dark'

/** For light pages: an ink rim. */
export const light: Palette<CardColour> = {
  face: '#f7f0dd',
  edge: '#1d2025',
  ink: '#1e2126',
  red: '#cf2a2f',
  rose: '#e0485a',
  pink: '#ef9fae',
  green: '#2c6a45',
  olive: '#8d9440',
  gold: '#e6b23c',
  tan: '#b9783f',
  brown: '#7a4a2a',
  purple: '#6b4f9b',
  blue: '#2b4f94',
  sky: '#8fb4c8',
  white: '#fffdf6',
  back: '#8c2f2b'
}

/** For dark pages: a red rim, since ink would melt into the page; paper and white a little darker. */
export const dark: Palette<CardColour> = {...light, face: '#efe7d2', white: '#f8f4e9', edge: '#aa3333'}

/** The palettes by name. */
export const palettes: Readonly<Record<CardPaletteName, Palette<CardColour>>> = {light, dark}
