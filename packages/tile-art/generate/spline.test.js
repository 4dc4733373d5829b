import {expect, test} from 'vitest'
import {contourOf} from './spline.js'

test('between corners alone an outline is straight', () =>
  expect(contourOf('0,0/ 10,0/ 10,20/')).toEqual({
    start: [0, 0],
    segments: [
      ['l', [10, 0]],
      ['l', [10, 20]],
      ['l', [0, 0]]
    ],
    closed: true
  }))

test('an outline starts at its first corner', () =>
  expect(contourOf('5,5 10,0/ 10,20/ 0,20/').start).toEqual([10, 0]))

test('four points without a corner are a circle, within a hundredth of its radius', () => {
  const {segments} = contourOf('0,-100 100,0 0,100 -100,0')
  expect(segments).toHaveLength(4)
  let from = [0, -100]
  for (const [letter, one, two, to] of segments) {
    expect(letter).toBe('c')
    const middle = [0, 1].map(i => (from[i] + 3 * one[i] + 3 * two[i] + to[i]) / 8)
    expect(Math.abs(Math.hypot(...middle) - 100)).toBeLessThan(1)
    from = to
  }
})

test('a curve goes on in its direction at a point that is no corner', () => {
  const {segments} = contourOf('0,0/ 40,30 90,20 120,60/ 60,90/')
  for (const [index, [, , before, at]] of segments.slice(0, 2).entries()) {
    const [, after] = segments[index + 1]
    const [ux, uy, vx, vy] = [at[0] - before[0], at[1] - before[1], after[0] - at[0], after[1] - at[1]]
    expect(Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy)).toBeCloseTo(0, 6)
  }
})
