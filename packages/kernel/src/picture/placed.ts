/**
 * Placed pictures: what a layout says, and what art is. Game-agnostic: a face is any string.
 *
 * All lengths are tile units: a mahjong tile is 300 wide and 400 tall (a hanafuda card 240 × 400).
 */

/** How a picture in its place differs from the plain one. */
export type State = 'tsumogiri' | 'called' | 'dora' | 'ring' | 'dim'

/** A picture in its place. `x` and `y` are the top left corner of its box, before and after turning. */
export interface Placed<Face extends string> {
  readonly x: number
  readonly y: number
  /** 0: upright. -90: lying, the top of the art to the left; the box is then as wide as the art is tall. */
  readonly turn: 0 | -90
  readonly face: Face
  readonly states: readonly State[]
}

/** Words written into a picture: a label under a tile, a sign between tiles. `x` is their middle, `y` the baseline. */
export interface PlacedText {
  readonly x: number
  readonly y: number
  /** Height of a line in tile units. */
  readonly size: number
  readonly text: string
}

/** An empty place, drawn as a dashed outline; with height 0, dots on a line: something was left out. */
export interface Vacancy {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** One picture: its size and what stands where. `line` is the y on which upright tiles stand. */
export interface Layout<Face extends string> {
  readonly width: number
  readonly height: number
  readonly line: number
  readonly tiles: readonly Placed<Face>[]
  readonly texts: readonly PlacedText[]
  readonly vacancies: readonly Vacancy[]
}

/** A colour of the palette, by name. */
export type ColourName =
  'face' | 'lip' | 'edge' | 'ink' | 'red' | 'green' | 'blue' | 'back' | 'tint' | 'line' | 'wan' | 'pale'

/**
 * An SVG element of a face: element name, attributes as written in SVG, children.
 * A colour is the name of a palette entry in the attributes `fill` and `stroke`, or `none`.
 */
export interface Shape {
  readonly name: 'path' | 'g'
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children?: readonly Shape[]
  /** Name of a shape that many faces of an art have alike: definitions write it once and refer to it. */
  readonly part?: string
}

/**
 * A closed outline: where it starts, from the top left corner of its box, and how it goes on from there.
 * `d` is relative and ends with `z`, which leads back to the start: outlines of many boxes join into one
 * path by a relative `m` from start to start.
 */
export interface Outline {
  readonly x: number
  readonly y: number
  readonly d: string
}

/** A layer of the body (the block of bone): one path can paint it for all tiles of a picture. */
export interface BodyLayer {
  /** Presentation attributes; colours are names of the palette, as in a `Shape`. */
  readonly attributes: Readonly<Record<string, string | number>>
  readonly upright: Outline
  readonly lying: Outline
}

/**
 * A set of pictures. Shapes hold the art only, never the body (the block of bone) it stands on.
 *
 * `Colour` are the names of the palette: other games have other colours than tiles.
 */
export interface Art<Face extends string, Colour extends string = ColourName> {
  readonly name: string
  readonly license: string
  readonly width: number
  readonly height: number
  readonly palette: Readonly<Record<Colour, string>>
  /** Layers of the body, lowest first. */
  readonly body: readonly BodyLayer[]
  /** Layers over the art, lowest first: the rim of a card, which hides where the art ends (default: none). */
  readonly rim?: readonly BodyLayer[]
  /** Small signs drawn over the art of some faces while pictures are small (default: none). */
  readonly corners?: Readonly<Partial<Record<Face, readonly Shape[]>>>
  /** Faces that are drawn without a body. */
  readonly bodiless: readonly Face[]
  /** `transform` of the art of a lying tile, from the top left corner of its box. */
  readonly lying: string
  /**
   * For faces that do not bear that transform, such as a back that covers the whole tile: the name in `faces` of
   * what is drawn, unturned, on a lying tile (default: none).
   */
  readonly lyingFaces?: Readonly<Partial<Record<Face, Face>>>
  readonly faces: Readonly<Record<Face, readonly Shape[]>>
}
