/**
 * The pictures of flowers and seasons in both sizes: small under the character in text, large beside it from the
 * display size on.
 */
import type {Shape} from '@tehai/kernel/picture'
import type {Contour, Point} from '../path.js'
import type {TileColour} from '../palette.js'
import {circle, path, type Attributes} from '../shape.js'
import {arc, around, dot, leaf, line, petal, towards} from './leaves.js'

/** A pen with round ends. */
export const pen = (stroke: TileColour, width: number): Attributes => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round'
})

/** 梅: five round petals, apart from each other, around a face-coloured heart. */
export function plum(middle: Point, radius: number, turn = 0): Contour[] {
  return around(5, degrees => circle(towards(middle, degrees, radius * 0.58), radius * 0.42, true), turn)
}

/** The centre of a plum blossom: threads with dots at their ends. */
export function stamens(middle: Point, radius: number): Contour[] {
  return around(5, degrees => line(middle, towards(middle, degrees, radius)), 180 / 5)
}

/** 蘭: long leaves from one root. The first numbers are the end of a leaf, the last one its bend. */
export function grass(
  root: Point,
  leaves: readonly (readonly [number, number, number])[],
  breadth: number
): Contour[] {
  return leaves.map(([x, y, bend]) => leaf(root, [x, y], bend, breadth))
}

/** The flower of an orchid: three broad petals and two narrow ones. */
export function orchid(middle: Point, radius: number): Contour[] {
  return [
    ...[-62, 0, 62].map(degrees => leaf(middle, towards(middle, degrees, radius), 0, radius * 0.5)),
    ...[-140, 140].map(degrees => leaf(middle, towards(middle, degrees, radius * 0.85), 0, radius * 0.42))
  ]
}

/** 竹: leaves that hang from one point. */
export function bambooLeaves(
  point: Point,
  length: number,
  directions: readonly number[],
  breadth: number
): Contour[] {
  return directions.map(degrees => leaf(point, towards(point, degrees, length), 0, breadth))
}

/** 菊: a ring of narrow petals. */
export function chrysanthemum(
  middle: Point,
  from: number,
  to: number,
  count: number,
  breadth: number
): Contour[] {
  return around(count, degrees =>
    leaf(towards(middle, degrees, from), towards(middle, degrees, to), 0, breadth)
  )
}

/** 春: a cherry blossom, whose petals are notched. */
export function cherry(middle: Point, radius: number, turn = 0): Contour[] {
  return around(5, degrees => petal(middle, degrees, radius, radius * 0.82, radius * 0.17), turn)
}

/** 夏: petals of a lotus that open upwards, from the outer ones inwards; each pair is drawn over the one before. */
export function lotus(base: Point, height: number): readonly Contour[][] {
  const spread = (degrees: number, part: number, breadth: number) =>
    leaf(base, towards(base, degrees, height * part), 0, height * breadth)
  return [
    [spread(-68, 0.92, 0.4), spread(68, 0.92, 0.4)],
    [spread(-36, 1, 0.5), spread(36, 1, 0.5)],
    [spread(0, 1.02, 0.56)]
  ]
}

/** Waves: arcs beside each other. */
export function waves(x: number, y: number, width: number, count: number, depth: number): Contour[] {
  const step = width / count
  return Array.from({length: count}, (_, index) => {
    const left = x + index * step
    return arc([left, y], [left + step / 2, y + depth], [left + step, y])
  })
}

/** Tips and notches of the right half of a maple leaf: degrees from straight up, and fraction of its height. */
const maplePoints: readonly (readonly [number, number])[] = [
  [0, 1],
  [14, 0.56],
  [42, 0.98],
  [50, 0.5],
  [84, 0.9],
  [92, 0.42],
  [122, 0.66],
  [150, 0.26]
]

/** 秋: a leaf of maple. */
export function maple(middle: Point, radius: number, turn = 0): Contour {
  const right = maplePoints.map(([degrees, part]) => towards(middle, degrees + turn, radius * part))
  const left = maplePoints
    .slice(1)
    .reverse()
    .map(([degrees, part]) => towards(middle, turn - degrees, radius * part))
  const [start, ...others] = [...right, ...left]
  return {start: start!, segments: others.map(point => ['l', point]), closed: true}
}

/** 冬: a crystal of snow with six arms. `barbs`: where twigs begin on each arm, and how long they are. */
export function snow(
  middle: Point,
  radius: number,
  barbs: readonly (readonly [number, number])[]
): Contour[] {
  return [0, 60, 120, 180, 240, 300].flatMap(degrees => {
    const twigs = barbs.map(([from, length]) => {
      const at = towards(middle, degrees, radius * from)
      return line(towards(at, degrees - 50, radius * length), at, towards(at, degrees + 50, radius * length))
    })
    return [line(middle, towards(middle, degrees, radius)), ...twigs]
  })
}

/** Dots of one colour. */
export function dots(points: readonly Point[], colour: TileColour, width: number): Shape {
  return path(pen(colour, width), points.map(dot))
}
