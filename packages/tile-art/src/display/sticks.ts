/**
 * Sou (索子) from the display size on: sticks of bamboo, and the peacock of 1s.
 */
import type {Shape} from '@tehai/kernel/picture'
import type {TileColour} from '../palette.js'
import type {Contour} from '../path.js'
import {groupBy, path} from '../shape.js'
import {bamboo, type Stick} from './bamboo.js'
import {bird} from './bird.js'

/** Width and places of the sticks, by rank. Sticks of a length are alike, as on tiles that are engraved, and their paths are the same text. */
const sticks: Readonly<Record<number, readonly [width: number, ...Stick[]]>> = {
  2: [60, ...column(150, [24, 196], 148)],
  3: [54, ...column(150, [24], 148), ...row([82, 218], 196, 148)],
  4: [54, ...row([84, 216], 24, 148), ...row([84, 216], 196, 148)],
  5: [54, ...row([70, 230], 24, 148), ...column(150, [110], 148, 'red'), ...row([70, 230], 196, 148)],
  6: [54, ...row([60, 150, 240], 24, 148), ...row([60, 150, 240], 196, 148)],
  7: [44, ...column(150, [22], 90, 'red'), ...row([70, 150, 230], 138, 90), ...row([70, 150, 230], 254, 90)],
  8: [
    40,
    ...row([42, 258], 24, 144),
    [88, 36, 42, 112, 'green'],
    [212, 36, -42, 112, 'green'],
    ...row([42, 258], 200, 144),
    [130, 220, -42, 112, 'green'],
    [170, 220, 42, 112, 'green']
  ],
  9: [
    44,
    ...column(58, [22, 138, 254], 90),
    ...column(150, [22, 138, 254], 90, 'red'),
    ...column(242, [22, 138, 254], 90)
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
  // Joints of red fives are gold.
  const parts = canes.flatMap(([fill, {stick, joint}]): (readonly [TileColour, readonly Contour[]])[] => [
    [fill, stick],
    [ink === undefined ? fill : 'dora', joint]
  ])
  return groupBy(parts, ([fill]) => fill).map(([fill, group]) =>
    path(
      {fill},
      group.flatMap(([, contours]) => contours)
    )
  )
}
