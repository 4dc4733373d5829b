/**
 * Sou (索子): bamboo sticks of two halves with a node between them.
 */
import type {ColourName, Shape} from '@tehai/core/layout'
import type {Contour, Point, Segment} from './path.js'
import {bird} from './bird.js'
import {groupBy, path} from './shape.js'

/** A stick: one end, the way to the other end, and its colour. */
type Stick = readonly [x: number, y: number, dx: number, dy: number, colour: ColourName]

/** Width of the sticks and where they stand, by rank. */
const sticks: Readonly<Record<number, readonly [width: number, ...Stick[]]>> = {
  2: [42, ...column(150, [32, 204], 142)],
  3: [42, ...column(150, [32], 142), ...row([84, 216], 204, 142)],
  4: [40, ...row([84, 216], 32, 142), ...row([84, 216], 204, 142)],
  5: [40, ...row([70, 230], 32, 142), ...column(150, [118], 142, 'red'), ...row([70, 230], 204, 142)],
  6: [40, ...row([58, 150, 242], 32, 142), ...row([58, 150, 242], 204, 142)],
  7: [
    38,
    ...column(150, [24], 82, 'red'),
    ...row([58, 150, 242], 124, 106),
    ...row([58, 150, 242], 246, 106)
  ],
  8: [
    34,
    ...row([46, 254], 34, 138),
    [92, 160, 46, -102, 'green'],
    [208, 160, -46, -102, 'green'],
    ...row([46, 254], 206, 138),
    [92, 218, 46, 102, 'green'],
    [208, 218, -46, 102, 'green']
  ],
  9: [
    38,
    ...column(58, [28, 144, 260], 90),
    ...column(150, [28, 144, 260], 90, 'red'),
    ...column(242, [28, 144, 260], 90)
  ]
}

function column(x: number, tops: readonly number[], length: number, colour: ColourName = 'green'): Stick[] {
  return tops.map((y): Stick => [x, y, 0, length, colour])
}

function row(columns: readonly number[], y: number, length: number): Stick[] {
  return columns.map((x): Stick => [x, y, 0, length, 'green'])
}

/**
 * The art of a sou tile.
 *
 * @param rank
 *   1–9.
 * @param ink
 *   One colour for all sticks (default: each its own).
 */
export function sou(rank: number, ink?: ColourName): readonly Shape[] {
  if (rank === 1) return bird
  const [width, ...places] = sticks[rank]!
  return groupBy(places, stick => ink ?? stick[4]).map(([fill, group]) =>
    path(
      {fill},
      group.flatMap(stick => bamboo(stick, width))
    )
  )
}

/** Roundness of the ends, waist between nodes, and the light in each half: half-width and gap to the nodes. */
const end = 8
const waist = 7
const light = {half: 3, gap: 17}

/** A stick: its outline, and a slit of light in each half. */
function bamboo([x, y, dx, dy]: Stick, width: number): Contour[] {
  const length = Math.hypot(dx, dy)
  const middle = length / 2
  const half = width / 2
  /** `along` from the start of the stick, `across` from its axis. */
  const at = (along: number, across: number): Point => [
    x + (dx * along - dy * across) / length,
    y + (dy * along + dx * across) / length
  ]
  const side = (from: number, to: number, across: number): Segment[] => [
    ['q', at((from + middle) / 2, across * (1 - waist / half)), at(middle, across)],
    ['q', at((middle + to) / 2, across * (1 - waist / half)), at(to, across)]
  ]
  const outline: Contour = {
    start: at(0, half - end),
    segments: [
      ['l', at(0, end - half)],
      ['q', at(0, -half), at(end, -half)],
      ...side(end, length - end, -half),
      ['q', at(length, -half), at(length, end - half)],
      ['l', at(length, half - end)],
      ['q', at(length, half), at(length - end, half)],
      ...side(length - end, end, half),
      ['q', at(0, half), at(0, half - end)]
    ],
    closed: true
  }
  const slit = (from: number, to: number): Contour => ({
    start: at(from, light.half),
    segments: [
      ['l', at(to, light.half)],
      ['l', at(to, -light.half)],
      ['l', at(from, -light.half)]
    ],
    closed: true
  })
  return [outline, slit(light.gap + 6, middle - light.gap), slit(middle + light.gap, length - light.gap - 6)]
}
