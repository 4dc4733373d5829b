/**
 * Pin (筒子): round pips of two rings, and the wheel of 1p.
 */
import type {ColourName, Shape} from '@tehai/core/layout'
import type {Contour, Point} from './path.js'
import {circle, groupBy, path} from './shape.js'

/** A pip: its centre and its colour. */
type Pip = readonly [x: number, y: number, colour: ColourName]

/** Radius of the pips and where they lie, by rank. */
const pips: Readonly<Record<number, readonly [radius: number, ...Pip[]]>> = {
  2: [70, [150, 100, 'green'], [150, 272, 'blue']],
  3: [50, [78, 78, 'blue'], [150, 186, 'red'], [222, 294, 'green']],
  4: [50, [84, 90, 'blue'], [216, 90, 'green'], [84, 282, 'green'], [216, 282, 'blue']],
  5: [44, [76, 78, 'blue'], [224, 78, 'green'], [150, 186, 'red'], [76, 294, 'green'], [224, 294, 'blue']],
  6: [43, ...pairs([68], 'green'), ...pairs([202, 302], 'red')],
  7: [38, [64, 62, 'green'], [150, 92, 'green'], [236, 122, 'green'], ...pairs([220, 312], 'red')],
  8: [38, ...pairs([58, 143, 228, 313], 'blue')],
  9: [38, ...three(70, 'blue'), ...three(186, 'red'), ...three(302, 'green')]
}

/** Radii of a pip from the rim to the dot in the middle, as parts of the outermost: ring, gap, ring, dot. */
const rings = [1, 0.58, 0.44, 0.16]

function pairs(rows: readonly number[], colour: ColourName): Pip[] {
  return rows.flatMap((y): Pip[] => [
    [98, y, colour],
    [202, y, colour]
  ])
}

function three(y: number, colour: ColourName): Pip[] {
  return [62, 150, 238].map((x): Pip => [x, y, colour])
}

/**
 * The art of a pin tile.
 *
 * @param rank
 *   1–9.
 * @param ink
 *   One colour for all pips (default: each its own).
 */
export function pin(rank: number, ink?: ColourName): readonly Shape[] {
  if (rank === 1) return wheel
  const [radius, ...places] = pips[rank]!
  return groupBy(places, ([, , colour]) => ink ?? colour).map(([fill, group]) =>
    path(
      {fill},
      group.flatMap(([x, y]) => target([x, y], radius, rings))
    )
  )
}

/** Circles in circles, each a hole in the one around it. */
function target(centre: Point, radius: number, parts: readonly number[]): Contour[] {
  return parts.map((part, index) => circle(centre, Math.round(radius * part), index % 2 === 0))
}

const middle: Point = [150, 186]

/** 1p: a rim, twenty spokes, and a plum blossom (梅) in the middle. */
const wheel: readonly Shape[] = [
  path({fill: 'green'}, target(middle, 1, [112, 101, 67, 65, 57, 52])),
  path({fill: 'none', stroke: 'green', 'stroke-width': 36, 'stroke-dasharray': '12.39 14'}, [
    circle(middle, 84, true)
  ]),
  path({fill: 'red'}, [
    circle(middle, 52, true),
    ...(
      [
        [150, 158],
        [123, 178],
        [177, 178],
        [133, 209],
        [167, 209]
      ] as const
    ).map(petal => circle(petal, 16, false))
  ])
]
