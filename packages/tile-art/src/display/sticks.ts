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
  2: [68, ...column(150, [20, 196], 156)],
  3: [58, ...column(150, [24], 152), ...row([80, 220], 196, 152)],
  4: [58, ...row([84, 216], 24, 152), ...row([84, 216], 196, 152)],
  5: [56, ...row([64, 236], 24, 152), ...column(150, [110], 152, 'red'), ...row([64, 236], 196, 152)],
  6: [56, ...row([60, 150, 240], 24, 152), ...row([60, 150, 240], 196, 152)],
  7: [
    48,
    ...column(150, [20], 104, 'red'),
    ...row([58, 150, 242], 134, 104),
    ...row([58, 150, 242], 248, 104)
  ],
  8: [
    44,
    ...row([42, 258], 24, 152),
    [90, 29, 35, 138, 'green'],
    [210, 29, -35, 138, 'green'],
    ...row([42, 258], 196, 152),
    [125, 205, -35, 138, 'green'],
    [175, 205, 35, 138, 'green']
  ],
  9: [
    48,
    ...column(66, [20, 134, 248], 104),
    ...column(150, [20, 134, 248], 104, 'red'),
    ...column(234, [20, 134, 248], 104)
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
  const canes = places.map(stick => [ink ?? stick[4], bamboo(stick, width)] as const)
  return [
    ...groupBy(canes, ([fill]) => fill).map(([fill, group]) =>
      path(
        {fill},
        group.flatMap(([, {stick, bars}]) => [...stick, ...bars])
      )
    ),
    // The light on the middle knots of red fives is gold.
    ...(ink === undefined
      ? []
      : [
          path(
            {fill: 'dora'},
            canes.flatMap(([, {bars}]) => bars)
          )
        ])
  ]
}
