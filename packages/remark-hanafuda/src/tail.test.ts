import {expect, test} from 'vitest'
import {cutBlanks, cutDigits, cutCharacters, cutWord} from './tail.js'

const text = '三光  12 Cards \u3000'

test('blanks, a word and a number are cut from the end', () => {
  const word = cutBlanks(text, text.length)
  const unit = cutWord(text, word, ['cards', 'card'])
  const to = cutBlanks(text, unit)
  const from = cutDigits(text, to, 2)
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
    cutDigits('a', 1, 2),
    cutCharacters('a', 1, /b/)
  ]).toEqual([1, 1, 1, 1])
  expect([cutBlanks('', 0), cutWord('', 0, ['b']), cutDigits('1', 1, 3)]).toEqual([0, 0, 0])
  expect(cutDigits('1234', 4, 3)).toBe(1)
})
