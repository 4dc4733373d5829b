import {expect, test} from 'vitest'
import {formatPath, formatSteps, moved, type Contour} from './path.js'

const square: Contour = {
  start: [10, 10],
  segments: [
    ['l', [20, 10]],
    ['l', [20, 20]],
    ['l', [10, 20]],
    ['l', [10, 10]]
  ],
  closed: true
}

// [why the row is here, contours, d]
const rows: ReadonlyArray<[string, readonly Contour[], string]> = [
  ['no contour', [], ''],
  ['level and upright lines; the last side is the closing one', [square], 'm10 10h10v10h-10z'],
  ['after z the pen is at the start', [square, square], 'm10 10h10v10h-10zm0 0h10v10h-10z'],
  [
    'after m a slanted line needs no letter, and a minus no blank',
    [
      {
        start: [5, 5],
        segments: [
          ['l', [9, 2]],
          ['l', [4, 7]]
        ],
        closed: false
      }
    ],
    'm5 5 4-3-5 5'
  ],
  [
    'an open contour leaves the pen at its end',
    [
      {start: [0, 0], segments: [['l', [8, 0]]], closed: false},
      {start: [1, 4], segments: [['l', [8, 4]]], closed: false}
    ],
    'm0 0h8m-7 4h7'
  ],
  ['a dot', [{start: [3, 4], segments: [['l', [3, 4]]], closed: false}], 'm3 4h0'],
  [
    'like letters are written once',
    [
      {
        start: [0, 0],
        segments: [
          ['q', [1, 2], [3, 4]],
          ['q', [4, 6], [3, 8]]
        ],
        closed: false
      }
    ],
    'm0 0q1 2 3 4 1 2 0 4'
  ],
  [
    'a cubic',
    [{start: [1, 1], segments: [['c', [2, 3], [4, 5], [0, 0]]], closed: true}],
    'm1 1c1 2 3 4-1-1z'
  ],
  ['an arc', [{start: [9, 2], segments: [['a', 7, true, [8, 2]]], closed: true}], 'm9 2a7 7 0 1 1-1 0z'],
  [
    'points are rounded before they are subtracted: a tenth lost twenty times would be two units',
    [
      {
        start: [0.4, 0],
        segments: [
          ['l', [1.5, 0.4]],
          ['l', [2.6, 9.6]]
        ],
        closed: false
      }
    ],
    'm0 0h2l1 10'
  ],
  [
    'a line of no length is left out of a longer one',
    [
      {
        start: [0, 0],
        segments: [
          ['l', [0.2, 0]],
          ['l', [5, 0]]
        ],
        closed: false
      }
    ],
    'm0 0h5'
  ]
]
for (const [why, contours, d] of rows) test(`formatPath: ${why}`, () => expect(formatPath(contours)).toBe(d))

test('formatSteps leaves the start out', () => expect(formatSteps(square)).toBe('h10v10h-10z'))

test('moved moves every point and keeps radii', () => {
  const bent: Contour = {
    start: [0, 0],
    segments: [
      ['l', [1, 0]],
      ['q', [2, 0], [2, 1]],
      ['c', [2, 2], [1, 3], [0, 3]],
      ['a', 3, false, [0, 1]]
    ],
    closed: false
  }
  const turned = moved(bent, ([x, y]) => [10 - y, x])
  expect(formatPath([turned])).toBe('m10 0v1q0 1-1 1c-1 0-2-1-2-2a3 3 0 1 0 2 0')
})
