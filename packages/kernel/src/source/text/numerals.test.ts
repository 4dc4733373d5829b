import {expect, test} from 'vitest'
import {kanjiNumber, readNumber} from './numerals.js'

// [text, number].
const rows = [
  ['7', 7],
  ['7,700', 7700],
  ['〇', 0],
  ['三', 3],
  ['十', 10],
  ['十五', 15],
  ['二十', 20],
  ['二十五', 25],
  ['二〇', 20],
  ['x', Number.NaN]
] as const
for (const [text, number] of rows) test(`number: ${text}`, () => expect(readNumber(text)).toBe(number))

test('the pattern finds every number from 1 to 99 in kanji', () => {
  const kanji = ['', ...'一二三四五六七八九']
  const tens = ['', '十', ...kanji.slice(2).map(digit => `${digit}十`)]
  const all = tens.flatMap(ten => kanji.map(one => ten + one)).slice(1)
  expect(all.filter(text => !new RegExp(`^(?:${kanjiNumber})$`).test(text))).toEqual([])
  expect(all.map(readNumber)).toEqual(all.map((_, index) => index + 1))
})
