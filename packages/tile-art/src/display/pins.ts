/**
 * Pin (筒子) from the display size on: a pip is a rim and a flower with a heart: small ones have a plum blossom (梅), those of
 * 3p to 6p a clematis (鉄線), those of 2p a chrysanthemum (菊).
 */
import type {Shape} from '@tehai/kernel/picture'
import type {Contour, Point} from '../path.js'
import type {TileColour} from '../palette.js'
import {circle, groupBy, path, ringed} from '../shape.js'
import {petals} from './shine.js'
import {wheel} from './wheel.js'

/** A pip: its centre and its colour. */
type Pip = readonly [x: number, y: number, colour: TileColour]

/** Radius of the pips and where they lie, by rank. */
const pips: Readonly<Record<number, readonly [radius: number, ...Pip[]]>> = {
  2: [78, [150, 100, 'green'], [150, 272, 'blue']],
  3: [56, [82, 83, 'blue'], [150, 186, 'red'], [218, 289, 'green']],
  4: [56, [78, 76, 'blue'], [222, 76, 'green'], [78, 296, 'green'], [222, 296, 'blue']],
  5: [52, [78, 76, 'blue'], [222, 76, 'green'], [150, 186, 'red'], [78, 296, 'green'], [222, 296, 'blue']],
  6: [48, ...pairs([68], 'green', 94), ...pairs([192, 302], 'red', 94)],
  7: [40, [66, 62, 'green'], [150, 96, 'green'], [234, 130, 'green'], ...pairs([220, 310], 'red', 104)],
  8: [37, ...pairs([60, 144, 228, 312], 'blue', 104)],
  9: [40, ...three(86, 'blue'), ...three(186, 'red'), ...three(286, 'green')]
}

/** From these radii on a pip is a clematis, and a chrysanthemum. */
const MEDIUM = 45
const LARGE = 70

/** A pip is a rim and a disc: where each ends and where the hole between them begins, as parts of the radius. */
const rings = {
  large: [1, 0.86, 0.75],
  // Thin rims of small pips would be pale.
  small: [1, 0.82, 0.73]
} as const

function pairs(rows: readonly number[], colour: TileColour, left: number): Pip[] {
  return rows.flatMap((y): Pip[] => [
    [left, y, colour],
    [300 - left, y, colour]
  ])
}

function three(y: number, colour: TileColour): Pip[] {
  return [58, 150, 242].map((x): Pip => [x, y, colour])
}

/**
 * The art of a pin tile.
 *
 * @param rank
 *   1–9.
 * @param ink
 *   One colour for all pips (default: each its own).
 */
export function pin(rank: number, ink?: TileColour): readonly Shape[] {
  if (rank === 1) return wheel
  const [radius, ...places] = pips[rank]!
  const picture = pictureOf(radius)
  /** Hearts are red; those of red pips have another colour of the tile, if there is one. */
  const other = places.map(([, , colour]) => ink ?? colour).find(colour => colour !== 'red') ?? 'red'
  const inks = [
    ...places.map(([x, y, colour]) => [ink ?? colour, picture([x, y], radius)] as const),
    ...places.map(
      ([x, y, colour]) =>
        [(ink ?? colour) === 'red' ? other : 'red', [circle([x, y], radius * 0.15, true)]] as const
    )
  ]
  return groupBy(inks, ([fill]) => fill).map(([fill, group]) =>
    path(
      {fill},
      group.flatMap(([, contours]) => contours)
    )
  )
}

/** What draws pips of a radius. */
function pictureOf(radius: number): (centre: Point, radius: number) => Contour[] {
  if (radius >= LARGE) return chrysanthemum
  return radius >= MEDIUM ? clematis : blossom
}

/** A pip with five round petals cut out of its disc. */
function blossom(centre: Point, radius: number): Contour[] {
  return [
    ...discOf(centre, radius, rings.small),
    ...petals(centre, 5, radius * 0.07, radius * 0.65, radius * 0.235)
  ]
}

/** A pip with six broad petals around a hole, for a heart. */
function clematis(centre: Point, radius: number): Contour[] {
  return [
    ...discOf(centre, radius, rings.small),
    ...petals(centre, 6, radius * 0.26, radius * 0.67, radius * 0.165),
    circle(centre, radius * 0.24, false)
  ]
}

/** A pip with fourteen petals around a hole, for a heart. */
function chrysanthemum(centre: Point, radius: number): Contour[] {
  return [
    ...discOf(centre, radius, rings.large),
    ...petals(centre, 14, radius * 0.34, radius * 0.7, radius * 0.09),
    circle(centre, radius * 0.27, false)
  ]
}

function discOf(centre: Point, radius: number, parts: readonly number[]): Contour[] {
  return ringed(
    centre,
    parts.map(part => radius * part)
  )
}
