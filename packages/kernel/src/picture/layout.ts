/**
 * Layouts: pictures with their places. Game-agnostic: a face is any string.
 *
 * All lengths are tile units: a mahjong tile is 300 wide and 400 tall (a hanafuda card 240 × 400).
 */

/**
 * Width and height of an upright picture of a set. A lying picture has the two exchanged.
 */
export interface PictureBox {
  readonly width: number
  readonly height: number
}

/** How a placed picture differs from the plain one; `behind`: the next picture covers most of it. */
export type State = 'tsumogiri' | 'called' | 'dora' | 'ring' | 'dim' | 'behind'

/** A picture in its place. `x` and `y` are the top left corner of its box, before and after turning. */
export interface PlacedPicture<Face extends string> {
  readonly x: number
  readonly y: number
  /** 0: upright. -90: lying, the top of the art to the left; the box is then as wide as the art is tall. */
  readonly turn: 0 | -90
  readonly face: Face
  readonly states: readonly State[]
}

/** Words written into a picture: a label under a tile, a character between tiles. `x` is their middle, `y` the baseline. */
export interface PlacedText {
  readonly x: number
  readonly y: number
  /** Height of a line in tile units. */
  readonly size: number
  readonly text: string
}

/**
 * An empty place, drawn as a dashed outline; with height 0, as dots on a line, which mean that something was left out.
 */
export interface Vacancy {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A bracket under pictures, open at the top. `y` is that of its two ends. */
export interface Bracket {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** A filled box over a picture, as tall as the number that it represents. `y` is its top. */
export interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** One picture: its size and the places of what it shows. `line` is the y of the bottom of upright tiles. */
export interface Layout<Face extends string> {
  readonly width: number
  readonly height: number
  readonly line: number
  readonly tiles: readonly PlacedPicture<Face>[]
  readonly texts: readonly PlacedText[]
  readonly vacancies: readonly Vacancy[]
  /** Brackets under pictures (default: none). */
  readonly brackets?: readonly Bracket[] | undefined
  /** Bars over pictures (default: none). */
  readonly bars?: readonly Bar[] | undefined
}
