import {expect, test} from 'vitest'
import {LONGEST, meantRows} from './meant-rows.js'

test.each([
  ['123man 456pin', '123m 456p'],
  ['123m/456p', '123m 456p'],
  ['**123m**', '123m'],
  ['１２３ｍ', '123m'],
  ['1mx3', '111m']
])('%s was meant as %s', (text, meant) => {
  expect(meantRows(text, false)[0]).toBe(meant)
})

test('calls have a reading for each tile that may have been called', () => {
  expect(meantRows('pon 222z', false)).toEqual(['2-22z', '22-2z', '222-z'])
})

test('brackets around a whole row may have another reason', () => {
  expect(meantRows('[123m]', false)[0]).toBe('123m')
})

test('rows without a known slip, and texts that are no rows, have no reading', () => {
  expect(meantRows('123m', false)).toEqual([])
  expect(meantRows('1man'.repeat(LONGEST), false)).toEqual([])
})
