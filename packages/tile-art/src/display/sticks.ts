/**
 * Sou (索子) from the display size on: sticks of bamboo, and the peacock of 1s.
 */
import type {Shape} from '@tehai/kernel/picture'
import type {TileColour} from '../palette.js'
import type {Contour} from '../path.js'
import {groupBy, path} from '../shape.js'
import {bamboo, type Stick} from './bamboo.js'
import {bird} from './bird.js'
import {slanted} from './slanted.js'

/** Width and places of the sticks, by rank. Sticks of a length are alike, as on tiles that are engraved, and their paths are the same text. */
const sticks: Readonly<Record<number, readonly [width: number, ...Stick[]]>> = {
  2: [80, ...column(150, [20, 192], 156)],
  3: [60, ...column(150, [24], 148), ...row([82, 218], 196, 148)],
  4: [60, ...row([84, 216], 24, 148), ...row([84, 216], 196, 148)],
  5: [60, ...row([62, 238], 24, 148), ...column(150, [110], 148, 'red'), ...row([62, 238], 196, 148)],
  6: [54, ...row([56, 150, 244], 24, 148), ...row([56, 150, 244], 196, 148)],
  // The red one is the head of the figure; all rows are as far apart as those of 9s.
  7: [44, [150, 20, 104, 'red', 50], ...row([60, 150, 240], 144, 94), ...row([60, 150, 240], 258, 94)],
  // The uprights; see `slanted`.
  8: [44, ...row([47, 253], 21, 152), ...row([47, 253], 195, 152)],
  9: [
    46,
    ...column(56, [20, 137, 254], 97),
    ...column(150, [20, 137, 254], 97, 'red'),
    ...column(244, [20, 137, 254], 97)
  ]
}

function column(x: number, tops: readonly number[], length: number, colour: TileColour = 'green'): Stick[] {
  return tops.map((y): Stick => [x, y, length, colour])
}

function row(columns: readonly number[], y: number, length: number): Stick[] {
  return columns.map((x): Stick => [x, y, length, 'green'])
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
  const canes = places.map(stick => [ink ?? stick[3], bamboo(stick, stick[4] ?? width), stick[3]] as const)
  // In a red five, the joint of the stick that is red in the other fives is gold.
  const parts = canes.flatMap(
    ([fill, {stick, joint}, own]): (readonly [TileColour, readonly Contour[]])[] => [
      [fill, stick],
      [own === ink ? 'dora' : fill, joint]
    ]
  )
  const shapes = groupBy(parts, ([fill]) => fill).map(([fill, group]) =>
    path(
      {fill},
      group.flatMap(([, contours]) => contours)
    )
  )
  return rank === 8 ? [...shapes, ...slanted] : shapes
}
