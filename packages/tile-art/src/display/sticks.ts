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
  2: [64, ...column(150, [22, 196], 150)],
  3: [58, ...column(150, [26], 150), ...row([80, 220], 192, 150)],
  4: [58, ...row([86, 214], 26, 150), ...row([86, 214], 192, 150)],
  5: [58, ...row([66, 234], 26, 150), ...column(150, [109], 150, 'red'), ...row([66, 234], 192, 150)],
  6: [58, ...row([62, 150, 238], 26, 150), ...row([62, 150, 238], 192, 150)],
  7: [42, ...column(150, [24], 112, 'red'), ...row([66, 150, 234], 148, 93), ...row([66, 150, 234], 251, 93)],
  8: [
    38,
    ...row([47, 253], 26, 150),
    [84, 38, 53, 114, 'green'],
    [216, 38, -53, 114, 'green'],
    ...row([47, 253], 192, 150),
    [137, 216, -53, 114, 'green'],
    [163, 216, 53, 114, 'green']
  ],
  9: [
    44,
    ...column(60, [24, 135, 246], 98),
    ...column(150, [24, 135, 246], 98, 'red'),
    ...column(240, [24, 135, 246], 98)
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
