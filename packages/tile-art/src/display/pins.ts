/**
 * Pin (筒子) from the display size on: pips of a rim and a flower, 2p of two flowers with petals.
 */
import type {Shape} from '@tehai/kernel/picture'
import type {Point} from '../path.js'
import type {TileColour} from '../palette.js'
import {circle, groupBy, path, ringed} from '../shape.js'
import {petals} from './shine.js'
import {wheel} from './wheel.js'

/** A pip: its centre and its colour. */
type Pip = readonly [x: number, y: number, colour: TileColour]

/** Radius of the pips and where they lie, by rank. */
const pips: Readonly<Record<number, readonly [radius: number, ...Pip[]]>> = {
  2: [76, [150, 98, 'green'], [150, 274, 'blue']],
  3: [56, [80, 80, 'blue'], [150, 186, 'red'], [220, 292, 'green']],
  4: [56, [86, 88, 'blue'], [214, 88, 'green'], [86, 284, 'green'], [214, 284, 'blue']],
  5: [52, [76, 76, 'blue'], [224, 76, 'green'], [150, 186, 'red'], [76, 296, 'green'], [224, 296, 'blue']],
  6: [45, ...pairs([72], 'green'), ...pairs([200, 302], 'red')],
  7: [39, [64, 64, 'green'], [150, 95, 'green'], [236, 126, 'green'], ...pairs([222, 313], 'red')],
  8: [38, ...pairs([57, 143, 229, 315], 'blue')],
  9: [39, ...three(72, 'blue'), ...three(186, 'red'), ...three(300, 'green')]
}

/** From this radius on a pip has petals. */
const LARGE = 70

/** A pip is two rings and a heart: where each ends and where its hole begins, as parts of the radius. */
const rings = [1, 0.8, 0.7, 0.14]

/** The flower of a pip: five strokes on a circle, their parts of the radius. */
const flower = {radius: 0.42, stroke: 0.14, petals: 5, mark: 0.64}

function pairs(rows: readonly number[], colour: TileColour): Pip[] {
  return rows.flatMap((y): Pip[] => [
    [98, y, colour],
    [202, y, colour]
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
  if (radius >= LARGE) {
    return groups.map(([fill, group]) =>
      path(
        {fill},
        group.flatMap(([x, y]) => large([x, y], radius))
      )
    )
  }
  const discs = groups.map(([fill, group]) =>
    path(
      {fill},
      group.flatMap(([x, y]) =>
        ringed(
          [x, y],
          rings.map(part => radius * part)
        )
      )
    )
  )
  const circles = places.map(([x, y]) => circle([x, y], radius * flower.radius, true))
  return [...discs, path(dashes(radius), circles)]
}

/** How the strokes of a flower are drawn: as dashes of a circle. */
function dashes(radius: number): Record<string, string | number> {
  const pitch = (2 * Math.PI * Math.round(radius * flower.radius)) / flower.petals
  const mark = Math.round(pitch * flower.mark)
  return {
    fill: 'none',
    stroke: 'face',
    'stroke-width': Math.round(radius * flower.stroke),
    'stroke-dasharray': `${mark} ${(pitch - mark).toFixed(1)}`
  }
}

/** A large pip: a rim and eight petals cut out of a disc. */
function large(centre: Point, radius: number) {
  return [
    ...ringed(
      centre,
      [1, 0.86, 0.76].map(part => radius * part)
    ),
    ...petals(centre, 8, radius * 0.2, radius * 0.62, radius * 0.13, 0.5),
    circle(centre, radius * 0.09, false)
  ]
}
