import {expect, test} from 'vitest'
import {contourOf} from './spline.js'
import {strokes} from './strokes.js'
import {unionOf} from './union.js'

test('a stroke alone has no more curves than sides', () => {
  const [contour] = unionOf([contourOf('0,0/ 60,20 120,0/ 60,40')], 1.5)
  expect(contour.segments).toHaveLength(2)
})

test.each([
  ['clockwise', '20,-30/ 40,-30/ 40,50/ 20,50/'],
  ['counter-clockwise', '20,-30/ 20,50/ 40,50/ 40,-30/']
])('what lies under another stroke is left out, drawn %s', (_, upright) => {
  const [cross, ...others] = unionOf(['0,0/ 60,0/ 60,20/ 0,20/', upright].map(contourOf), 1)
  expect(others).toHaveLength(0)
  expect(cross.segments).toHaveLength(12)
})

test('strokes that surround a place leave it open', () => {
  const frame = [
    '0,0/ 60,0/ 60,10/ 0,10/',
    '0,50/ 60,50/ 60,60/ 0,60/',
    '0,0/ 10,0/ 10,60/ 0,60/',
    '50,0/ 60,0/ 60,60/ 50,60/'
  ]
  expect(unionOf(frame.map(contourOf), 1)).toHaveLength(2)
})

test('a crossing is a corner although a smooth point of a stroke is there', () => {
  const bow = '0,0/ 40,-10 80,0/ 80,12/ 40,2 0,12/'
  const [contour] = unionOf([bow, '40,-40/ 50,-40/ 50,40/ 40,40/'].map(contourOf), 1)
  const ends = contour.segments.map(segment => segment.at(-1))
  expect(ends.some(([x, y]) => Math.hypot(x - 40, y + 10) < 1)).toBe(true)
})

const all = Object.entries({...strokes.display, ...strokes.honors})

test.each(all)('the strokes of %s stay on the face of the tile', (_, list) => {
  for (const {start, segments} of unionOf(list.map(contourOf), 1.5)) {
    for (const [x, y] of [start, ...segments.map(segment => segment.at(-1))]) {
      expect(x).toBeGreaterThan(20)
      expect(x).toBeLessThan(280)
      expect(y).toBeGreaterThan(16)
      expect(y).toBeLessThan(364)
    }
  }
})
