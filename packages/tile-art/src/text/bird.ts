/**
 * The peacock of 1s (一索) in a line of text: the same wheel of feathers, with less in it.
 */
import type {Shape} from '@tehai/kernel/picture'
import {along, eyes, fan, gaps} from '../fan.js'
import {lines} from '../display/shine.js'
import type {Contour, Point} from '../path.js'
import {circle, path} from '../shape.js'

/** Light between the feathers, where the bird does not cover them. */
const rays = gaps.slice(4, 9).map(gap => [along(gap, 0.55), along(gap, 0.95)])
const eye: Point = [100, 180]
const wing: Contour = {
  start: [120, 280],
  segments: [['c', [140, 304], [172, 310], [202, 296]]],
  closed: false
}

export const bird: readonly Shape[] = [
  path({fill: 'green'}, [fan, ...eyes.map(eye => circle(eye, 17, false))]),
  path(
    {fill: 'red'},
    eyes.map(eye => circle(eye, 10, true))
  ),
  // The body, with a light edge.
  {
    name: 'path',
    attributes: {
      fill: 'blue',
      stroke: 'face',
      'stroke-width': 13,
      'stroke-linejoin': 'round',
      d: 'M104 150c-20 0-32 14-30 30 1 14 13 20 16 34 4 16-6 30-12 46-14 40 12 80 66 80 48 0 78-24 90-66-24 14-52 8-68-6-20-16-30-26-32-46-1-12 4-24 2-40-3-20-14-32-32-32z'
    }
  },
  // Legs and beak.
  {
    name: 'path',
    attributes: {
      fill: 'red',
      stroke: 'red',
      'stroke-width': 11,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      d: 'm134 339v15h-14m50-15v15h-14m-84-178-26 12 26 6z'
    }
  },
  path({fill: 'none', 'stroke-linecap': 'round', stroke: 'face', 'stroke-width': 10}, [
    ...lines([...rays, [eye, eye]]),
    wing
  ])
]
