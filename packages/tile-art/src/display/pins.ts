/**
 * Pin (筒子) from the display size on: a pip is a rim and a plum blossom (梅) with a red heart; those of 2p are chrysanthemums (菊).
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
  3: [55, [82, 82, 'blue'], [150, 186, 'red'], [218, 290, 'green']],
  4: [54, [82, 94, 'blue'], [218, 94, 'green'], [82, 278, 'green'], [218, 278, 'blue']],
  5: [51, [80, 80, 'blue'], [220, 80, 'green'], [150, 186, 'red'], [80, 292, 'green'], [220, 292, 'blue']],
  6: [47, ...pairs([72], 'green', 90), ...pairs([196, 302], 'red', 90)],
  7: [40, [68, 64, 'green'], [150, 93, 'green'], [232, 122, 'green'], ...pairs([216, 306], 'red', 94)],
  8: [38, ...pairs([62, 145, 227, 310], 'blue', 99)],
  9: [40, ...three(74, 'blue'), ...three(186, 'red'), ...three(298, 'green')]
}

/** From this radius on a pip is a chrysanthemum. */
const LARGE = 70

/** A pip is a rim and a disc: where each ends and where the hole between them begins, as parts of the radius. */
const rings = {
  large: [1, 0.86, 0.75],
  // Thin rims of small pips would be pale.
  small: [1, 0.82, 0.73]
} as const

function pairs(rows: readonly number[], colour: TileColour, left = 98): Pip[] {
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
  const groups = groupBy(places, ([, , colour]) => ink ?? colour)
  const picture = radius >= LARGE ? chrysanthemum : blossom
  const pictures = groups.map(
    ([fill, group]) => [fill, group.flatMap(([x, y]) => picture([x, y], radius))] as const
  )
  // All hearts are red: of the path of the red pips, if there are any.
  const hearts = places.map(([x, y]) => circle([x, y], radius * 0.15, true))
  const red = pictures.flatMap(([fill, contours]) => (fill === 'red' ? contours : []))
  const others = pictures.filter(([fill]) => fill !== 'red')
  return [
    ...others.map(([fill, contours]) => path({fill}, contours)),
    path({fill: 'red'}, [...red, ...hearts])
  ]
}

/** A pip with five round petals cut out of its disc. */
function blossom(centre: Point, radius: number): Contour[] {
  return [
    ...discOf(centre, radius, rings.small),
    ...petals(centre, 5, radius * 0.07, radius * 0.65, radius * 0.235)
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
