/**
 * Pin (筒子) from the display size on: a pip is a rim and a plum blossom (梅); those of 2p are chrysanthemums (菊).
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
  3: [57, [80, 80, 'blue'], [150, 186, 'red'], [220, 292, 'green']],
  4: [57, [83, 84, 'blue'], [217, 84, 'green'], [83, 288, 'green'], [217, 288, 'blue']],
  5: [51, [76, 77, 'blue'], [224, 77, 'green'], [150, 186, 'red'], [76, 295, 'green'], [224, 295, 'blue']],
  6: [46, ...pairs([70], 'green'), ...pairs([202, 304], 'red')],
  7: [42, [64, 66, 'green'], [150, 98, 'green'], [236, 130, 'green'], ...pairs([218, 310], 'red', 102)],
  8: [40, ...pairs([60, 144, 228, 312], 'blue', 100)],
  9: [41, ...three(72, 'blue'), ...three(186, 'red'), ...three(300, 'green')]
}

/** From this radius on a pip is a chrysanthemum. */
const LARGE = 70

/** From this radius on the rim of a pip is thin: thin rims of smaller ones would be pale. */
const MIDDLE = 45

/** A pip is a rim and a disc: where each ends and where the hole between them begins, as parts of the radius. */
const rings = [1, 0.86, 0.75]

/** The same of a small pip. */
const smallRings = [1, 0.82, 0.73]

function pairs(rows: readonly number[], colour: TileColour, left = 98): Pip[] {
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
  const groups = groupBy(places, ([, , colour]) => ink ?? colour)
  const isLarge = radius >= LARGE
  const pictures = groups.map(([fill, group]) =>
    path(
      {fill},
      group.flatMap(([x, y]) => (isLarge ? chrysanthemum([x, y], radius) : blossom([x, y], radius)))
    )
  )
  if (!isLarge) return pictures
  const hearts = places.map(([x, y]) => circle([x, y], radius * 0.15, true))
  return [...pictures, path({fill: 'red'}, hearts)]
}

/** A pip with five round petals cut out of its disc. */
function blossom(centre: Point, radius: number): Contour[] {
  return [
    ...discOf(centre, radius),
    ...petals(centre, 5, radius * 0.07, radius * 0.65, radius * 0.235),
    circle(centre, radius * 0.13, true)
  ]
}

/** A pip with fourteen petals around a hole, for a heart. */
function chrysanthemum(centre: Point, radius: number): Contour[] {
  return [
    ...discOf(centre, radius),
    ...petals(centre, 14, radius * 0.34, radius * 0.7, radius * 0.09),
    circle(centre, radius * 0.27, false)
  ]
}

function discOf(centre: Point, radius: number): Contour[] {
  return ringed(
    centre,
    (radius < MIDDLE ? smallRings : rings).map(part => radius * part)
  )
}
