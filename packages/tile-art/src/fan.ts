/**
 * The tail of the peacock of 1s: eleven feathers on an arc, at even distances along it.
 */
import type {Contour, Point, Segment} from './path.js'

/** Where the feathers come together. */
const root: Point = [150, 232]

/** The eyes (目玉模様) of the feathers, from left to right. */
export const eyes: readonly Point[] = [
  [55, 255],
  [51, 209],
  [60, 161],
  [77, 116],
  [107, 78],
  [150, 61],
  [193, 78],
  [223, 116],
  [240, 161],
  [249, 209],
  [245, 255]
]

/** Between neighbours. */
export const gaps: readonly Point[] = eyes.slice(1).map(([x, y], index) => {
  const [lastX, lastY] = eyes[index]!
  return [(x + lastX) / 2, (y + lastY) / 2]
})

/** A point of a feather: 0 is its root, 1 its end. */
export const along = ([x, y]: Point, part: number): Point => [
  root[0] + (x - root[0]) * part,
  root[1] + (y - root[1]) * part
]

/** Where the outermost feathers end below. */
const [first, last]: readonly [Point, Point] = [
  [74, 276],
  [226, 276]
]

/** The outline of the tail: a round end on each feather. */
export const fan: Contour = outline()

function outline(): Contour {
  const ends = [...gaps.map(gap => along(gap, 1.05)), last]
  const scallops = ends.map((end, index): Segment => {
    const [x, y] = ends[index - 1] ?? first
    return ['a', Math.hypot(end[0] - x, end[1] - y) * 0.53, true, end]
  })
  return {start: first, segments: [...scallops, ['l', [150, 250]]], closed: true}
}
