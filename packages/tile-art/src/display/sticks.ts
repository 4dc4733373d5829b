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
  2: [58, ...column(150, [27, 201], 144)],
  3: [58, ...column(150, [27], 144), ...row([84, 216], 201, 144)],
  4: [58, ...row([88, 212], 27, 144), ...row([88, 212], 201, 144)],
  5: [58, ...row([66, 234], 27, 144), ...column(150, [114], 144, 'red'), ...row([66, 234], 201, 144)],
  6: [58, ...row([64, 150, 236], 27, 144), ...row([64, 150, 236], 201, 144)],
  7: [
    46,
    ...column(150, [24], 90, 'red'),
    ...row([70, 150, 230], 129, 102),
    ...row([70, 150, 230], 246, 102)
  ],
  8: [
    38,
    ...row([42, 258], 28, 146),
    [84, 28, 45, 146, 'green'],
    [216, 28, -45, 146, 'green'],
    ...row([42, 258], 198, 146),
    [129, 198, -45, 146, 'green'],
    [171, 198, 45, 146, 'green']
  ],
  9: [
    44,
    ...column(58, [26, 140, 254], 92),
    ...column(150, [26, 140, 254], 92, 'red'),
    ...column(242, [26, 140, 254], 92)
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
