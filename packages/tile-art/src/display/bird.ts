/**
 * The peacock of 1s (一索) from the display size on: a wheel of eleven feathers, facing left.
 */
import type {Shape} from '@tehai/kernel/picture'
import {along, eyes, fan, gaps} from '../fan.js'
import {circle, path} from '../shape.js'
import {bamboo} from './bamboo.js'
import {lines} from './shine.js'

const roundLine = {fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round'} as const

const crest = 'm106 160-8-36m16 34v-40m8 41 10-35'
const trunk =
  'm-22 27c-17 0-28 11-28 26 0 12 10 17 13 27 5 16-15 30-24 49-17 42 13 80 68 80 52 0 84-26 98-72-26 14-48 10-64-4-20-16-33-23-36-45-2-13 2-22 1-34-2-17-13-27-28-27z'
const wing = 'M118 262c28-24 62-18 82 4 13 14 26 20 44 16-16 34-74 44-106 22-18-12-26-26-20-42z'

/** The lines between the feathers. */
const barbs = lines(gaps.map(gap => [along(gap, 0.5), along(gap, 1.07)]))

/** A second row of spots, where the head does not cover them. */
const spots = eyes.filter((_, index) => index < 2 || index > 3).map(eye => along(eye, 0.7))

export const bird: readonly Shape[] = [
  path({fill: 'green'}, [
    fan,
    ...eyes.map(eye => circle(eye, 15, false)),
    ...spots.map(spot => circle(spot, 5.5, false))
  ]),
  path({...roundLine, stroke: 'face', 'stroke-width': 5}, barbs),
  path(
    {fill: 'red'},
    eyes.flatMap(eye => [circle(eye, 10, true), circle(eye, 4, false)])
  ),
  // A light edge around the perch and the bird, and both.
  {
    name: 'path',
    attributes: {...roundLine, stroke: 'face', 'stroke-width': 17, d: `${crest}${trunk}m-50 191h180`}
  },
  {
    name: 'path',
    attributes: {fill: 'blue', stroke: 'blue', 'stroke-width': 5, 'stroke-linecap': 'round', d: crest + trunk}
  },
  // The wing; then the eye and the lines of the feathers.
  {
    name: 'path',
    attributes: {fill: 'red', stroke: 'face', 'stroke-width': 6, 'stroke-linejoin': 'round', d: wing}
  },
  {
    name: 'path',
    attributes: {
      ...roundLine,
      stroke: 'face',
      'stroke-width': 5,
      d: 'm109 166a5 5 0 1 1-1 0zm25 110c12 18 38 27 66 22m-52-34c14 15 30 22 54 20m-104-62c5 4 12 5 18 2m-28 16c7 5 17 6 25 2m-30 17c8 5 18 6 26 3'
    }
  },
  path({fill: 'green'}, bamboo([56, 341, 188, 0, 'green'], 22)),
  // Crest, feet on the perch, and the beak.
  {
    name: 'path',
    attributes: {
      fill: 'red',
      stroke: 'red',
      'stroke-width': 7,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      d: 'm124 334-4 14m12-14v14m4-14 8 14m22-14-4 14m12-14v14m4-14 8 14m-109-178-24 13 26 5zm21-46h1m15-6h1m17 6h1'
    }
  }
]
