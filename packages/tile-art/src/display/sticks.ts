/**
 * Sou (索子) from the display size on: sticks of bamboo, and the peacock of 1s.
 */
import type {Shape} from '@tehai/kernel/picture'
import type {TileColour} from '../palette.js'
import {groupBy, path} from '../shape.js'
import {bamboo, type Stick} from './bamboo.js'
import {bird} from './bird.js'

/** Width and places of the sticks, by rank. Sticks of a length have a width, so that their paths are the same text. */
const sticks: Readonly<Record<number, readonly [width: number, ...Stick[]]>> = {
  2: [72, ...column(150, [30, 195], 147)],
  3: [60, ...column(150, [30], 147), ...row([85, 215], 195, 147)],
  4: [60, ...row([85, 215], 30, 147), ...row([85, 215], 195, 147)],
  5: [54, ...row([66, 234], 30, 147), ...column(150, [113], 147, 'red'), ...row([66, 234], 195, 147)],
  6: [52, ...row([60, 150, 240], 30, 147), ...row([60, 150, 240], 195, 147)],
  7: [45, ...column(150, [26], 92, 'red'), ...row([78, 150, 222], 140, 96), ...row([78, 150, 222], 248, 96)],
  8: [
    36,
    ...row([46, 254], 30, 147),
    [95, 34, 33, 139, 'green'],
    [205, 34, -33, 139, 'green'],
    ...row([46, 254], 195, 147),
    [128, 199, -33, 139, 'green'],
    [172, 199, 33, 139, 'green']
  ],
  9: [
    45,
    ...column(64, [28, 139, 250], 94),
    ...column(150, [28, 139, 250], 94, 'red'),
    ...column(236, [28, 139, 250], 94)
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
  return groupBy(places, stick => ink ?? stick[4]).map(([fill, group]) =>
    path(
      {fill},
      group.flatMap(stick => bamboo(stick, width))
    )
  )
}
