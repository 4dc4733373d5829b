/**
 * Sou (索子) from the display size on: sticks of bamboo, and the peacock of 1s.
 */
import type {Shape} from '@tehai/kernel/picture'
import type {TileColour} from '../palette.js'
import {moved, type Contour, type Point} from '../path.js'
import {groupBy, path} from '../shape.js'
import {bamboo} from './bamboo.js'
import {bird} from './bird.js'
import {eight} from './eight.js'

/** A stick: its upper end, its length, and its colour. */
type Stick = readonly [x: number, y: number, length: number, colour: Ink]
type Ink = 'green' | 'red'

/** Where the sticks of two and of three rows begin. */
const two = [23, 193]
const three = [22, 134, 246]

/** Length of the sticks of two and of three rows. */
const LONG = 152
const SHORT = 100

/**
 * Width and places of the sticks, by rank. Sticks of the same length are equal, as on engraved tiles, and their paths
 * are the same text.
 */
const sticks: Readonly<Record<number, readonly [width: number, ...Stick[]]>> = {
  2: [66, ...long([150], two)],
  3: [60, ...long([150], [two[0]!]), ...long([80, 220], [two[1]!])],
  4: [60, ...long([82, 218], two)],
  5: [52, ...long([64, 236], two), ...long([150], [108], 'red')],
  6: [50, ...long([72, 150, 228], two)],
  // The red one is the head of the figure.
  7: [46, ...short([150], three.slice(0, 1), 'red'), ...short([68, 150, 232], three.slice(1))],
  9: [44, ...short([64, 236], three), ...short([150], three, 'red')]
}

function long(columns: readonly number[], tops: readonly number[], colour: Ink = 'green'): Stick[] {
  return tops.flatMap(y => columns.map((x): Stick => [x, y, LONG, colour]))
}

/** The sticks of 7s and 9s. */
function short(columns: readonly number[], tops: readonly number[], colour: Ink = 'green'): Stick[] {
  return tops.flatMap(y => columns.map((x): Stick => [x, y, SHORT, colour]))
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
  if (rank === 8) return eight
  const [width, ...places] = sticks[rank]!
  const parts = places.flatMap(([x, y, length, own]): (readonly [TileColour, readonly Contour[]])[] => {
    const place = (contour: Contour): Contour =>
      moved(contour, ([across, along]): Point => [x + across, y + along])
    // Rings and strips of green sticks are a lighter green; those of red sticks are gold, like the hearts of the red
    // five of pin.
    const cane = bamboo(length, width)
    const [stick, rings, strips] = [cane.stick, cane.rings, cane.strips].map(part => part.map(place))
    const fill = ink ?? own
    return [
      [fill, stick!],
      [fill === 'green' ? 'leaf' : 'dora', [...rings!, ...strips!]]
    ]
  })
  // No stick covers the rings and strips of another one.
  return groupBy(parts, ([fill]) => fill).map(([fill, group]) =>
    path(
      {fill},
      group.flatMap(([, contours]) => contours)
    )
  )
}
