/**
 * Shapes: what pictures of faces and their bodies are made of, as plain data.
 */

/**
 * An SVG element of a picture: element name, attributes as written in SVG, children.
 * A colour is the name of a palette entry in the attributes `fill` and `stroke`, or `none`.
 */
export interface Shape {
  readonly name: 'path' | 'g'
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children?: readonly Shape[]
  /** Name of a shape that many faces of a set have in common: definitions write it once and refer to it. */
  readonly part?: string
}

/**
 * A closed outline: its start, relative to the top left corner of its box, and how it continues from there. `d` is
 * relative and ends with `z`, which leads back to the start: outlines of many boxes join into one path by a relative
 * `m` from start to start.
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
