/**
 * Strokes → the outline of what they cover together, in as few curves as a tolerance allows.
 *
 * What lies under another stroke costs bytes and shows nothing. Where two strokes cross, and at the corners of each, the
 * outline has corners; between them it is as smooth as the strokes are.
 *
 * @typedef {import('../dist/path.js').Contour} Contour
 */
import clipper from 'clipper-lib'
import fitCurve from 'fit-curve'

/** Points on each curve. */
const fine = 24
/** Steps to a tile unit: Clipper joins in whole numbers. */
const grain = 1000
/** Contours with less area than this, in square units, and parts shorter than this, in units, are no work of a brush. */
const [speck, short] = [10, 1.6]
/** What turns more than this at one point, in radians, is a corner although strokes are smooth there: another crosses it. */
const sharp = 0.6

/**
 * @param {readonly Contour[]} strokes
 * @param {number} tolerance
 *   How far a curve may lie from the strokes, in tile units.
 * @returns {Contour[]}
 */
export function unionOf(strokes, tolerance) {
  const smooth = new Set()
  const paths = strokes.map(stroke => pathOf(stroke, smooth))
  for (const path of paths) if (!clipper.Clipper.Orientation(path)) path.reverse()
  const union = new clipper.Clipper()
  union.AddPaths(paths, clipper.PolyType.ptSubject, true)
  const solution = new clipper.Paths()
  const rule = clipper.PolyFillType.pftNonZero
  union.Execute(clipper.ClipType.ctUnion, solution, rule, rule)
  return solution
    .filter(path => Math.abs(clipper.Clipper.Area(path)) > speck * grain ** 2)
    .map(path => fitted(path, smooth, tolerance))
}

/** A stroke as points; those inside of its curves, and the smooth ends of these, are added to `smooth`. */
function pathOf({start, segments}, smooth) {
  let pen = start
  const path = []
  segments.forEach((segment, index) => {
    const next = segments[(index + 1) % segments.length]
    const curve = segment[0] === 'c' ? pointsOn(pen, segment) : [segment.at(-1)]
    for (const point of curve) path.push(whole(point))
    const inner = path.slice(-curve.length, isSmooth(segment, next, pen) ? undefined : -1)
    for (const point of inner) smooth.add(keyOf(point))
    pen = segment.at(-1)
  })
  return path
}

/** Whether the way does not turn where a segment ends. */
function isSmooth(segment, next) {
  if (segment[0] !== 'c' || next[0] !== 'c') return false
  const [end, before, after] = [segment[3], segment[2], next[1]]
  const [ax, ay, bx, by] = [end[0] - before[0], end[1] - before[1], after[0] - end[0], after[1] - end[1]]
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) < 0.02
}

function pointsOn(from, [, one, two, to]) {
  return Array.from({length: fine}, (_, index) => {
    const t = (index + 1) / fine
    const u = 1 - t
    return [0, 1].map(
      i => u ** 3 * from[i] + 3 * u * u * t * one[i] + 3 * u * t * t * two[i] + t ** 3 * to[i]
    )
  })
}

function whole([x, y]) {
  return {X: Math.round(x * grain), Y: Math.round(y * grain)}
}

function keyOf({X, Y}) {
  return `${X},${Y}`
}

/** @returns {Contour} */
function fitted(path, smooth, tolerance) {
  const points = path.map(({X, Y}) => [X / grain, Y / grain])
  const corners = cornersOf(
    points,
    path.map((point, index) => !smooth.has(keyOf(point)) || turnAt(points, index) > sharp)
  )
  const segments = corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length]
    const arc = from < to ? points.slice(from, to + 1) : [...points.slice(from), ...points.slice(0, to + 1)]
    return curvesOf(arc, tolerance)
  })
  return {start: points[corners[0]], segments, closed: true}
}

/** How much the way turns at a point, in radians. */
function turnAt(points, index) {
  const [a, b, c] = [-1, 0, 1].map(step => points.at((index + step) % points.length))
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]]
  return Math.abs(Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy))
}

/** Corners, of those that are too near to each other the first; at least two, because curves have two ends. */
function cornersOf(points, isCorner) {
  const corners = []
  points.forEach((point, index) => {
    const last = points[corners.at(-1)]
    if (isCorner[index] && (!last || distance(last, point) > short)) corners.push(index)
  })
  if (corners.length > 1 && distance(points[corners[0]], points[corners.at(-1)]) <= short) corners.pop()
  if (corners.length > 1) return corners
  const first = corners[0] ?? 0
  return [first, (first + (points.length >> 1)) % points.length].toSorted((a, b) => a - b)
}

function curvesOf(points, tolerance) {
  const last = points.at(-1)
  if (points.every(point => offLine(point, points[0], last) < tolerance * 0.6)) return [['l', last]]
  return fitCurve(points, tolerance ** 2).map(([from, one, two, to]) =>
    shortest(from, one, two, to, tolerance)
  )
}

/** A curve as a quadratic one with the same directions at its ends, where one is as good. */
function shortest(from, one, two, to, tolerance) {
  const middle = crossing(from, one, to, two)
  if (!middle) return ['c', one, two, to]
  const quadratic = pointsOn(from, ['c', middleOf(from, middle), middleOf(to, middle), to])
  const cubic = pointsOn(from, ['c', one, two, to])
  const isNear = cubic.every((point, index) => distance(point, quadratic[index]) < tolerance)
  return isNear ? ['q', middle, to] : ['c', one, two, to]
}

/** Where the line from `a` through `b` meets that from `c` through `d`, if both meet it ahead. */
function crossing(a, b, c, d) {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const area = ux * vy - uy * vx
  const [x, y] = [c[0] - a[0], c[1] - a[1]]
  const [s, t] = [(x * vy - y * vx) / area, (x * uy - y * ux) / area]
  return s > 0 && t > 0 ? [a[0] + s * ux, a[1] + s * uy] : undefined
}

/** The control point of a cubic curve that is a quadratic one. */
function middleOf(end, middle) {
  return [0, 1].map(i => (end[i] + 2 * middle[i]) / 3)
}

function distance(a, b) {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

function offLine(point, from, to) {
  const length = distance(from, to) || 1
  return (
    Math.abs((point[0] - from[0]) * (to[1] - from[1]) - (point[1] - from[1]) * (to[0] - from[0])) / length
  )
}
