import {expect, test} from 'vitest'
import {keepsDigits} from './kept-digits.js'

/** The mark of a meld. */
const range = {start: 6, end: 7}

test.each([
  ['the meld alone', {start: 4, end: 9, text: '2-13p'}, true],
  ['all of the word for the meld', {start: 0, end: 9, text: '2-13p'}, false],
  ['all of the word for all of it', {start: 0, end: 9, text: '456p2-13p'}, true],
  ['nothing around the range', {start: 6, end: 7, text: ''}, true]
])('%s', (_, edit, expected) => {
  expect(keepsDigits('456p12-3p', range, edit)).toBe(expected)
})

test('a red five may be a five, and digits may be wide', () => {
  expect(keepsDigits('5mr', {start: 2, end: 3}, {start: 0, end: 3, text: '0m'})).toBe(true)
  expect(keepsDigits('１２o', {start: 2, end: 3}, {start: 0, end: 3, text: '12p'})).toBe(true)
  expect(keepsDigits('11o', {start: 2, end: 3}, {start: 0, end: 3, text: '1p'})).toBe(false)
})
