import {expect, test} from 'vitest'
import {nearest, nearestSpelling} from './nearest.js'

const words = ['han', 'mangan', 'South', 'タンヤオ']

// [why, text, proposals]
const rows: ReadonlyArray<[string, string, string[]]> = [
  ['a letter too many', 'mangann', ['mangan']],
  ['two letters swapped, in another case', 'sotuh', ['South']],
  ['digits before the word stay', '3hann', ['3han']],
  ['digits after the word stay', 'Suoth 2', ['South 2']],
  ['kana', 'タンヤオオ', ['タンヤオ']],
  ['nothing near', 'kokushi', []],
  ['a digit alone is no word', '4', []],
  ['nothing', '', []]
]
for (const [why, text, proposals] of rows) {
  test(`nearest spelling: ${why} (${text})`, () => {
    expect(nearestSpelling(text, words)).toEqual(proposals)
  })
}

test('of words that are as far, the one that shares more of its letters is the nearest', () => {
  expect(nearest('냠가', ['동가', '서가', '남가'])).toEqual(['남가'])
})

test('a vowel more may differ where the consonants are the same', () => {
  expect(nearest('crain', ['crane', 'clear'])).toEqual(['crane'])
  expect(nearest('bona', ['bone', 'buno'])).toEqual(['bone'])
})
