/**
 * The peacock of 1s (一索), facing left.
 */
import type {Shape} from '@tehai/core/layout'
import type {Contour, Point} from './path.js'
import {circle, path} from './shape.js'

/** Where the tail feathers grow from. */
const root: Point = [165, 262]

/** Feathers from left to right: the bend and the tip. */
const feathers: readonly (readonly [bend: Point, tip: Point])[] = [
  [
    [150, 140],
    [112, 44]
  ],
  [
    [172, 130],
    [157, 36]
  ],
  [
    [196, 140],
    [202, 42]
  ],
  [
    [222, 150],
    [240, 70]
  ],
  [
    [246, 172],
    [264, 112]
  ],
  [
    [250, 206],
    [272, 162]
  ],
  [
    [244, 240],
    [270, 216]
  ]
]

const tail: readonly Contour[] = feathers.map(([bend, tip]) => ({
  start: root,
  segments: [['q', bend, tip]],
  closed: false
}))

export const bird: readonly Shape[] = [
  path({fill: 'none', stroke: 'green', 'stroke-width': 21, 'stroke-linecap': 'round'}, tail),
  path(
    {fill: 'red'},
    feathers.flatMap(([, tip]) => [circle(tip, 14, true), circle(tip, 8, false), circle(tip, 5, true)])
  ),
  {
    name: 'path',
    attributes: {
      fill: 'blue',
      d: 'M75 106c-26 0-38 20-34 40 4 16 16 24 16 44s-16 34-14 62c4 44 44 66 82 64 40-2 70-24 80-70-40 8-68-6-84-32-12-20-2-42-4-68-2-24-18-40-42-40'
    }
  },
  {
    name: 'path',
    attributes: {
      fill: 'none',
      stroke: 'red',
      'stroke-width': 12,
      'stroke-linecap': 'round',
      d: 'M117 310v38H97m56-38v38h-20M40 134l-14 10 16 6'
    }
  },
  {
    name: 'path',
    attributes: {
      fill: 'none',
      stroke: 'face',
      'stroke-width': 10,
      'stroke-linecap': 'round',
      d: 'M71 138h0M83 246q36 36 84 18'
    }
  }
]
