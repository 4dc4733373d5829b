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
  2: [64, ...column(150, [17, 192], 163)],
  3: [64, ...column(150, [17], 163), ...row([82, 218], 192, 163)],
  4: [64, ...row([82, 218], 17, 163), ...row([82, 218], 192, 163)],
  5: [58, ...row([58, 242], 17, 163), ...column(150, [104], 163, 'red'), ...row([58, 242], 192, 163)],
  6: [58, ...row([62, 150, 238], 17, 163), ...row([62, 150, 238], 192, 163)],
  7: [
    46,
    ...column(150, [20], 95, 'red'),
    ...row([72, 150, 228], 126, 107),
    ...row([72, 150, 228], 244, 107)
  ],
  8: [
    34,
    ...row([36, 264], 17, 163),
    [79, 17, 49, 163, 'green'],
    [221, 17, -49, 163, 'green'],
    ...row([36, 264], 192, 163),
    [128, 192, -49, 163, 'green'],
    [172, 192, 49, 163, 'green']
  ],
  9: [
    46,
    ...column(63, [20, 136, 252], 101),
    ...column(150, [20, 136, 252], 101, 'red'),
    ...column(237, [20, 136, 252], 101)
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
