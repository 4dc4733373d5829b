/**
 * The peacock of 1s (一索) from the display size on: a wheel of eleven feathers, facing left.
 */
import type {Shape} from '@tehai/kernel/picture'
import {along, eyes, fan, gaps} from '../fan.js'
import {circle, path} from '../shape.js'
import {lines} from './shine.js'

const roundLine = {fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round'} as const

const crest = 'M102 160l-3-36m8 36 8-42m-3 42 20-36'
const trunk =
  'm-48 55c0 11 8 16 11 26 3 17-15 33-17 57-2 30 22 50 56 50 34 0 64-14 82-44-20 8-40 0-54-18-12-16-30-22-34-44-2-12 0-18 0-28 0-12-9-20-22-20z'
const wing = 'M105 260c18-20 52-17 72 0 12 10 24 13 39 8-16 22-46 34-77 29-22-4-36-17-34-37z'

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
  // A light edge around the twig and the bird; and the bird.
  {
    name: 'path',
    attributes: {...roundLine, stroke: 'face', 'stroke-width': 17, d: `${crest}${trunk}m-14 163h158`}
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
      d: 'M105 172a4 4 0 1 1-1 0zm18 97c12 16 34 22 58 16m-42-28c12 12 28 17 46 15m-81-49c5 3 11 3 16 0m-24 15c7 4 15 4 22 0m-28 15c5 3 10 4 15 3'
    }
  },
  // The twig, with a leaf at each end.
  {
    name: 'path',
    attributes: {
      ...roundLine,
      fill: 'green',
      stroke: 'green',
      'stroke-width': 8,
      d: 'M70 342h158q2-16 22-18-2 18-22 18m-144 0q-2-12-20-16 0 14 20 16'
    }
  },
  // Crest, feet on the twig, and the beak.
  {
    name: 'path',
    attributes: {
      fill: 'red',
      stroke: 'red',
      'stroke-width': 7,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      d: 'M116 312l-3 21-10 7m10-7 9 8m33-31-1 23-9 7m9-7 10 8m-82-166-17 11 20 2zm17-51h1m15-6h1m16 6h1'
    }
  }
]
