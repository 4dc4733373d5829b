/**
 * Palettes: the colours that the names in the art mean.
 */
import type {Palette} from '@tehai/kernel/picture'

/**
 * A colour of the palette, by name. `dora` is for the ring and the mark of a dora, `ivory` and `side` for the lip and
 * the edge of large tiles, `leaf` for rings and strips of green bamboo.
 */
export type TileColour =
  | 'face'
  | 'lip'
  | 'edge'
  | 'ink'
  | 'red'
  | 'green'
  | 'blue'
  | 'back'
  | 'tint'
  | 'line'
  | 'wan'
  | 'dora'
  | 'ivory'
  | 'side'
  | 'bevel'
  | 'blush'
  | 'gilt'
  | 'gleam'
  | 'leaf'

/** Name of one of the three palettes. */
export type PaletteName = 'light' | 'dark' | 'black'

/** Ivory tiles for pages of any colour; made for light ones. */
export const light: Palette<TileColour> = {
  face: '#fcf9ee',
  lip: '#d9cfb8',
  edge: '#b7ab90',
  ink: '#1d2430',
  red: '#c3202f',
  green: '#0a6238',
  blue: '#1f4396',
  back: '#c6832a',
  tint: '#f6deaf',
  line: '#efdcbd',
  wan: '#c4202f',
  dora: '#f0a800',
  ivory: '#e8dbbe',
  side: '#94702f',
  bevel: '#fffdf7',
  blush: '#f9e2b5',
  gilt: '#e6c98f',
  gleam: '#fff1d3',
  leaf: '#86c35a'
}

/** Ivory tiles, a little darker, for dark pages. */
export const dark: Palette<TileColour> = {
  face: '#ebe5d3',
  lip: '#b9ae94',
  edge: '#7c735f',
  ink: '#191f2a',
  red: '#b91c2b',
  green: '#095931',
  blue: '#1c3d8a',
  back: '#b97a1e',
  tint: '#e2cb9a',
  line: '#ead5b4',
  wan: '#ba1c2b',
  dora: '#f0a800',
  ivory: '#cfc2a1',
  side: '#6d5226',
  bevel: '#f7f2e4',
  blush: '#e5cfa1',
  gilt: '#cdb078',
  gleam: '#f3e2bd',
  leaf: '#79b450'
}

/** Black tiles. 萬 is a little darker than the other reds, so that the numeral above it stays prominent. */
export const black: Palette<TileColour> = {
  face: '#2b3038',
  lip: '#1b1e23',
  edge: '#59606b',
  ink: '#f3efe2',
  red: '#ff7a70',
  green: '#63d29a',
  blue: '#86b4ff',
  back: '#c98a2b',
  tint: '#6d3840',
  line: '#efdcbd',
  wan: '#ea7168',
  dora: '#f0a800',
  ivory: '#171a1e',
  side: '#6b5a38',
  bevel: '#3a414b',
  blush: '#5c353d',
  gilt: '#3a2027',
  gleam: '#70444d',
  leaf: '#d9f2a3'
}

/** The three palettes by name. */
export const palettes: Readonly<Record<PaletteName, Palette<TileColour>>> = {light, dark, black}
