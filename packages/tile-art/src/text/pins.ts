/**
 * Pin (筒子) in a line of text: round pips of two rings, and the wheel of 1p.
 */
import type {Shape} from '@tehai/kernel/picture'
import type {Point} from '../path.js'
import {circle, groupBy, path, ringed} from '../shape.js'
import type {TileColour} from '../palette.js'

/** A pip: its centre and its colour. */
type Pip = readonly [x: number, y: number, colour: TileColour]

/** Radius and places of the pips, by rank. */
const pips: Readonly<Record<number, readonly [radius: number, ...Pip[]]>> = {
  2: [70, [150, 100, 'green'], [150, 272, 'blue']],
  3: [50, [78, 78, 'blue'], [150, 186, 'red'], [222, 294, 'green']],
  4: [50, [84, 90, 'blue'], [216, 90, 'green'], [84, 282, 'green'], [216, 282, 'blue']],
  5: [44, [76, 78, 'blue'], [224, 78, 'green'], [150, 186, 'red'], [76, 294, 'green'], [224, 294, 'blue']],
  6: [41, ...pairs([68], 'green'), ...pairs([202, 302], 'red')],
  7: [37, [64, 62, 'green'], [150, 92, 'green'], [236, 122, 'green'], ...pairs([220, 312], 'red')],
  8: [37, ...pairs([54, 142, 230, 318], 'blue')],
  9: [37, ...three(70, 'blue'), ...three(186, 'red'), ...three(302, 'green')]
}

/** A pip is two rings: where each ends and where its hole begins, as fractions of the radius. */
const rings = [1, 0.64, 0.46, 0.1]

function pairs(rows: readonly number[], colour: TileColour): Pip[] {
  return rows.flatMap((y): Pip[] => [
    [98, y, colour],
    [202, y, colour]
  ])
}

function three(y: number, colour: TileColour): Pip[] {
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
export function pin(rank: number, ink?: TileColour): readonly Shape[] {
  if (rank === 1) return wheel
  const [radius, ...places] = pips[rank]!
  return groupBy(places, ([, , colour]) => ink ?? colour).map(([fill, group]) =>
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
}

const middle: Point = [150, 186]

/** 1p: a rim, 16 spokes that do not run together at 24 pixels, and a heart with five points. */
const wheel: readonly Shape[] = [
  path({fill: 'green'}, ringed(middle, [120, 106, 74, 58])),
  path({fill: 'none', stroke: 'green', 'stroke-width': 36, 'stroke-dasharray': '18 17.34'}, [
    circle(middle, 90, true)
  ]),
  path({fill: 'red'}, [circle(middle, 52, true)]),
  path(
    {
      fill: 'none',
      stroke: 'face',
      'stroke-width': 23,
      'stroke-linecap': 'round',
      'stroke-dasharray': '0 36.4'
    },
    [circle(middle, 29, true)]
  )
]
