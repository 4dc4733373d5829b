/**
 * Characters drawn stroke by stroke, where the font crowds too many strokes for a tile.
 *
 * A stroke is either the way of a brush, points with the pressure at each, or an outline where the shape of its
 * end is what makes it (the foot of 捺).
 *
 * @typedef {readonly [x: number, y: number, size: number]} Press
 * @typedef {readonly Press[] | string} Stroke
 */
import clipper from 'clipper-lib'
import {polygonsOf} from './polygon.js'

/** How the brush is held: the long axis of its tip falls to the right, so that heads of strokes are cut as in 楷書. */
const angle = 0.8
/** Breadth of the tip as part of its length. */
const breadth = 0.46
/** Points on each side of the tip, and steps from one point of a way to the next. */
const [fine, steps] = [10, 8]
/** Steps to a tile unit where strokes are joined: that is done in whole numbers. */
const grain = 100

/**
 * Strokes as a glyph, as fonts have them, and the box they fill.
 *
 * @param {readonly Stroke[]} strokes
 *   In tile units, y down.
 */
export function glyphOf(strokes) {
  const polygons = strokes.flatMap(stroke =>
    typeof stroke === 'string' ? polygonsOf(stroke) : strokePolygons(stroke)
  )
  const contours = joined(polygons)
  const xs = contours.flatMap(contour => contour.map(([x]) => x))
  const ys = contours.flatMap(contour => contour.map(([, y]) => y))
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return {
    box: {x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y},
    path: {commands: contours.flatMap(commandsOf)}
  }
}

/** Polygons that cover a way: the hull of the tip here and at the next step. */
function strokePolygons(way) {
  const presses = way.slice(1).flatMap((to, index) => {
    const [before, from, after] = [way[index - 1] ?? way[index], way[index], way[index + 2] ?? to]
    return Array.from({length: steps}, (_, step) => between([before, from, to, after], step / steps))
  })
  const tips = [...presses, way.at(-1)].map(tipAt)
  return tips.slice(1).map((tip, index) => hullOf([...tips[index], ...tip]))
}

/** A place and a pressure on the way (Catmull-Rom). */
function between([before, from, to, after], t) {
  return from.map(
    (value, i) =>
      0.5 *
      (2 * value +
        (to[i] - before[i]) * t +
        (2 * before[i] - 5 * value + 4 * to[i] - after[i]) * t * t +
        (3 * value - before[i] - 3 * to[i] + after[i]) * t ** 3)
  )
}

/** The tip of the brush on the paper: a lens, pointed at both ends. */
function tipAt([x, y, size]) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const length = Math.max(0.5, size)
  return Array.from({length: 2 * fine}, (_, index) => {
    const side = index < fine ? 1 : -1
    const part = ((index % fine) * 2) / fine - 1
    const along = side * part * length
    const across = side * (1 - part * part) * length * breadth
    return [x + along * cos - across * sin, y + along * sin + across * cos]
  })
}

/** Convex hull (Andrew's monotone chain). */
function hullOf(points) {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...chainOf(sorted), ...chainOf(sorted.toReversed())]
}

function chainOf(points) {
  const chain = []
  for (const point of points) {
    while (chain.length > 1 && turnOf(chain.at(-2), chain.at(-1), point) <= 0) chain.pop()
    chain.push(point)
  }
  return chain.slice(0, -1)
}

function turnOf(a, b, c) {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/** Polygons joined where they meet (Angus Johnson's Clipper). */
function joined(polygons) {
  const paths = polygons.map(polygon =>
    polygon.map(([x, y]) => ({X: Math.round(x * grain), Y: Math.round(y * grain)}))
  )
  for (const path of paths) if (!clipper.Clipper.Orientation(path)) path.reverse()
  const union = new clipper.Clipper()
  union.AddPaths(paths, clipper.PolyType.ptSubject, true)
  const solution = new clipper.Paths()
  const rule = clipper.PolyFillType.pftNonZero
  union.Execute(clipper.ClipType.ctUnion, solution, rule, rule)
  return solution.map(path => path.map(({X, Y}) => [X / grain, Y / grain]))
}

/** A contour as the commands of a glyph, whose y is up. */
function commandsOf(contour) {
  return contour.map(([x, y], index) => ({command: index === 0 ? 'moveTo' : 'lineTo', args: [x, -y]}))
}
