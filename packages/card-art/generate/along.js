/** Parts along a stem: leaves and florets in pairs, each on its side. */
import {movePath, parsePath, writePath} from './pen.js'

/**
 * Points at even distances on a cubic curve.
 *
 * @param {string} stem
 *   `M x y C` and three points, absolute.
 * @param {number} every
 *   Distance between two points, in card units.
 * @returns {{x: number, y: number, turn: number, part: number}[]}
 *   `turn`: direction of growth, in degrees clockwise from the top. `part`: 0 at the foot, 1 at the tip.
 */
export function pointsOn(stem, every) {
  const [x0, y0, ...rest] = stem.match(/-?\d+/g).map(Number)
  const [x1, y1, x2, y2, x3, y3] = rest
  const at = t => {
    const u = 1 - t
    const mix = (a, b, c, d) => u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    return [mix(x0, x1, x2, x3), mix(y0, y1, y2, y3)]
  }
  const steps = Array.from({length: 101}, (_, step) => at(step / 100))
  const points = []
  let left = 0
  for (let step = 1; step <= 100; step++) {
    const [x, y] = steps[step]
    const [dx, dy] = [x - steps[step - 1][0], y - steps[step - 1][1]]
    left += Math.hypot(dx, dy)
    if (left < every) continue
    left -= every
    points.push({x, y, turn: (Math.atan2(dx, -dy) * 180) / Math.PI, part: step / 100})
  }
  return points
}

/**
 * Parts in pairs along stems, as the path of one area.
 *
 * @param {string[]} stems
 *   As for `pointsOn`.
 * @param {string} part
 *   The part on the right of a stem that grows upwards, its foot at the origin. It begins with a curve.
 * @param {{every: number, from?: number, to?: number, scaleAt?: (part: number) => number, alternate?: boolean}} options
 *   `from` and `to`: where on the stem, 0 to 1. `alternate`: one part at a time, on the right and on the left in turn.
 */
export function pairs(stems, part, {every, from = 0, to = 1, scaleAt = () => 1, alternate = false}) {
  const shape = parsePath(part)
  return stems
    .flatMap(stem => pointsOn(stem, every))
    .filter(point => point.part >= from && point.part <= to)
    .flatMap(({x, y, turn, part}, index) => {
      // Whole units and few turns and scales, so that the texts of parts repeat.
      const place = {
        x: Math.round(x),
        y: Math.round(y),
        turn: step(turn, 15),
        scale: step(scaleAt(part), 0.125)
      }
      const both = [movePath(shape, place), reversed(movePath(shape, {...place, mirror: true}))]
      return alternate ? [both[index % 2]] : both
    })
    .map(writePathFromStart)
    .join('')
}

/** A closed path the other way round: a mirrored part would else cut holes where it crosses another. */
function reversed(segments) {
  const curves = segments.filter(({command}) => command !== 'Z')
  const ends = curves.map(({numbers}) => numbers.slice(-2))
  const back = curves.slice(1).map(({command, numbers}, index) => {
    const controls = numbers.slice(0, -2)
    const turned = controls.length === 4 ? [...controls.slice(2), ...controls.slice(0, 2)] : controls
    return {command, numbers: [...turned, ...ends[index]]}
  })
  return [{command: 'M', numbers: ends.at(-1)}, ...back.reverse(), ...segments.slice(curves.length)]
}

const step = (value, size) => Math.round(value / size) * size

const writePathFromStart = segments => writePath(segments).replace(/^m/, 'M')

/**
 * A limb: the outline of a cubic curve that tapers. What would reach past the rim of the card is cut off.
 *
 * @param {string} stem
 *   As for `pointsOn`.
 * @param {number} foot
 *   Its breadth at the start.
 * @param {number} tip
 *   Its breadth at the end.
 */
export function limb(stem, foot, tip) {
  const numbers = stem.match(/-?\d+/g).map(Number)
  const points = [0, 2, 4, 6].map(at => [numbers[at], numbers[at + 1]])
  const side = direction =>
    points.map(([x, y], index) => {
      const [fromX, fromY] = points[Math.max(0, index - 1)]
      const [toX, toY] = points[Math.min(3, index + 1)]
      const length = Math.hypot(toX - fromX, toY - fromY)
      const half = (direction * (foot + ((tip - foot) * index) / 3)) / 2
      const [left, top] = [x - ((toY - fromY) / length) * half, y + ((toX - fromX) / length) * half]
      return `${within(left, 240)} ${within(top, 400)}`
    })
  const [a, b, c, d] = side(1)
  const [e, f, g, h] = side(-1)
  return `M${a}C${b} ${c} ${d}L${h}C${g} ${f} ${e}z`
}

/** A coordinate that the rim covers, if it is outside of the card. */
const within = (value, end) => Math.round(Math.min(Math.max(value, 4), end - 4))
