/**
 * From a glyph of a font to a few curves in tile units.
 *
 * The contour is walked in short steps, cut at its corners, and each section between two corners becomes
 * a line or as few cubic curves as a tolerance allows (Schneider, "An Algorithm for Automatically Fitting
 * Digitized Curves", Graphics Gems, 1990; npm `fit-curve`).
 *
 * @typedef {readonly [x: number, y: number]} Point
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {import('../dist/path.js').Contour} Contour
 * @typedef {import('../dist/path.js').Segment} Segment
 */
import clipper from 'clipper-lib'
import fitCurve from 'fit-curve'

/** Units between two steps along a contour. */
const step = 2
/** A turn sharper than this, in degrees between the directions `reach` steps before and after, is a corner. */
const sharp = 38
const reach = 3
/** Contours with less area than this, in square units, are specks of the brush and are dropped. */
const speck = 40
/** How far a corner may reach when contours move outwards, as parts of the way; sharper ones are cut off. */
const reachOfCorners = 2.5
/** Points on each curve of the font. */
const fine = 14
/** Steps to a tile unit where contours are widened: that is done in whole numbers. */
const grain = 1000

/**
 * The outline of a glyph, stretched to fill a box.
 *
 * @param {{commands: {command: string, args: number[]}[]}} glyph
 *   Path of a glyph, y up.
 * @param {Box} box
 *   Where it goes, y down.
 * @param {{tolerance: number, bold?: number, smooth?: number, shear?: number, pointed?: boolean}} style
 *   `tolerance`: how far a curve may lie from the contour, in tile units. `bold`: by how much the brush is pressed, how far
 *   the outline moves outwards, in tile units (default: 0).
 *   `smooth`: half of the width of the notches and thorns that are left out,
 *   in tile units (default: 0). `shear`: how much a point rises with each unit to the right,
 *   before the glyph is stretched (default: 0). `pointed`: whether corners stay corners when
 *   the outline moves (default: they become round).
 * @returns {Contour[]}
 */
export function outlineOf(glyph, box, {tolerance, bold = 0, smooth = 0, shear = 0, pointed = false}) {
  const drawn = contoursOf(glyph.commands).map(contour => contour.map(([x, y]) => [x, y + shear * x]))
  const [minX, minY, maxX, maxY] = boundsOf(drawn.flat())
  const scaleX = box.width / (maxX - minX)
  const scaleY = box.height / (maxY - minY)
  const contours = drawn
    .map(contour => contour.map(([x, y]) => [box.x + (x - minX) * scaleX, box.y + (maxY - y) * scaleY]))
    .filter(isMore)
  return widened(contours, {bold, smooth, pointed})
    .filter(isMore)
    .map(contour => simplified(walked(contour), tolerance))
}

/** Left, bottom, right and top of some points. */
function boundsOf(points) {
  let [minX, minY, maxX, maxY] = [...points[0], ...points[0]]
  for (const [x, y] of points) {
    minX = Math.min(minX, x)
    minY = Math.min(minY, y)
    maxX = Math.max(maxX, x)
    maxY = Math.max(maxY, y)
  }
  return [minX, minY, maxX, maxY]
}

/** Whether a contour is more than a speck. */
function isMore(contour) {
  return Math.abs(areaOf(contour)) >= speck
}

/**
 * Contours moved outwards and joined where they meet (Angus Johnson's Clipper). To be smooth they first
 * go outwards and inwards: notches close, and thorns vanish.
 */
function widened(contours, {bold, smooth, pointed}) {
  if (bold === 0 && smooth === 0) return contours
  const paths = contours.map(contour =>
    contour.slice(1).map(([x, y]) => ({X: Math.round(x * grain), Y: Math.round(y * grain)}))
  )
  const simple = clipper.Clipper.SimplifyPolygons(paths, clipper.PolyFillType.pftNonZero)
  const ways = smooth === 0 ? [bold] : [smooth, -2 * smooth, smooth + bold]
  const pressed = ways.reduce((moved, way) => offset(moved, way, pointed), simple)
  return pressed.map(path => {
    const points = path.map(({X, Y}) => [X / grain, Y / grain])
    return [...points, points[0]]
  })
}

/** Paths of Clipper, moved outwards or, by less than 0, inwards. */
function offset(paths, way, pointed) {
  const offset = new clipper.ClipperOffset(reachOfCorners, grain / 50)
  const join = pointed ? clipper.JoinType.jtMiter : clipper.JoinType.jtRound
  offset.AddPaths(paths, join, clipper.EndType.etClosedPolygon)
  const solution = new clipper.Paths()
  offset.Execute(solution, way * grain)
  return solution
}

/** Contours as dense points, each closed by its first point. */
function contoursOf(commands) {
  const contours = []
  let contour = []
  let pen = [0, 0]
  const pointAt = {
    lineTo: (t, [x, y]) => [mix(pen[0], x, t), mix(pen[1], y, t)],
    quadraticCurveTo: (t, args) => [0, 1].map(i => quadratic(pen[i], args[i], args[2 + i], t)),
    bezierCurveTo: (t, args) => [0, 1].map(i => cubic(pen[i], args[i], args[2 + i], args[4 + i], t))
  }
  for (const {command, args} of commands) {
    if (command === 'moveTo') contours.push((contour = [args]))
    else if (command in pointAt) {
      for (let i = 1; i <= fine; i++) contour.push(pointAt[command](i / fine, args))
    } else continue
    pen = args.slice(-2)
  }
  return contours.map(points => [...points, points[0]])
}

function mix(a, b, t) {
  return a + (b - a) * t
}

function quadratic(a, b, c, t) {
  return mix(mix(a, b, t), mix(b, c, t), t)
}

function cubic(a, b, c, d, t) {
  return mix(quadratic(a, b, c, t), quadratic(b, c, d, t), t)
}

/** Twice-counted area of a closed contour, halved; its sign is the direction. */
function areaOf(contour) {
  let area = 0
  for (let i = 1; i < contour.length; i++) {
    area += contour[i - 1][0] * contour[i][1] - contour[i][0] * contour[i - 1][1]
  }
  return area / 2
}

/** Points at even distances along a closed contour. */
function walked(contour) {
  const points = [contour[0]]
  let left = step
  for (let i = 1; i < contour.length; i++) {
    let from = contour[i - 1]
    let length = distance(from, contour[i])
    while (length >= left) {
      from = [mix(from[0], contour[i][0], left / length), mix(from[1], contour[i][1], left / length)]
      points.push(from)
      length = distance(from, contour[i])
      left = step
    }
    left -= length
  }
  return points
}

function distance(a, b) {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

/** @returns {Contour} */
function simplified(points, tolerance) {
  const corners = cornersOf(points)
  const segments = corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length]
    const section =
      from < to ? points.slice(from, to + 1) : [...points.slice(from), ...points.slice(0, to + 1)]
    return fitted(section, tolerance)
  })
  return {start: points[corners[0]], segments, closed: true}
}

/** Where a contour turns sharply: at least two places, because a fit from a point to itself has no direction. */
function cornersOf(points) {
  const turns = points.map((point, index) => turnAt(points, index))
  const corners = points
    .map((_, index) => index)
    .filter(index => turns[index] >= sharp && isPeak(turns, index))
  const first = corners[0] ?? 0
  if (corners.length > 1) return corners
  return [first, (first + (points.length >> 1)) % points.length].toSorted((a, b) => a - b)
}

function turnAt(points, index) {
  const count = points.length
  const [before, here, after] = [index - reach + count, index, index + reach].map(i => points[i % count])
  const [ux, uy] = [here[0] - before[0], here[1] - before[1]]
  const [vx, vy] = [after[0] - here[0], after[1] - here[1]]
  return (Math.abs(Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy)) * 180) / Math.PI
}

/** Whether no turn nearby is sharper (of equal ones the first counts). */
function isPeak(turns, index) {
  for (let k = -reach; k <= reach; k++) {
    const other = turns[(index + k + turns.length) % turns.length]
    if (other > turns[index] || (other === turns[index] && k < 0)) return false
  }
  return true
}

/** @returns {Segment[]} */
function fitted(points, tolerance) {
  const last = points.at(-1)
  if (points.every(point => offLine(point, points[0], last) < tolerance * 0.9)) return [['l', last]]
  return fitCurve(points, tolerance ** 2).map(([from, one, two, to]) =>
    [one, two].every(point => offLine(point, from, to) < tolerance * 0.6) ? ['l', to] : ['c', one, two, to]
  )
}

/** Distance of a point from the line through two others. */
function offLine(point, from, to) {
  const length = distance(from, to) || 1
  return (
    Math.abs((point[0] - from[0]) * (to[1] - from[1]) - (point[1] - from[1]) * (to[0] - from[0])) / length
  )
}
