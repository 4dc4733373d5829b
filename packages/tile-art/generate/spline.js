/**
 * Outlines as few points, through which curves pass as METAFONT lays them
 * (J. D. Hobby, "Smooth, Easy to Compute Interpolating Splines", 1986).
 *
 * @typedef {readonly [x: number, y: number]} Point
 * @typedef {import('../dist/path.js').Contour} Contour
 * @typedef {import('../dist/path.js').Segment} Segment
 */

/**
 * A closed outline.
 *
 * @param {string} text
 *   Points `x,y` in tile units, separated by spaces. A point with `/` after it is a corner; between two corners without a point
 *   between them the outline is straight.
 * @returns {Contour}
 */
export function contourOf(text) {
  const points = text
    .trim()
    .split(/\s+/)
    .map(point => ({at: point.replace('/', '').split(',').map(Number), corner: point.endsWith('/')}))
  const first = Math.max(
    0,
    points.findIndex(({corner}) => corner)
  )
  const turned = [...points.slice(first), ...points.slice(0, first + 1)]
  if (!points[first].corner) return {start: points[0].at, segments: loopOf(points), closed: true}
  const segments = []
  for (let from = 0; from < turned.length - 1;) {
    let to = from + 1
    while (!turned[to].corner) to++
    segments.push(...arcOf(turned.slice(from, to + 1).map(({at}) => at)))
    from = to
  }
  return {start: turned[0].at, segments, closed: true}
}

/** Curves through points between two corners. */
function arcOf(points) {
  if (points.length === 2) return [['l', points[1]]]
  const {lengths, turns} = stepsOf(points)
  const last = points.length - 1
  const rows = points.map((_, k) => {
    if (k === 0) return [0, 1, 1, -turns[1]]
    if (k === last) return [1, 1, 0, 0]
    return rowOf(lengths[k - 1], lengths[k], turns[k], turns[k + 1] ?? 0)
  })
  return curvesOf(points, turns, solved(rows))
}

/** Curves through points that form a circle: their ends overlap, so that they agree there. */
function loopOf(points) {
  const all = points.map(({at}) => at)
  const around = 4
  const many = Array.from({length: all.length + 2 * around + 1}, (_, k) => all.at((k - around) % all.length))
  return arcOf(many).slice(around, around + all.length)
}

/** Lengths of the steps, and how much the way turns at each point. */
function stepsOf(points) {
  const steps = points.slice(1).map((to, k) => [to[0] - points[k][0], to[1] - points[k][1]])
  const turns = points.map((_, k) => {
    const [before, after] = [steps[k - 1], steps[k]]
    if (!before || !after) return 0
    return Math.atan2(
      before[0] * after[1] - before[1] * after[0],
      before[0] * after[0] + before[1] * after[1]
    )
  })
  return {lengths: steps.map(([x, y]) => Math.hypot(x, y)), turns}
}

/** The equation of a point: the curvature is the same on both sides. */
function rowOf(before, after, turn, next) {
  const [a, c] = [1 / before, 1 / after]
  return [a, 2 * (a + c), c, -2 * turn * a - next * c]
}

/** Solves tridiagonal equations: [before, here, after, value]. */
function solved(rows) {
  const work = []
  for (const [before, here, after, value] of rows) {
    const last = work.at(-1)
    const pivot = here - (last ? before * last.after : 0)
    work.push({after: after / pivot, value: (value - (last ? before * last.value : 0)) / pivot})
  }
  const angles = []
  for (const {after, value} of work.toReversed()) angles.unshift(value - after * (angles[0] ?? 0))
  return angles
}

/** @returns {Segment[]} */
function curvesOf(points, turns, angles) {
  return points.slice(1).map((to, k) => {
    const from = points[k]
    const [theta, phi] = [angles[k], -turns[k + 1] - angles[k + 1]]
    const [x, y] = [to[0] - from[0], to[1] - from[1]]
    const one = velocity(theta, phi)
    const two = velocity(phi, theta)
    return [
      'c',
      [from[0] + one * turnedX(x, y, theta), from[1] + one * turnedY(x, y, theta)],
      [to[0] - two * turnedX(x, y, -phi), to[1] - two * turnedY(x, y, -phi)],
      to
    ]
  })
}

function turnedX(x, y, angle) {
  return x * Math.cos(angle) - y * Math.sin(angle)
}

function turnedY(x, y, angle) {
  return x * Math.sin(angle) + y * Math.cos(angle)
}

/** How far a control point lies from its end, as part of the step (Hobby's formula). */
function velocity(theta, phi) {
  const [st, sf, ct, cf] = [Math.sin(theta), Math.sin(phi), Math.cos(theta), Math.cos(phi)]
  const above = 2 + Math.SQRT2 * (st - sf / 16) * (sf - st / 16) * (ct - cf)
  const below = 1 + 0.5 * (Math.sqrt(5) - 1) * ct + 0.5 * (3 - Math.sqrt(5)) * cf
  return Math.min(above / below / 3, 1)
}
