/**
 * The peacock of 1s (一索) in a line of text: the same wheel of feathers, with less in it.
 */
import type {Shape} from '@tehai/kernel/picture'
import {along, eyes, fan, gaps} from '../fan.js'
import {lines} from '../display/shine.js'
import type {Contour, Point} from '../path.js'
import {circle, path} from '../shape.js'

/** Light between the feathers, where the bird does not cover them. */
const rays = gaps.slice(5, 9).map(gap => [along(gap, 0.55), along(gap, 0.82)])
/** Pupils, except of the eyes beside the beak, which has the same red. */
const pupils = eyes.filter((_, index) => index !== 1 && index !== 2)
const legs = lines(
  [134, 170].map(x => [
    [x, 339],
    [x, 354],
    [x - 14, 354]
  ])
)
const beak: Contour = {
  start: [72, 176],
  segments: [
    ['l', [46, 188]],
    ['l', [72, 194]],
    ['l', [72, 176]]
  ],
  closed: true
}
const eye: Point = [100, 180]
const wing: Contour = {
  start: [120, 280],
  segments: [['c', [140, 304], [172, 310], [202, 296]]],
  closed: false
}
const body =
  'M104 150c-20 0-32 14-30 30 1 14 13 20 16 34 4 16-6 30-12 46-14 40 12 80 66 80 48 0 78-24 90-66-24 14-52 8-68-6-20-16-30-26-32-46-1-12 4-24 2-40-3-20-14-32-32-32z'

export const bird: readonly Shape[] = [
  path({fill: 'green'}, [fan, ...eyes.map(eye => circle(eye, 20, false))]),
  // A light edge that separates the body from the feathers at few pixels, and the body.
  {
    name: 'path',
    attributes: {fill: 'face', stroke: 'face', 'stroke-width': 30, 'stroke-linejoin': 'round', d: body}
  },
  {name: 'path', attributes: {fill: 'blue', d: body}},
  // Pupils, legs and beak, all with a stroke, which the radius of the pupils allows for.
  path(
    {
      fill: 'red',
      stroke: 'red',
      'stroke-width': 11,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round'
    },
    [...pupils.map(eye => circle(eye, 10, true)), ...legs, beak]
  ),
  path({fill: 'none', 'stroke-linecap': 'round', stroke: 'face', 'stroke-width': 11}, [
    ...lines([...rays, [eye, eye]]),
    wing
  ])
]
