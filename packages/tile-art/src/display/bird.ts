/**
 * The peacock of 1s (一索) from the display size on: a wheel of eleven feathers, facing left.
 */
import type {Shape} from '@tehai/kernel/picture'
import {along, eyes, fan, gaps} from '../fan.js'
import {path, type Attributes} from '../shape.js'
import {lines} from './shine.js'

const crest = 'M100 152l-9-28m11 28-1-36m8 36 6-32'
/** The area enclosed by the plumes of the crest, which ends where they do. */
const plumes = 'M115 120l-13-4-11 8 8 28h12z'
const trunk =
  'm-32 54c3 13 15 18 15 32 0 18-12 30-12 52 0 20 10 33 24 40q7 5 8 16 9-4 13-11h14q5 5 5 13 12-7 14-18c20-6 35-18 42-36-19 6-38 0-49-15-12-17-37-21-41-41-3-13 11-18 11-34 0-14-10-23-22-23-13 0-24 10-22 25z'
const beak = 'l-15 8 15 3z'
const wing = 'M106 257c13-15 37-16 51-2 7 8 12 15 22 19-14 8-29 12-46 10-18-3-28-12-27-27z'

/** The feathers of which more than an eye is visible: the others are behind the head. */
const seen = eyes.filter((_, index) => index === 1 || index > 4)

/** The lines between the feathers, a shorter line in each visible feather, and the pupils of the eyes. */
const barbs = lines([
  ...gaps.map(gap => [along(gap, 0.22), along(gap, 1.06)]),
  ...seen.map(eye => [along(eye, 0.44), along(eye, 0.74)]),
  ...eyes.map(eye => [eye, eye])
])

/** Dots in the places of the eyes. */
const round = lines(eyes.map(eye => [eye, eye]))

/** Attributes that most paths have in common: lines in the colour of the face, as wide as barbs. */
export const bird: readonly Shape[] = [
  {
    name: 'g',
    attributes: {
      fill: 'none',
      stroke: 'face',
      'stroke-width': 5,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round'
    },
    children: [
      path({fill: 'green', stroke: 'none'}, [fan]),
      path({'stroke-width': 31}, round),
      path({stroke: 'red', 'stroke-width': 21}, round),
      path({}, barbs),
      // A light edge around the bird; and the bird.
      drawn({fill: 'face', 'stroke-width': 17}, `${plumes}${trunk}m0-8${beak}`),
      drawn({fill: 'blue', stroke: 'blue'}, crest + trunk),
      // The wing; then the eye and the lines of the feathers.
      drawn({fill: 'red'}, wing),
      drawn(
        {},
        'M100 162a6 6 0 1 1-1 0zm22 101c10 11 23 15 38 10m-27-19c6 8 14 11 23 11m-55-54c5 3 9 3 13 0m-19 14c6 4 12 4 18 0'
      ),
      // Feet, beak and the ends of the crest.
      drawn(
        {stroke: 'red', 'stroke-width': 8},
        `M117 311l-1 22-13 8m13-8v10m0-10 10 7m20-28l-1 21-13 8m13-8v10m0-10 10 7m-72-173${beak}m8-44h0m10-8h0m14 4h0`
      )
    ]
  }
]

/** A path by its text. */
function drawn(attributes: Attributes, d: string): Shape {
  return {name: 'path', attributes: {...attributes, d}}
}
