import {expect, test} from 'vitest'
import {cutBlanks, cutNumber, cutCharacters, cutWord} from './tail.js'

const text = '三光  12 Cards \u3000'

test('blanks, a word and a number are cut from the end', () => {
  const word = cutBlanks(text, text.length)
  const unit = cutWord(text, word, ['cards', 'card'])
  const to = cutBlanks(text, unit)
  const from = cutNumber(text, to, 2, false)
  expect([text.slice(0, word), text.slice(unit, word), text.slice(from, to)]).toEqual([
    '三光  12 Cards',
    'Cards',
    '12'
  ])
  expect(text.slice(0, cutBlanks(text, from))).toBe('三光')
})

test('what is not there is not cut', () => {
  expect([
    cutBlanks('a', 1),
    cutWord('a', 1, ['b']),
    cutNumber('a', 1, 2, true),
    cutCharacters('a', 1, /b/)
  ]).toEqual([1, 1, 1, 1])
  expect([cutBlanks('', 0), cutWord('', 0, ['b']), cutNumber('1', 1, 3, false)]).toEqual([0, 0, 0])
  expect(cutNumber('1234', 4, 3, false)).toBe(1)
  expect(cutNumber('三光十六', 4, 3, true)).toBe(2)
  expect(cutNumber('三光十六', 4, 3, false)).toBe(4)
})
