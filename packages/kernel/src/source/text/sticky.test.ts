import {expect, test} from 'vitest'
import {skip} from './sticky.js'

test('a pattern that matches at a place is skipped, and no other', () => {
  expect(skip(/[ ,]+/y, '1 , 2', 1)).toBe(4)
  expect(skip(/[ ,]+/y, '1 , 2', 0)).toBe(0)
  expect(skip(/[ ,]+/y, '1', 1)).toBe(1)
})
