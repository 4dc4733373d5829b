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
const two = [20, 192]
const three = [19, 134, 249]

/** Length of the sticks of 7s and 9s, and their waist: one as deep as that of long sticks would make spools of them. */
const SHORT = 100
const SHORT_WAIST = 0.375

/** Width and places of the sticks, by rank. Sticks of a length are alike, as on tiles that are engraved, and their paths are the same text. */
const sticks: Readonly<Record<number, readonly [width: number, ...Stick[]]>> = {
  2: [72, ...long([150], two)],
  3: [60, ...long([150], [two[0]!]), ...long([84, 216], [two[1]!])],
  4: [60, ...long([86, 214], two)],
  5: [54, ...long([66, 234], two), ...long([150], [106], 'red')],
  6: [54, ...long([70, 150, 230], two)],
  // The red one is the head of the figure.
  7: [42, ...short([150], three.slice(0, 1), 'red'), ...short([71, 150, 229], three.slice(1))],
  9: [42, ...short([63, 237], three), ...short([150], three, 'red')]
}

function long(columns: readonly number[], tops: readonly number[], colour: Ink = 'green'): Stick[] {
  return tops.flatMap(y => columns.map((x): Stick => [x, y, 156, colour]))
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
    // Rings and strips of green sticks are of a lighter green, those of red fives of gold, as the hearts of the red five of pin are. In
    // other red sticks, strips are cut out: pink beside red is pale.
    const isPlainRed = ink === undefined && own === 'red'
    const cane = bamboo(length, width, 2, {cut: isPlainRed, ...(length === SHORT && {waist: SHORT_WAIST})})
    const [stick, rings, strips] = [cane.stick, cane.rings, cane.strips].map(part => part.map(place))
    return isPlainRed
      ? [['red', [...stick!, ...rings!, ...strips!]]]
      : [
          [ink ?? own, stick!],
          [ink === undefined ? 'leaf' : 'dora', [...rings!, ...strips!]]
        ]
  })
  // No stick covers what is inlaid in another one.
  return groupBy(parts, ([fill]) => fill).map(([fill, group]) =>
    path(
      {fill},
      group.flatMap(([, contours]) => contours)
    )
  )
}
