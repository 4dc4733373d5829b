/**
 * The peacock of 1s (一索), facing left.
 */
import type {Shape} from '@tehai/kernel/picture'
import type {Contour, Point} from './path.js'
import {circle, path} from './shape.js'

/** Where the tail feathers grow from. */
const root: Point = [165, 262]

/** A feather: where it bends, and the middle of the eye (目玉模様) at its end. */
type Feather = readonly [bendX: number, bendY: number, eyeX: number, eyeY: number]

/** Seven feathers, from left to right. */
const feathers: readonly Feather[] = [
  [150, 150, 108, 50],
  [168, 136, 147, 39],
  [192, 136, 188, 41],
  [214, 146, 225, 63],
  [232, 170, 252, 98],
  [234, 198, 265, 140],
  [230, 230, 265, 186]
]

/** Half the width of a feather at its end, and how far before the middle of the eye it ends. */
const breadth = 8
const reach = 16

/** The blade of a feather, from a point at the root to its full breadth. */
function blade([bendX, bendY, eyeX, eyeY]: Feather): Contour {
  const length = Math.hypot(eyeX - bendX, eyeY - bendY)
  const [ux, uy] = [(eyeX - bendX) / length, (eyeY - bendY) / length]
  const bend = (side: number): Point => [bendX - uy * side, bendY + ux * side]
  const end = (side: number): Point => [eyeX - ux * reach - uy * side, eyeY - uy * reach + ux * side]
  return {
    start: root,
    segments: [
      ['q', bend(breadth), end(breadth)],
      ['l', end(-breadth)],
      ['q', bend(-breadth), root]
    ],
    closed: true
  }
}

/** The eye of a feather: a ring with a dot. */
function eye([, , x, y]: Feather): Contour[] {
  const centre: Point = [x, y]
  return [circle(centre, 15, true), circle(centre, 10, false), circle(centre, 5, true)]
}

const roundLine = {fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round'} as const

export const bird: readonly Shape[] = [
  path({fill: 'green', stroke: 'green', 'stroke-width': 6, 'stroke-linejoin': 'round'}, feathers.map(blade)),
  path({fill: 'red'}, feathers.flatMap(eye)),
  // The body, and three lines for the crest.
  {
    name: 'path',
    attributes: {
      fill: 'blue',
      stroke: 'blue',
      'stroke-width': 7,
      'stroke-linecap': 'round',
      d: 'm75 110c-24 0-35 18-31 36 4 16 16 24 16 44s-16 34-14 62c4 40 41 62 79 60 38-2 66-22 76-62-40 6-67-8-82-33-12-20-2-42-4-68-2-22-17-39-40-39zm-8 0-16-25m22 25-2-31m8 31 12-26'
    }
  },
  // Legs and beak.
  {
    name: 'path',
    attributes: {
      ...roundLine,
      stroke: 'red',
      'stroke-width': 12,
      d: 'm117 318v30h-20m56-32v32h-20m-95-214-16 10 16 6z'
    }
  },
  // Eye and wing.
  {
    name: 'path',
    attributes: {...roundLine, stroke: 'face', 'stroke-width': 10, d: 'm69 138h0m14 108q36 36 84 18'}
  }
]
