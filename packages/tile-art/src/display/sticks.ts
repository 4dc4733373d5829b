/**
 * Sou (索子) from the display size on: sticks of bamboo, and the peacock of 1s.
 */
import type {Shape} from '@tehai/kernel/picture'
import type {TileColour} from '../palette.js'
import type {Contour} from '../path.js'
import {groupBy, path} from '../shape.js'
import {bamboo, type Part, type Stick} from './bamboo.js'
import {bird} from './bird.js'
import {slanted, slantedLength, slantedWidth} from './slanted.js'

/** Width and places of the sticks, by rank. Sticks of a length are alike, as on tiles that are engraved, and their paths are the same text. */
const sticks: Readonly<Record<number, readonly [width: number, ...Stick[]]>> = {
  2: [58, ...row([150], 20, 152, 'crown'), ...row([150], 196, 152, 'root')],
  3: [46, ...row([150], 22, 148, 'crown'), ...row([88, 212], 200, 148, 'root')],
  4: [46, ...row([90, 210], 22, 148, 'crown'), ...row([90, 210], 200, 148, 'root')],
  5: [
    46,
    ...row([72, 228], 22, 148, 'crown'),
    ...row([150], 111, 148, 'crown', 'red'),
    ...row([72, 228], 200, 148, 'root')
  ],
  6: [46, ...row([58, 150, 242], 22, 148, 'crown'), ...row([58, 150, 242], 200, 148, 'root')],
  // The red one is the head of the figure.
  7: [38, ...row([150], 19, 98, 'short', 'red'), ...grid([66, 150, 234], [135, 251])],
  // The uprights; see `slanted`.
  8: [
    slantedWidth,
    ...row([42, 258], 20, slantedLength, 'crown'),
    ...row([42, 258], 192, slantedLength, 'root')
  ],
  9: [38, ...grid([58, 242], [19, 135, 251]), ...grid([150], [19, 135, 251], 'red')]
}

function row(
  columns: readonly number[],
  y: number,
  length: number,
  part: Part,
  colour: TileColour = 'green'
): Stick[] {
  return columns.map((x): Stick => [x, y, length, colour, part])
}

/** The short sticks of 7s and 9s. */
function grid(columns: readonly number[], tops: readonly number[], colour?: TileColour): Stick[] {
  return tops.flatMap(y => row(columns, y, 98, 'short', colour))
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
  const canes = places.map(stick => [ink ?? stick[3], bamboo(stick, width), stick[3]] as const)
  // In a red five, the nodes of the stick that is red in the other fives are gold.
  const parts = canes.flatMap(([fill, {stick, nodes}, own]): (readonly [TileColour, readonly Contour[]])[] =>
    own === ink
      ? [
          [fill, stick],
          ['dora', nodes]
        ]
      : [[fill, stick]]
  )
  const shapes = groupBy(parts, ([fill]) => fill).map(([fill, group]) =>
    path(
      {fill},
      group.flatMap(([, contours]) => contours)
    )
  )
  return rank === 8 ? [...shapes, ...slanted] : shapes
}
