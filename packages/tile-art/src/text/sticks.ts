/**
 * Sou (索子) in a line of text: bamboo sticks of two halves with a node between them.
 */
import type {Shape} from '@tehai/kernel/picture'
import {moved, type Contour, type Point} from '../path.js'
import {lines} from '../display/shine.js'
import type {TileColour} from '../palette.js'
import {groupBy, path} from '../shape.js'
import {bird} from './bird.js'

/** A stick: its upper end, its length and its colour. */
type Stick = readonly [x: number, y: number, length: number, colour: TileColour]

/** Width and places of the sticks, by rank. */
const sticks: Readonly<Record<number, readonly [width: number, ...Stick[]]>> = {
  2: [50, ...column(150, [30, 202], 144)],
  3: [50, ...column(150, [30], 144), ...row([84, 216], 202, 144)],
  4: [50, ...row([84, 216], 30, 144), ...row([84, 216], 202, 144)],
  5: [50, ...row([64, 236], 24, 136), ...column(150, [118], 136, 'red'), ...row([64, 236], 212, 136)],
  6: [50, ...row([58, 150, 242], 30, 144), ...row([58, 150, 242], 202, 144)],
  7: [
    50,
    ...column(150, [22], 88, 'red'),
    ...row([58, 150, 242], 130, 100),
    ...row([58, 150, 242], 252, 100)
  ],
  // The uprights; see `slanted`.
  8: [40, ...row([36, 264], 30, 144), ...row([36, 264], 202, 144)],
  9: [
    48,
    ...column(58, [24, 142, 260], 94),
    ...column(150, [24, 142, 260], 94, 'red'),
    ...column(242, [24, 142, 260], 94)
  ]
}

/** The slanted sticks of 8s, from beside an upright, with a gap visible at 24 pixels, to the middle of M or W. */
const slants: readonly (readonly [Point, Point])[] = [84, 216].flatMap(x => [
  [
    [x, 46],
    [150, 158]
  ],
  [
    [x, 330],
    [150, 218]
  ]
])

/** The part of a line between two fractions of its length. */
function piece([[x, y], [endX, endY]]: readonly [Point, Point], from: number, to: number): readonly Point[] {
  return [from, to].map((part): Point => [x + (endX - x) * part, y + (endY - y) * part])
}

/** They are solid, with a slit of light in each half, which keeps M and W clear at few pixels. */
const slanted: readonly Shape[] = [
  path({fill: 'none', stroke: 'green', 'stroke-width': 28, 'stroke-linecap': 'round'}, lines(slants)),
  path(
    {fill: 'none', stroke: 'face', 'stroke-width': 7},
    lines(slants.flatMap(line => [piece(line, 0.2, 0.45), piece(line, 0.6, 0.8)]))
  )
]

function column(x: number, tops: readonly number[], length: number, colour: TileColour = 'green'): Stick[] {
  return tops.map((y): Stick => [x, y, length, colour])
}

function row(columns: readonly number[], y: number, length: number): Stick[] {
  return columns.map((x): Stick => [x, y, length, 'green'])
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
  const shapes = groupBy(places, stick => ink ?? stick[3]).map(([stroke, group]) =>
    path(
      {fill: 'none', stroke, 'stroke-width': Math.round(width * wood), 'stroke-linejoin': 'round'},
      group.flatMap(stick => bamboo(stick, width))
    )
  )
  return rank === 8 ? [...shapes, ...slanted] : shapes
}

/**
 * Thickness of the wood, as a fraction of the width: that of the stroke that draws a stick and rounds its ends and
 * node.
 */
const wood = 0.39

/** How far the sides curve inwards between the nodes, in tile units. */
const waist = 3

/**
 * A stick as the centre line of its wood. The area that the stroke leaves uncovered is the light in each half.
 *
 *     ┌──┐
 *      )(
 *     ├──┤
 *      )(
 *     └──┘
 */
function bamboo([x, y, length]: Stick, width: number): Contour[] {
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
  return [outline, node].map(contour => moved(contour, ([across, along]): Point => [x + across, y + along]))
}
