/**
 * Sou (索子) from the display size on: sticks of bamboo, and the peacock of 1s.
 */
import type {Shape} from '@tehai/kernel/picture'
import type {TileColour} from '../palette.js'
import type {Contour} from '../path.js'
import {groupBy, path} from '../shape.js'
import {bamboo, type Stick} from './bamboo.js'
import {bird} from './bird.js'

const roundLine = {fill: 'none', 'stroke-linecap': 'round'} as const

/** Colour of the light on canes. */
const lights: Readonly<Partial<Record<TileColour, TileColour>>> = {green: 'leaf', red: 'rose'}

/** Width and places of the canes, by rank. Canes of a length are alike, as on tiles that are engraved, and their paths are the same text. */
const sticks: Readonly<Record<number, readonly [width: number, ...Stick[]]>> = {
  2: [76, ...column(150, [24, 198], 150)],
  3: [66, ...column(150, [24], 150), ...row([72, 228], 198, 150)],
  4: [58, ...row([88, 212], 24, 150), ...row([88, 212], 198, 150)],
  5: [58, ...row([69, 231], 24, 150), ...column(150, [111], 150, 'red'), ...row([69, 231], 198, 150)],
  6: [58, ...row([64, 150, 236], 24, 150), ...row([64, 150, 236], 198, 150)],
  7: [44, ...column(150, [22], 98, 'red'), ...row([64, 150, 236], 140, 98), ...row([64, 150, 236], 252, 98)],
  8: [
    44,
    ...row([46, 254], 24, 150),
    ...row([46, 254], 198, 150),
    ...column(132, [18], 150, 'green', -13),
    ...column(168, [204], 150, 'green', -13),
    ...column(168, [18], 150, 'green', 13),
    ...column(132, [204], 150, 'green', 13)
  ],
  9: [
    44,
    ...column(74, [22, 137, 252], 98),
    ...column(150, [22, 137, 252], 98, 'red'),
    ...column(226, [22, 137, 252], 98)
  ]
}

function column(
  x: number,
  tops: readonly number[],
  length: number,
  colour: TileColour = 'green',
  turn = 0
): Stick[] {
  return tops.map(y => ({x, y, length, colour, turn}))
}

function row(columns: readonly number[], y: number, length: number): Stick[] {
  return columns.map(x => ({x, y, length, colour: 'green', turn: 0}))
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
  return groupBy(places, ({turn}) => turn).flatMap(([turn, group]) => {
    const shapes = drawn(group, width, ink)
    if (turn === 0) return shapes
    const transform = `rotate(${turn} 150 186)`
    return shapes.map((shape): Shape => ({...shape, attributes: {transform, ...shape.attributes}}))
  })
}

/** Canes of one direction: bamboo, light on it, and slits. The knots of red fives are of gold. */
function drawn(sticks: readonly Stick[], width: number, ink: TileColour | undefined): Shape[] {
  const canes = sticks.map(stick => [ink ?? stick.colour, bamboo(stick, width)] as const)
  const groups = groupBy(canes, ([fill]) => fill)
  const line = (stroke: TileColour, breadth: number, contours: readonly Contour[]): Shape =>
    path({...roundLine, stroke, 'stroke-width': Math.round(width * breadth)}, contours)
  return [
    ...groups.map(([fill, group]) =>
      path(
        {fill},
        group.flatMap(([, {halves, knot}]) => (ink === undefined ? [...halves, knot] : halves))
      )
    ),
    ...(ink === undefined
      ? []
      : [
          path(
            {fill: 'dora'},
            canes.map(([, {knot}]) => knot)
          )
        ]),
    ...groups.map(([fill, group]) =>
      line(
        lights[fill]!,
        0.125,
        group.flatMap(([, {light}]) => light)
      )
    ),
    line(
      'face',
      0.11,
      canes.flatMap(([, {slits}]) => slits)
    )
  ]
}
