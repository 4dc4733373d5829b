/**
 * Sou (索子) from the display size on: bamboo of two halves and three knots, with light on each half.
 */
import type {Shape} from '@tehai/kernel/picture'
import {moved, type Contour, type Point} from '../path.js'
import type {TileColour} from '../palette.js'
import {groupBy, path} from '../shape.js'
import {bird} from './bird.js'
import {lines} from './shine.js'

/** A stick: one end, the way to the other end, and its colour. */
type Stick = readonly [x: number, y: number, dx: number, dy: number, colour: TileColour]

/** Width and places of the sticks, by rank. */
const sticks: Readonly<Record<number, readonly [width: number, ...Stick[]]>> = {
  2: [66, ...column(150, [30, 194], 148)],
  3: [66, ...column(150, [30], 148), ...row([82, 218], 194, 148)],
  4: [66, ...row([84, 216], 30, 148), ...row([84, 216], 194, 148)],
  5: [62, ...row([64, 236], 24, 136), ...column(150, [118], 136, 'red'), ...row([64, 236], 212, 136)],
  6: [62, ...row([58, 150, 242], 30, 148), ...row([58, 150, 242], 194, 148)],
  7: [
    54,
    ...column(150, [24], 96, 'red'),
    ...row([60, 150, 240], 136, 102),
    ...row([60, 150, 240], 248, 102)
  ],
  8: [
    52,
    ...row([44, 256], 30, 148),
    [98, 32, 42, 142, 'green'],
    [202, 32, -42, 142, 'green'],
    ...row([44, 256], 194, 148),
    [98, 340, 42, -142, 'green'],
    [202, 340, -42, -142, 'green']
  ],
  9: [
    52,
    ...column(56, [24, 139, 254], 96),
    ...column(150, [24, 139, 254], 96, 'red'),
    ...column(244, [24, 139, 254], 96)
  ]
}

function column(x: number, tops: readonly number[], length: number, colour: TileColour = 'green'): Stick[] {
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
export function sou(rank: number, ink?: TileColour): readonly Shape[] {
  if (rank === 1) return bird
  const [width, ...places] = sticks[rank]!
  const wood = groupBy(places, stick => ink ?? stick[4]).map(([fill, group]) =>
    path(
      {fill},
      group.map(stick => bamboo(stick, width))
    )
  )
  const light = {
    fill: 'none',
    stroke: 'face',
    'stroke-width': Math.round(width * 0.13),
    'stroke-linecap': 'round'
  }
  return [
    ...wood,
    path(
      light,
      places.flatMap(stick => shine(stick, width))
    )
  ]
}

/** From a stick that hangs down from the origin to one in its place. */
function placed([x, y, dx, dy]: Stick): (point: Point) => Point {
  const length = Math.hypot(dx, dy)
  return ([across, along]) => [
    x + (dx * along + dy * across) / length,
    y + (dy * along - dx * across) / length
  ]
}

/** Parts of a stick, in tile units: half its breadth at the knots and between them, its middle, and how tall a knot is. */
function partsOf([, , dx, dy]: Stick, width: number) {
  const knot = width * 0.3
  const middle = Math.hypot(dx, dy) / 2
  return {half: width / 2, waist: width * 0.38, middle, knot, cap: knot * 0.7}
}

/**
 * The outline of a stick.
 *
 *     (────)     cap
 *      )  (
 *     (    )     knot in the middle
 *      )  (
 *     (────)
 */
function bamboo(stick: Stick, width: number): Contour {
  const {half, waist, middle, knot, cap} = partsOf(stick, width)
  const end = 2 * middle
  /** One side, from the upper cap to the lower one; `side` 1 is the right one. */
  const down: readonly (readonly ['l' | 'c', ...Point[]])[] = [
    ['c', [half, cap + knot * 0.8], [waist, cap + knot * 0.4], [waist, cap + knot * 1.4]],
    ['l', [waist, middle - knot * 1.1]],
    ['c', [waist, middle - knot * 0.4], [half, middle - knot * 0.6], [half, middle]],
    ['c', [half, middle + knot * 0.6], [waist, middle + knot * 0.4], [waist, middle + knot * 1.1]],
    ['l', [waist, end - cap - knot * 1.4]],
    ['c', [waist, end - cap - knot * 0.4], [half, end - cap - knot * 0.8], [half, end - cap]]
  ]
  // The left side is the right one turned about the middle of the stick.
  const turned = ([x, y]: Point): Point => [-x, end - y]
  const segments = down as Contour['segments']
  const contour: Contour = {
    start: [-half, cap],
    segments: [
      ['c', [-half, -cap * 0.34], [half, -cap * 0.34], [half, cap]],
      ...segments,
      ['c', [half, end + cap * 0.34], [-half, end + cap * 0.34], [-half, end - cap]],
      ...moved({start: [0, 0], segments, closed: false}, turned).segments
    ],
    closed: true
  }
  return moved(contour, placed(stick))
}

/** The light on a stick: a slit along each half, and a bar above and below the knot in the middle. */
function shine(stick: Stick, width: number): Contour[] {
  const {half, middle, knot} = partsOf(stick, width)
  const bar = half * 0.4
  const light: readonly (readonly Point[])[] = [
    [
      [0, knot],
      [0, middle - knot * 1.3]
    ],
    [
      [-bar, middle - knot * 0.34],
      [bar, middle - knot * 0.34]
    ],
    [
      [-bar, middle + knot * 0.34],
      [bar, middle + knot * 0.34]
    ],
    [
      [0, middle + knot * 1.3],
      [0, 2 * middle - knot]
    ]
  ]
  return lines(light).map(contour => moved(contour, placed(stick)))
}
