import {expect, test} from 'vitest'
import {fillOf} from './claim.js'

test.each([
  ['?', '?'],
  ['？？', '??'],
  ['(?)', '?'],
  ['（？）', '?'],
  ['[??]', '??'],
  ['【？】', '?'],
  ['(?', null],
  ['(?]', null],
  ['???', null],
  ['()', null],
  ['? han', null]
])('what %s fills in', (value, expected) => {
  expect(fillOf(value)).toBe(expected)
})
