import {expect, test} from 'vitest'
import {isSoundRow} from './sound-row.js'

// That a sound row has no message is the property in `plain-row.test.ts`.
test.each([
  ['123m456p789s1122z', true],
  ['123m 456p  5p', true],
  ['40m406p', true],
  ['40m40p40s', false],
  ['5550m', true],
  ['55550m', false],
  ['0m0m0m', false],
  ['8z', false],
  ['0z', false],
  ['123', false],
  ['123m5', false],
  ['m123', false],
  ['12 3m', false],
  ['123mp', false],
  ['123456789m123456p', false]
])('nothing is to be reported of %j: %s', (text, sound) => {
  expect(isSoundRow(text)).toBe(sound)
})
