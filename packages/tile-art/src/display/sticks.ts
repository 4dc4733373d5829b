/**
 * Sou (索子) from the display size on: sticks of bamboo, and the peacock of 1s.
 */
import type {Shape} from '@tehai/kernel/picture'
import type {TileColour} from '../palette.js'
import {groupBy, path} from '../shape.js'
import {bamboo, type Stick} from './bamboo.js'
import {bird} from './bird.js'

/** Width and places of the sticks, by rank. Sticks of a length are alike, as on tiles that are engraved, and their paths are the same text. */
const sticks: Readonly<Record<number, readonly [width: number, ...Stick[]]>> = {
  2: [55, ...column(150, [26, 194], 154)],
  3: [55, ...column(150, [26], 154), ...row([88, 212], 194, 154)],
  4: [55, ...row([84, 216], 26, 154), ...row([84, 216], 194, 154)],
  5: [55, ...row([66, 234], 26, 154), ...column(150, [110], 154, 'red'), ...row([66, 234], 194, 154)],
  6: [55, ...row([62, 150, 238], 26, 154), ...row([62, 150, 238], 194, 154)],
  7: [42, ...column(150, [24], 98, 'red'), ...row([56, 150, 244], 140, 98), ...row([56, 150, 244], 252, 98)],
  8: [
    40,
    ...row([42, 258], 26, 154),
    [87, 34, 44, 138, 'green'],
    [213, 34, -44, 138, 'green'],
    ...row([42, 258], 194, 154),
    [131, 202, -44, 138, 'green'],
    [169, 202, 44, 138, 'green']
  ],
  9: [
    42,
    ...column(66, [25, 138, 251], 98),
    ...column(150, [25, 138, 251], 98, 'red'),
    ...column(234, [25, 138, 251], 98)
  ]
}

function column(x: number, tops: readonly number[], length: number, colour: TileColour = 'green'): Stick[] {
  return tops.map((y): Stick => [x, y, 0, length, colour])
}

function row(columns: readonly number[], y: number, length: number): Stick[] {
  return columns.map((x): Stick => [x, y, 0, length, 'green'])
}

/**
 * The art of a sou tile.
 *
 * @param rank
 *   1–9.
 * @param ink
 *   One colour for all sticks (default: each its own).
 */
export function sou(rank: number, ink?: TileColour): readonly Shape[] {
  if (rank === 1) return bird
  const [width, ...places] = sticks[rank]!
  const drawn = places.map(stick => ({...bamboo(stick, width), colour: ink ?? stick[4]}))
  const woods = groupBy(drawn, ({colour}) => colour).filter(([colour]) => colour !== 'red')
  // The knots in the middle are red on green sticks too, as the hearts of pips are.
  const red = drawn.flatMap(({wood, knot, colour}) => (colour === 'red' ? [...wood, knot] : [knot]))
  return [
    ...woods.map(([fill, group]) =>
      path(
        {fill},
        group.flatMap(({wood}) => wood)
      )
    ),
    path({fill: 'red'}, red)
  ]
}
