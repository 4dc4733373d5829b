/**
 * Brushes: shapes from path text, and motifs put in their places.
 *
 * A motif is a list of shapes around its own origin. `put` moves one, `scatter` puts many and joins what
 * has equal attributes, so that a tree of nine blossoms is two paths and not eighteen.
 *
 * @typedef {{name: 'path' | 'g', attributes: Record<string, string | number>, children?: Shape[]}} Shape
 * @typedef {{x?: number, y?: number, scale?: number, mirror?: boolean, turn?: number}} Place
 */
import {movePath, parsePath, writePath} from './pen.js'

/** A filled area. @returns {Shape} */
export function area(fill, d, more = {}) {
  return {name: 'path', attributes: {fill, ...more, d}}
}

/** A filled area with an edge of ink. @returns {Shape} */
export function inked(fill, d, width = 5) {
  return area(fill, d, {stroke: 'ink', 'stroke-width': width, 'stroke-linejoin': 'round'})
}

/** A line with round ends. @returns {Shape} */
export function line(stroke, width, d, more = {}) {
  return {
    name: 'path',
    attributes: {fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more, d}
  }
}

/** A line that is a row of beads (or of slim leaves, with a `length`). @returns {Shape} */
export function beads(stroke, width, every, d, length = 0) {
  return line(stroke, width, d, {'stroke-dasharray': `${length} ${every - length}`})
}

/**
 * Places in short: x, y and what else a motif wants: `'190,54 52,276,90'` → `[[190, 54], [52, 276, 90]]`.
 *
 * @param {string} text
 */
export function spots(text) {
  return text.split(' ').map(spot => spot.split(',').map(Number))
}

/** Round dots of one diameter, at `spots`. @returns {Shape} */
export function dots(stroke, diameter, points) {
  return line(
    stroke,
    diameter,
    spots(points)
      .map(([x, y]) => `M${x} ${y}h0`)
      .join('')
  )
}

/**
 * Dots on a circle: a dashed line whose dashes have no length. Around `(x, y)`, the first dot on top.
 *
 * @param {number} count
 * @param {number} radius
 *   Distance of the dots from the centre.
 */
export function ring(stroke, diameter, count, radius, x = 0, y = 0) {
  return line(stroke, diameter, `M${x} ${y - radius}a${radius} ${radius} 0 1 1-1 0z`, {
    'stroke-dasharray': `0 ${tenth((2 * Math.PI * radius) / count)}`
  })
}

/** A full disc as an area. */
export function disc(fill, x, y, r, more = {}) {
  return area(fill, `M${x - r} ${y}a${r} ${r} 0 1 1 0 1z`, more)
}

/**
 * A motif in its place. Line widths and dashes grow with it.
 *
 * @param {Shape[]} motif
 * @param {Place} place
 * @returns {Shape[]}
 */
export function put(motif, place) {
  const scale = place.scale ?? 1
  return motif.map(({name, attributes}) => {
    const moved = {...attributes, d: writePath(movePath(parsePath(String(attributes.d)), place))}
    if ('stroke-width' in moved) moved['stroke-width'] = tenth(attributes['stroke-width'] * scale)
    if ('stroke-dasharray' in moved)
      moved['stroke-dasharray'] = String(attributes['stroke-dasharray'])
        .split(' ')
        .map(length => tenth(length * scale))
        .join(' ')
    return {name, attributes: moved}
  })
}

/**
 * A motif in many places, layer by layer: first the lowest shape of all copies as one path, then the next.
 *
 * @param {Shape[]} motif
 * @param {string} places
 *   `spots`: x, y and the turn in degrees, clockwise (default: 0).
 * @returns {Shape[]}
 */
export function scatter(motif, places) {
  const copies = spots(places).map(([x, y, turn = 0]) => put(motif, {x, y, turn}))
  return merged(
    motif.flatMap((_, index) => copies.map(copy => copy[index])),
    sameBrush
  )
}

/**
 * Neighbours with equal attributes become one path. Areas with an edge stay separate: one path would show the
 * edges of all of them on top. @returns {Shape[]}
 */
export function joined(shapes) {
  return merged(shapes, (a, b) => sameBrush(a, b) && !hasEdge(a))
}

/** @returns {Shape[]} */
function merged(shapes, belongTogether) {
  const groups = []
  for (const shape of shapes) {
    const last = groups.at(-1)
    if (last && belongTogether(last[0], shape)) last.push(shape)
    else groups.push([shape])
  }
  return groups.map(group => ({
    name: 'path',
    attributes: {
      ...group[0].attributes,
      d: writePath(group.flatMap(({attributes}) => parsePath(String(attributes.d))))
    }
  }))
}

function sameBrush(a, b) {
  return brushOf(a) === brushOf(b)
}

function brushOf({attributes}) {
  return JSON.stringify({...attributes, d: ''})
}

function hasEdge({attributes}) {
  return attributes.fill !== 'none' && 'stroke' in attributes
}

function tenth(value) {
  return Math.round(value * 10) / 10
}

/** A point on a circle: `degrees` clockwise from the top. */
export function around(degrees, radius, x = 0, y = 0) {
  const angle = (degrees * Math.PI) / 180
  return [x + Math.sin(angle) * radius, y - Math.cos(angle) * radius]
}
