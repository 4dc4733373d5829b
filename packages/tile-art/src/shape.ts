/**
 * Shapes and contours that more than one face uses.
 */
import type {Shape} from '@tehai/kernel/picture'
import {formatPath, type Contour, type Point} from './path.js'

/** Attributes of a shape, as written in SVG; colours are palette names. */
export type Attributes = Readonly<Record<string, string | number>>

/** A path of some contours. */
export function path(attributes: Attributes, contours: readonly Contour[]): Shape {
  return {name: 'path', attributes: {...attributes, d: formatPath(contours)}}
}

/**
 * A full circle in one arc, all but one unit long.
 *
 * @param clockwise
 *   Direction. A circle that runs the other way inside a clockwise one is a hole in it.
 */
export function circle([x, y]: Point, radius: number, clockwise: boolean): Contour {
  const top = y - radius
  // Both directions share the chord from x − 1 to x, and so the centre.
  return clockwise
    ? {start: [x, top], segments: [['a', radius, true, [x - 1, top]]], closed: true}
    : {start: [x - 1, top], segments: [['a', radius, false, [x, top]]], closed: true}
}

/** Concentric circles, alternately ink and hole, from the outermost inwards. */
export function ringed(centre: Point, radii: readonly number[]): Contour[] {
  return radii.map((radius, index) => circle(centre, radius, index % 2 === 0))
}

/** A rectangle with sharp corners, clockwise from the top left one. */
export function box(x: number, y: number, width: number, height: number): Contour {
  return {
    start: [x, y],
    segments: [
      ['l', [x + width, y]],
      ['l', [x + width, y + height]],
      ['l', [x, y + height]],
      ['l', [x, y]]
    ],
    closed: true
  }
}

/** A rectangle with rounded corners, clockwise from the left end of its top side. */
export function roundedBox(x: number, y: number, width: number, height: number, corner: number): Contour {
  const right = x + width
  const bottom = y + height
  return {
    start: [x + corner, y],
    segments: [
      ['l', [right - corner, y]],
      ['q', [right, y], [right, y + corner]],
      ['l', [right, bottom - corner]],
      ['q', [right, bottom], [right - corner, bottom]],
      ['l', [x + corner, bottom]],
      ['q', [x, bottom], [x, bottom - corner]],
      ['l', [x, y + corner]],
      ['q', [x, y], [x + corner, y]]
    ],
    closed: true
  }
}

/** Things by a key, in the order in which keys first occur. */
export function groupBy<Thing, Key>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => Key
): [Key, Thing[]][] {
  const groups = new Map<Key, Thing[]>()
  for (const thing of things) {
    const group = groups.get(keyOf(thing))
    if (group) group.push(thing)
    else groups.set(keyOf(thing), [thing])
  }
  return [...groups]
}
