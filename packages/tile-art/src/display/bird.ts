/**
 * The peacock of 1s (一索) from the display size on: a wheel of eleven feathers, facing left.
 */
import type {Shape} from '@tehai/kernel/picture'
import {along, eyes, fan, gaps} from '../fan.js'
import {circle, path} from '../shape.js'
import {lines} from './shine.js'

const roundLine = {fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round'} as const

const crest = 'm100 162-13-26m20 24-2-32m8 32 8-28'
const trunk =
  'm-15 28c-16 0-26 11-25 26 1 12 11 18 16 28 8 16-4 30-11 46-14 36 8 74 58 74 44 0 72-20 84-60-24 14-46 10-62-4-20-16-36-24-37-46 0-12 3-24 1-38-2-16-10-26-24-26z'
const wing = 'M112 266c30-20 60-12 78 10 12 15 24 22 44 21-20 26-74 32-103 11-15-10-22-25-19-42z'

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
    eyes.flatMap(eye => [circle(eye, 10, true), circle(eye, 3.5, false)])
  ),
  // A light edge around the bird, and the bird.
  {
    name: 'path',
    attributes: {...roundLine, stroke: 'face', 'stroke-width': 15, d: crest + trunk}
  },
  {
    name: 'path',
    attributes: {fill: 'blue', stroke: 'blue', 'stroke-width': 5, 'stroke-linecap': 'round', d: crest + trunk}
  },
  // The wing, with the lines of its feathers.
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
      d: 'm128 276c12 18 40 28 70 24m-56-34c14 16 32 25 58 24m-94-76c6 3 12 3 18 1m-20 15c8 5 16 5 22 2m-26 15c8 5 18 6 28 3'
    }
  },
  // Crest, legs of three toes, and the beak.
  {
    name: 'path',
    attributes: {
      fill: 'red',
      stroke: 'red',
      'stroke-width': 7,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      d: 'm134 338v14m-17 2 17-7 13 7m19-16v14m-15 2 15-7 15 7m-103-174-28 12 28 6zm9-50h1m17-7h1m17 4h1'
    }
  },
  // The eye.
  {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 5, d: 'm98 177a6 6 0 1 1-1 0z'}}
]
