/** Points on each curve. */
const fine = 14

/**
 * The closed outlines of a path as polygons: `M`, `L` and `C`, absolute.
 *
 * @param {string} d
 */
export function polygonsOf(d) {
  const polygons = []
  for (const [, letter, text] of d.matchAll(/([MLC])([^MLC]*)/g)) {
    const numbers = text.trim().split(/[ ,]+/).map(Number)
    if (letter === 'M') polygons.push([numbers])
    else if (letter === 'L') polygons.at(-1).push(numbers)
    else polygons.at(-1).push(...curve(polygons.at(-1).at(-1), numbers))
  }
  return polygons
}

function curve(from, [x1, y1, x2, y2, x, y]) {
  return Array.from({length: fine}, (_, index) => {
    const t = (index + 1) / fine
    const u = 1 - t
    const [a, b, c, d] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3]
    return [a * from[0] + b * x1 + c * x2 + d * x, a * from[1] + b * y1 + c * y2 + d * y]
  })
}
