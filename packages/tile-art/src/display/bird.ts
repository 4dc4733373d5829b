/**
 * The peacock of 1s (一索) from the display size on: a wheel of eleven feathers, facing left.
 */
import type {Shape} from '@tehai/kernel/picture'
import {along, eyes, fan, gaps} from '../fan.js'
import {path} from '../shape.js'
import {lines} from './shine.js'

const roundLine = {fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round'} as const

const crest = 'M100 152l-9-28m11 28-1-36m8 36 6-32'
/** What the plumes of the crest enclose; it ends where they do. */
const plumes = 'M115 120l-13-4-11 8 8 28h12z'
const trunk =
  'm-37 56c4 10 19 17 21 31 3 18-11 32-13 56-1 28 20 49 50 49 33 0 62-15 78-43-20 7-40 1-54-17-13-17-33-22-38-46-2-10 9-20 10-32 0-15-11-24-27-24-15 0-26 11-27 26z'
const beak = 'l-15 9 15 3z'
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

export const bird: readonly Shape[] = [
  path({fill: 'green'}, [fan]),
  path({...roundLine, stroke: 'face', 'stroke-width': 31}, round),
  path({...roundLine, stroke: 'red', 'stroke-width': 21}, round),
  path({...roundLine, stroke: 'face', 'stroke-width': 5}, barbs),
  // A light edge around the bird; and the bird.
  {
    name: 'path',
    attributes: {
      ...roundLine,
      fill: 'face',
      stroke: 'face',
      'stroke-width': 17,
      d: `${plumes}${trunk}m0-8${beak}`
    }
  },
  {
    name: 'path',
    attributes: {fill: 'blue', stroke: 'blue', 'stroke-width': 5, 'stroke-linecap': 'round', d: crest + trunk}
  },
  // The wing; then the eye and the lines of the feathers.
  {
    name: 'path',
    attributes: {fill: 'red', stroke: 'face', 'stroke-width': 5, 'stroke-linejoin': 'round', d: wing}
  },
  {
    name: 'path',
    attributes: {
      ...roundLine,
      stroke: 'face',
      'stroke-width': 5,
      d: 'M102 166a6 6 0 1 1-1 0zm21 104c11 13 26 17 44 12m-31-21c7 9 16 13 27 13m-57-59c5 3 11 3 15 0m-23 15c6 4 14 4 21 0'
    }
  },
  // Feet, beak and the ends of the crest.
  {
    name: 'path',
    attributes: {
      ...roundLine,
      stroke: 'red',
      'stroke-width': 8,
      d: `M118 316l-1 22-12 8m12-8v11m0-11 12 8m22-30-1 22-12 8m12-8v11m0-11 12 8m-84-178${beak}m13-44h0m10-8h0m14 4h0`
    }
  }
]
