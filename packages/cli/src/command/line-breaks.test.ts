import {expect, test} from 'vitest'
import {linesOf} from './line-breaks.js'

test('English and Korean break between words', () => {
  expect(linesOf('show every discard, not only the best', 20)).toEqual([
    'show every discard,',
    'not only the best'
  ])
  expect(linesOf('prefix이면 언제나 뒤의 패를 가리킨다 (생략하면 auto)', 33)).toEqual([
    'prefix이면 언제나 뒤의 패를',
    '가리킨다 (생략하면 auto)'
  ])
})

test('a closing mark stays with what is before it, an opening one with what is after it', () => {
  expect(linesOf('牌の記法: mjt、tempai', 14)).toEqual(['牌の記法:', 'mjt、tempai'])
  expect(linesOf('(?<waits>…) 是所听的牌；可以写多次', 22)).toEqual([
    '(?<waits>…) 是所听的',
    '牌；可以写多次'
  ])
  expect(linesOf('牌を描く（省略時は auto）', 10)).toEqual(['牌を描く', '（省略時は', 'auto）'])
})

test('a word of katakana stays whole, and small kana do not begin a line', () => {
  expect(linesOf('牌のメッセージ', 12)).toEqual(['牌の', 'メッセージ'])
  expect(linesOf('牌をとって', 7)).toEqual(['牌を', 'とって'])
})

test('what is wider than a line has one of its own', () => {
  expect(linesOf('a tenhou-json b', 5)).toEqual(['a', 'tenhou-json', 'b'])
  expect(linesOf('', 5)).toEqual([''])
})
