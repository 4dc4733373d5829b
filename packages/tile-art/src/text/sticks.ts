/**
 * Sou (索子) in a line of text: bamboo sticks of two halves with a node between them.
 */
import type {Shape} from '@tehai/kernel/picture'
import {moved, type Contour, type Point} from '../path.js'
import {bird} from './bird.js'
import {groupBy, path} from '../shape.js'
import type {TileColour} from '../palette.js'

/** A stick: one end, the way to the other end, and its colour. */
type Stick = readonly [x: number, y: number, dx: number, dy: number, colour: TileColour]

/** Width and places of the sticks, by rank. */
const sticks: Readonly<Record<number, readonly [width: number, ...Stick[]]>> = {
  2: [50, ...column(150, [30, 202], 144)],
  3: [50, ...column(150, [30], 144), ...row([84, 216], 202, 144)],
  4: [50, ...row([84, 216], 30, 144), ...row([84, 216], 202, 144)],
  5: [50, ...row([64, 236], 24, 136), ...column(150, [118], 136, 'red'), ...row([64, 236], 212, 136)],
  6: [50, ...row([58, 150, 242], 30, 144), ...row([58, 150, 242], 202, 144)],
  7: [
    50,
    ...column(150, [22], 84, 'red'),
    ...row([58, 150, 242], 118, 110),
    ...row([58, 150, 242], 242, 110)
  ],
  8: [
    44,
    ...row([42, 258], 30, 144),
    [98, 34, 42, 134, 'green'],
    [202, 34, -42, 134, 'green'],
    ...row([42, 258], 202, 144),
    [98, 342, 42, -134, 'green'],
    [202, 342, -42, -134, 'green']
  ],
  9: [
    48,
    ...column(58, [24, 142, 260], 94),
    ...column(150, [24, 142, 260], 94, 'red'),
    ...column(242, [24, 142, 260], 94)
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
  return groupBy(places, stick => ink ?? stick[4]).map(([stroke, group]) =>
    path(
      {fill: 'none', stroke, 'stroke-width': Math.round(width * wood), 'stroke-linejoin': 'round'},
      group.flatMap(stick => bamboo(stick, width))
    )
  )
}

/** Thickness of the wood, as part of the width: the stroke that draws a stick, and rounds its ends and node. */
const wood = 0.39

/** How far the sides draw in between the nodes, in tile units. */
const waist = 3

/**
 * A stick as the middle line of its wood. What the stroke leaves free is the light in each half.
 *
 *     ┌──┐
 *      )(
 *     ├──┤
 *      )(
 *     └──┘
 */
function bamboo([x, y, dx, dy]: Stick, width: number): Contour[] {
  const length = Math.hypot(dx, dy)
  const stroke = Math.round(width * wood)
  const [top, middle, bottom] = [stroke / 2, length / 2, length - stroke / 2] as const
  const half = (width - stroke) / 2
  const control = half - 2 * waist
  const [upper, lower] = [(top + middle) / 2, (middle + bottom) / 2] as const
  const outline: Contour = {
    start: [-half, top],
    segments: [
      ['l', [half, top]],
      ['q', [control, upper], [half, middle]],
      ['q', [control, lower], [half, bottom]],
      ['l', [-half, bottom]],
      ['q', [-control, lower], [-half, middle]],
      ['q', [-control, upper], [-half, top]]
    ],
    closed: true
  }
  const node: Contour = {start: [-half, middle], segments: [['l', [half, middle]]], closed: false}
  /** From a stick that hangs down from the origin to this one. */
  const place = ([across, along]: Point): Point => [
    x + (dx * along + dy * across) / length,
    y + (dy * along - dx * across) / length
  ]
  return [outline, node].map(contour => moved(contour, place))
}
