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
  3: [60, ...column(150, [24], 148), ...row([82, 218], 196, 148)],
  4: [60, ...row([84, 216], 24, 148), ...row([84, 216], 196, 148)],
  5: [60, ...row([62, 238], 24, 148), ...column(150, [110], 148, 'red'), ...row([62, 238], 196, 148)],
  6: [60, ...row([58, 150, 242], 24, 148), ...row([58, 150, 242], 196, 148)],
  7: [48, ...column(150, [20], 96, 'red'), ...row([68, 150, 232], 136, 96), ...row([68, 150, 232], 250, 96)],
  8: [
    40,
    ...row([44, 256], 24, 146),
    [86, 26, 43, 138, 'green'],
    [214, 26, -43, 138, 'green'],
    ...row([44, 256], 198, 146),
    [130, 201, -43, 138, 'green'],
    [170, 201, 43, 138, 'green']
  ],
  9: [
    48,
    ...column(56, [20, 135, 250], 96),
    ...column(150, [20, 135, 250], 96, 'red'),
    ...column(244, [20, 135, 250], 96)
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
  const canes = places.map(stick => [ink ?? stick[4], bamboo(stick, width), stick[4]] as const)
  // In a red five, the joint of the stick that is red in the other fives is gold.
  const parts = canes.flatMap(
    ([fill, {stick, joint}, own]): (readonly [TileColour, readonly Contour[]])[] => [
      [fill, stick],
      [own === ink ? 'dora' : fill, joint]
    ]
  )
  return groupBy(parts, ([fill]) => fill).map(([fill, group]) =>
    path(
      {fill},
      group.flatMap(([, contours]) => contours)
    )
  )
}
