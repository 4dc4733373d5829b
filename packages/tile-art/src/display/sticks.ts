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
  2: [56, ...column(150, [20, 194], 156)],
  3: [56, ...column(150, [20], 156), ...row([84, 216], 194, 156)],
  4: [56, ...row([84, 216], 20, 156), ...row([84, 216], 194, 156)],
  5: [52, ...row([62, 238], 20, 156), ...column(150, [107], 156, 'red'), ...row([62, 238], 194, 156)],
  6: [52, ...row([66, 150, 234], 20, 156), ...row([66, 150, 234], 194, 156)],
  7: [
    46,
    ...column(150, [20], 94, 'red'),
    ...row([72, 150, 228], 126, 105),
    ...row([72, 150, 228], 245, 105)
  ],
  8: [
    38,
    ...row([40, 260], 20, 156),
    [84, 20, 42, 156, 'green'],
    [216, 20, -42, 156, 'green'],
    ...row([40, 260], 194, 156),
    [126, 194, -42, 156, 'green'],
    [174, 194, 42, 156, 'green']
  ],
  9: [
    46,
    ...column(68, [20, 135, 250], 100),
    ...column(150, [20, 135, 250], 100, 'red'),
    ...column(232, [20, 135, 250], 100)
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
