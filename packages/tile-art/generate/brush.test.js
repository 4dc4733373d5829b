import {expect, test} from 'vitest'
import {glyphOf} from './brush.js'
import {polygonsOf} from './polygon.js'

test('an outline is a polygon, and its curves are points', () => {
  const [square] = polygonsOf('M0 0 L10 0 L10 10')
  expect(square).toEqual([
    [0, 0],
    [10, 0],
    [10, 10]
  ])
  const [curve] = polygonsOf('M0 0 C0 10 10 10 10 0')
  expect(curve.at(-1)).toEqual([10, 0])
  expect(curve).toHaveLength(15)
})

test('strokes that meet become one contour, and the box is that of all', () => {
  const {path, box} = glyphOf(['M0 0 L20 0 L20 10 L0 10', 'M10 30 L10 5 L18 5 L18 30', 'M40 0 L50 0 L50 10'])
  expect(path.commands.filter(({command}) => command === 'moveTo')).toHaveLength(2)
  expect(box).toEqual({x: 0, y: 0, width: 50, height: 30})
})

test('a brush is as broad as it is pressed, and its head falls to the right', () => {
  const {box, path} = glyphOf([
    [
      [0, 0, 10],
      [60, 0, 10]
    ]
  ])
  const points = path.commands.map(({args}) => args)
  expect(box.height).toBeGreaterThan(10)
  expect(box.height).toBeLessThan(20)
  const left = points.toSorted((a, b) => a[0] - b[0])[0]
  expect(left[1], 'y of the head, upwards').toBeGreaterThan(0)
})
