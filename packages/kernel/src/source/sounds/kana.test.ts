import {expect, test} from 'vitest'
import {inKatakana} from './kana.js'

test.each([
  ['どら', 'ドラ'],
  ['つも', 'ツモ'],
  ['ドラ', 'ドラ'],
  ['dora', 'dora'],
  ['待ち', '待チ']
])('%s is %s', (hiragana, katakana) => {
  expect(inKatakana(hiragana)).toBe(katakana)
})
