import {expect, test} from 'vitest'
import {outlineOf} from './outline.js'

/** A square of 100 units with a crack of 20 from below, y up. */
const corners = [
  [0, 0],
  [0, 100],
  [100, 100],
  [100, 0],
  [60, 0],
  [60, 50],
  [40, 50],
  [40, 0]
]
const cracked = {
  commands: corners.map((args, index) => ({command: index === 0 ? 'moveTo' : 'lineTo', args}))
}
const box = {x: 0, y: 0, width: 100, height: 100}
const style = {tolerance: 1, smooth: 0.5, pointed: true}
const crack = [
  [0.35, 0.45],
  [0.65, 0.45],
  [0.65, 1],
  [0.35, 1]
]

/** How far up the lower side goes in the middle. */
function depthOf(contours) {
  const ends = contours.flatMap(({start, segments}) => [start, ...segments.map(segment => segment.at(-1))])
  return 100 - Math.min(...ends.filter(([x]) => x > 30 && x < 70).map(([, y]) => y), 100)
}

test('a crack stays where no patch fills it', () =>
  expect(depthOf(outlineOf(cracked, box, style))).toBeGreaterThan(45))

test.each([
  ['clockwise', crack],
  ['counter-clockwise', crack.toReversed()]
])('a patch fills it, drawn %s', (_, polygon) => {
  const contours = outlineOf(cracked, box, {...style, patch: [polygon]})
  expect(contours).toHaveLength(1)
  expect(depthOf(contours)).toBeLessThan(3)
})
