/**
 * The peacock of 1s (一索) from the display size on: a wheel of eleven feathers, facing left.
 */
import type {Shape} from '@tehai/kernel/picture'
import {along, eyes, fan, gaps} from '../fan.js'
import type {Point} from '../path.js'
import {circle, path} from '../shape.js'
import {lines} from './shine.js'

const roundLine = {fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round'} as const

const crest = 'M101 160l-6-33m10 33 2-41m5 41 9-37'
/** What the plumes of the crest enclose; it ends where they do. */
const plumes = 'M121 123l-14-4-12 8 6 33h11z'
const trunk =
  'm-37 56c2 10 12 16 15 28 3 18-13 32-15 56-1 28 21 49 52 49 33 0 64-14 82-44-20 8-44 2-58-16-13-17-33-22-38-46-2-10 5-18 6-28 0-12-9-20-22-20z'
const wing = 'M105 262c18-20 52-17 70 0 11 10 20 12 32 11-16 20-40 28-68 25-22-4-36-16-34-36z'

/** The lines between the feathers. */
const barbs = lines(gaps.map(gap => [along(gap, 0.56), along(gap, 1.07)]))

/** Where the eyes are drawn: those of the lowest feathers in the middle of what is seen of these. */
const drawn = eyes.map(([x, y]): Point => (y > 250 ? [x, y - 8] : [x, y]))

/** A second row of spots, where the head does not cover them. */
const spots = eyes.filter((_, index) => index < 2 || index > 3).map(eye => along(eye, 0.7))

export const bird: readonly Shape[] = [
  path({fill: 'green'}, [
    fan,
    ...drawn.map(eye => circle(eye, 15, false)),
    ...spots.map(spot => circle(spot, 5.5, false))
  ]),
  path({...roundLine, stroke: 'face', 'stroke-width': 5}, barbs),
  path(
    {fill: 'red'},
    drawn.flatMap(eye => [circle(eye, 10, true), circle(eye, 4, false)])
  ),
  // A light edge around the bird; and the bird.
  {
    name: 'path',
    attributes: {...roundLine, fill: 'face', stroke: 'face', 'stroke-width': 17, d: plumes + trunk}
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
      d: 'M105 172a4 4 0 1 1-1 0zm18 97c12 16 34 22 58 16m-42-28c12 12 28 17 46 15m-79-48c4 3 10 3 14 0m-21 15c6 4 14 4 20 0m-26 15c5 3 9 4 13 3'
    }
  },
  // Feet, beak and the ends of the crest.
  {
    name: 'path',
    attributes: {
      fill: 'red',
      stroke: 'red',
      'stroke-width': 7,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      d: 'M116 312l-3 21-10 7m10-7 9 8m33-31-1 23-9 7m9-7 10 8m-82-166-17 11 20 2zm13-48h1m11-8h1m13 4h1'
    }
  }
]
