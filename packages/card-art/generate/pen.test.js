import {array, assert, integer, oneof, property, tuple} from 'fast-check'
import {expect, test} from 'vitest'
import {movePath, parsePath, writePath} from './pen.js'

// [why the row is here, path, what is written]
const rows = [
  ['absolute becomes relative', 'M10 20L13 16', 'm10 20 3-4'],
  ['a second move is relative to the pen, not to the start', 'M1 1l5 5M0 0l1 1', 'm1 1 5 5m-6-6 1 1'],
  ['straight lines', 'M1 2H5V9', 'm1 2h4v7'],
  ['a dot', 'M4 4h0', 'm4 4h0'],
  ['the pen is back at the start after z', 'M4 4h6v6zM5 5h1', 'm4 4h6v6zm1 1h1'],
  ['smooth curves in short', 'M0 0Q5 5 10 0Q15-5 20 0', 'm0 0q5 5 10 0t10 0'],
  [
    'a cubic curve after a quadratic one is not smooth',
    'M0 0Q5 5 10 0C15-5 18-5 20 0',
    'm0 0q5 5 10 0c5-5 8-5 10 0'
  ],
  ['arcs keep their flags', 'M0 5a5 5 0 1 1 0 1z', 'm0 5a5 5 0 1 1 0 1z'],
  ['errors of rounding do not add up', 'M.4 0l.4 3l.4 3l.4 3', 'm0 0 1 3v3l1 3']
]
for (const [why, path, expected] of rows) {
  test(`path: ${why}`, () => {
    expect(writePath(parsePath(path))).toBe(expected)
  })
}

test('a mirrored arc runs the other way', () => {
  expect(writePath(movePath(parsePath('M0 0a5 5 0 0 1 5 5'), {mirror: true}))).toBe('m0 0a5 5 0 0 0-5 5')
})

test('a quarter turn is clockwise', () => {
  expect(writePath(movePath(parsePath('M0 0h10v5'), {x: 3, y: 4, turn: 90}))).toBe('m3 4v10h-5')
})

test('what cannot be read is an error of the programmer', () => {
  expect(() => parsePath('M0 0b5')).toThrow('Expected a path command, got `b`')
  expect(() => parsePath('M0')).toThrow('Expected 2 numbers after `M`')
})

const ends = path => path.map(({numbers}) => numbers.slice(-2))

test('what was written reads as the same points', () => {
  const number = integer({min: -400, max: 400})
  const segment = oneof(
    tuple(number, number).map(numbers => ({command: 'L', numbers})),
    tuple(number, number, number, number, number, number).map(numbers => ({command: 'C', numbers}))
  )
  assert(
    property(number, number, array(segment), (x, y, segments) => {
      const drawn = [{command: 'M', numbers: [x, y]}, ...segments]
      expect(ends(parsePath(writePath(drawn)))).toEqual(ends(drawn))
    })
  )
})
