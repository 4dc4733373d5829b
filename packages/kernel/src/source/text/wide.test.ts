import {expect, test} from 'vitest'
import {narrow, widen} from './wide.js'

test.each([
  ['１２３ｍ', '123m'],
  ['：ｔｉｌｅｓ［', ':tiles['],
  ['五萬', '五萬']
])('%s is %s', (wide, plain) => {
  expect(narrow(wide)).toBe(plain)
  expect(narrow(widen(plain))).toBe(plain)
})
