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
  2: [60, ...column(150, [22, 196], 150)],
  3: [54, ...column(150, [26], 150), ...row([80, 220], 192, 150)],
  4: [54, ...row([86, 214], 26, 150), ...row([86, 214], 192, 150)],
  5: [54, ...row([66, 234], 26, 150), ...column(150, [109], 150, 'red'), ...row([66, 234], 192, 150)],
  6: [54, ...row([62, 150, 238], 26, 150), ...row([62, 150, 238], 192, 150)],
  7: [
    44,
    ...column(150, [22], 102, 'red'),
    ...row([58, 150, 242], 136, 102),
    ...row([58, 150, 242], 248, 102)
  ],
  8: [
    36,
    ...row([39, 261], 26, 150),
    [81, 30, 47, 142, 'green'],
    [219, 30, -47, 142, 'green'],
    ...row([39, 261], 192, 150),
    [128, 196, -47, 142, 'green'],
    [172, 196, 47, 142, 'green']
  ],
  9: [
    44,
    ...column(74, [22, 137, 252], 98),
    ...column(150, [22, 137, 252], 98, 'red'),
    ...column(226, [22, 137, 252], 98)
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
