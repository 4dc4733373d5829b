/**
 * The peacock of 1s (一索) from the display size on: a wheel of eleven feathers, facing left.
 */
import type {Shape} from '@tehai/kernel/picture'
import {along, eyes, fan, gaps} from '../fan.js'
import {path, type Attributes} from '../shape.js'
import {lines} from './shine.js'

const crest = 'M100 152l-9-28m11 28-1-36m8 36 6-32'
/** What the plumes of the crest enclose; it ends where they do. */
const plumes = 'M115 120l-13-4-11 8 8 28h12z'
const trunk =
  'm-32 54c3 13 17 18 17 34 0 19-16 31-16 55 0 21 9 35 23 43q7 6 8 18 10-4 14-12l15 0q5 5 5 13 13-7 16-19c22-6 39-18 49-38-20 8-41 2-54-16-13-18-36-23-39-44-2-12 6-22 6-36 0-14-10-23-22-23-13 0-24 10-22 25z'
const beak = 'l-15 8 15 3z'
const wing = 'M104 263c14-17 42-18 58-2 8 9 13 17 24 21-16 10-32 14-52 12-20-3-31-14-30-31z'

/** The feathers of which more than an eye is seen: the others are behind the head. */
const seen = eyes.filter((_, index) => index === 1 || index > 4)

/** The lines between the feathers, a shorter one in each that is seen, and the pupils of the eyes. */
const barbs = lines([
  ...gaps.map(gap => [along(gap, 0.22), along(gap, 1.06)]),
  ...seen.map(eye => [along(eye, 0.44), along(eye, 0.74)]),
  ...eyes.map(eye => [eye, eye])
])

/** Dots in the places of the eyes. */
const round = lines(eyes.map(eye => [eye, eye]))

/** What most paths have in common is written once: lines of the colour of the face, as broad as barbs are. */
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
        'M100 162a6 6 0 1 1-1 0zm23 108c11 13 26 17 44 12m-31-21c7 9 16 13 27 13m-59-58c5 3 10 3 14 0m-20 14c6 4 13 4 20 0'
      ),
      // Feet, beak and the ends of the crest.
      drawn(
        {stroke: 'red', 'stroke-width': 8},
        `M115 320l-1 15-13 7m13-7v10m0-10 9 6m26-20-1 15-13 7m13-7v10m0-10 9 6m-74-175${beak}m8-44h0m10-8h0m14 4h0`
      )
    ]
  }
]

/** A path by its text. */
function drawn(attributes: Attributes, d: string): Shape {
  return {name: 'path', attributes: {...attributes, d}}
}
