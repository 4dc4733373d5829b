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
  2: [66, ...column(150, [34, 193], 145)],
  3: [60, ...column(150, [30], 147), ...row([85, 215], 195, 147)],
  4: [60, ...row([85, 215], 30, 147), ...row([85, 215], 195, 147)],
  5: [54, ...row([66, 234], 30, 147), ...column(150, [113], 147, 'red'), ...row([66, 234], 195, 147)],
  6: [52, ...row([60, 150, 240], 30, 147), ...row([60, 150, 240], 195, 147)],
  7: [42, ...column(150, [26], 92, 'red'), ...row([75, 150, 225], 140, 96), ...row([75, 150, 225], 248, 96)],
  8: [
    38,
    ...row([48, 252], 30, 147),
    [92, 30, 37, 147, 'green'],
    [208, 30, -37, 147, 'green'],
    ...row([48, 252], 195, 147),
    [129, 195, -37, 147, 'green'],
    [171, 195, 37, 147, 'green']
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
