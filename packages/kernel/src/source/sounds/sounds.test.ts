import {describe, expect, test} from 'vitest'
import {nearestOrSounding, soundingLike, soundsSame} from './sounds.js'

const words = ['待ち', '満貫', '満塁', '倍満', '听牌', '手牌', '荣和', '南家', 'リャンメン', '両面', 'mangan']

// [why, text, the first word that it sounds like]
const rows: ReadonlyArray<[string, string, string | undefined]> = [
  ['kana for a word', 'マチ', '待ち'],
  ['hiragana for a part', '満かん', '満貫'],
  ['kana without a small form', '南チヤ', '南家'],
  ['another character of the same sound in Chinese', '厅牌', '听牌'],
  ['and in Japanese', '倍萬', '倍満'],
  ['another form of a character', '聽牌', '听牌'],
  ['the same kana before characters', 'りゃんめん', 'リャンメン'],
  ['a character for another with its kana', '町', '待ち'],
  ['a character that looks like another', '満貴', '満貫'],
  ['another sound', '満員', undefined],
  ['one character', '満', undefined],
  ['Latin letters', 'mangann', undefined]
]

describe('words of the same sound', () => {
  test.each(rows)('%s: %s', (_, text, word) => expect(soundingLike(text, words)[0]).toBe(word))
})

test('other words are compared by their letters', () => {
  expect(nearestOrSounding('mangann', words)).toEqual(['mangan'])
  expect(nearestOrSounding('マチ', words)).toEqual(['待ち'])
})

test('characters of the same sound', () => {
  expect(soundsSame('펀', '판')).toBe(true)
  expect(soundsSame('府', '符')).toBe(true)
  expect(soundsSame('点', '符')).toBe(false)
})
