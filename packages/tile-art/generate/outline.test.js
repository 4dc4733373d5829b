import {expect, test} from 'vitest'
import {outlineOf} from './outline.js'

/** A square of 100 units with a crack from below, y up. */
const crackedBy = width => {
  const [left, right] = [50 - width / 2, 50 + width / 2]
  const corners = [
    [0, 0],
    [0, 100],
    [100, 100],
    [100, 0],
    [right, 0],
    [right, 50],
    [left, 50],
    [left, 0]
  ]
  return {commands: corners.map((args, index) => ({command: index === 0 ? 'moveTo' : 'lineTo', args}))}
}
const box = {x: 0, y: 0, width: 100, height: 100}

/** How far up the lower side goes in the middle. */
function depthOf(contours) {
  const ends = contours.flatMap(({start, segments}) => [start, ...segments.map(segment => segment.at(-1))])
  return 100 - Math.min(...ends.filter(([x]) => x > 30 && x < 70).map(([, y]) => y), 100)
}

test.each([
  [20, 45, 55],
  [4, 0, 3]
])('a crack of %i units is from %i to %i deep where notches of 6 units close', (width, least, most) => {
  const contours = outlineOf(crackedBy(width), box, {tolerance: 1, smooth: 3, pointed: true})
  expect(contours).toHaveLength(1)
  expect(depthOf(contours)).toBeGreaterThanOrEqual(least)
  expect(depthOf(contours)).toBeLessThanOrEqual(most)
})
