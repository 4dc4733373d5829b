/**
 * Pin (筒子) from the display size on: a pip is a rim and a flower with a heart, which is a chrysanthemum (菊) on 2p and
 * a clematis (鉄線) on the others.
 */
import type {Shape} from '@tehai/kernel/picture'
import type {Contour, Point} from '../path.js'
import type {TileColour} from '../palette.js'
import {circle, groupBy, path, ringed} from '../shape.js'
import {petals} from './shine.js'
import {wheel} from './wheel.js'

/** A pip: its centre and its colour. */
type Pip = readonly [x: number, y: number, colour: TileColour]

/** Radius and places of the pips, by rank. */
const pips: Readonly<Record<number, readonly [radius: number, ...Pip[]]>> = {
  2: [78, [150, 99, 'green'], [150, 269, 'blue']],
  3: [54, [80, 79, 'blue'], [150, 184, 'red'], [220, 289, 'green']],
  4: [56, [80, 101, 'blue'], [220, 101, 'green'], [80, 267, 'green'], [220, 267, 'blue']],
  5: [48, [80, 78, 'blue'], [220, 78, 'green'], [150, 184, 'red'], [80, 290, 'green'], [220, 290, 'blue']],
  6: [45, ...pairs([67], 'green', 89), ...pairs([193, 301], 'red', 89)],
  7: [38, [66, 60, 'green'], [150, 97, 'green'], [234, 134, 'green'], ...pairs([226, 310], 'red', 101)],
  8: [38, ...pairs([58, 142, 226, 310], 'blue', 86)],
  9: [38, ...three(74, 'blue'), ...three(184, 'red'), ...three(294, 'green')]
}

/** From this radius on a pip is a chrysanthemum. */
const LARGE = 70

/** A pip is a rim and a disc: where each ends and where the hole between them begins, as fractions of the radius. */
const rings = {
  large: [1, 0.86, 0.75],
  // Thin rims of small pips would be pale.
  small: [1, 0.8, 0.72]
} as const

function pairs(rows: readonly number[], colour: TileColour, left: number): Pip[] {
  return rows.flatMap((y): Pip[] => [
    [left, y, colour],
    [300 - left, y, colour]
  ])
}

function three(y: number, colour: TileColour): Pip[] {
  return [60, 150, 240].map((x): Pip => [x, y, colour])
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
  const picture = radius >= LARGE ? chrysanthemum : clematis
  /**
   * Hearts are red; those of red pips have another colour of the tile, if there is one; those of red fives are gold.
   */
  const other = places.map(([, , colour]) => colour).find(colour => colour !== 'red') ?? 'red'
  const heart = (colour: TileColour): TileColour =>
    ink !== undefined ? 'dora' : colour === 'red' ? other : 'red'
  const inks = [
    // Red fives have a warm face, but their pips have the colour of other faces inside.
    ...(ink === undefined
      ? []
      : places.map(([x, y]) => ['face', [circle([x, y], radius * 0.9, true)]] as const)),
    ...places.map(([x, y, colour]) => [ink ?? colour, picture([x, y], radius)] as const),
    ...places.map(([x, y, colour]) => [heart(colour), [circle([x, y], radius * HEART, true)]] as const)
  ]
  return groupBy<(typeof inks)[number], TileColour>(inks, ([fill]) => fill).map(([fill, group]) =>
    path(
      {fill},
      group.flatMap(([, contours]) => contours)
    )
  )
}

/** Radius of a heart, as a fraction of that of its pip. */
const HEART = 0.19

/** A pip with six petals around a hole for a heart: at 42 pixels, more petals would be noise. */
function clematis(centre: Point, radius: number): Contour[] {
  return [
    ...discOf(centre, radius, rings.small),
    ...petals(centre, 6, radius * 0.335, radius * 0.69, radius * 0.15),
    circle(centre, radius * 0.28, false)
  ]
}

/** A pip with twelve petals around a hole for a heart. */
function chrysanthemum(centre: Point, radius: number): Contour[] {
  return [
    ...discOf(centre, radius, rings.large),
    ...petals(centre, 12, radius * 0.34, radius * 0.7, radius * 0.092),
    circle(centre, radius * 0.27, false)
  ]
}

function discOf(centre: Point, radius: number, parts: readonly number[]): Contour[] {
  return ringed(
    centre,
    parts.map(part => radius * part)
  )
}
