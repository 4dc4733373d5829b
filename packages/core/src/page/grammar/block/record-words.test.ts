import {expect, test} from 'vitest'
import {openingWords, viewWords} from './record-words.js'

test.each([
  ['board', 'board'],
  ['Board ', 'board'],
  ['卓', 'board'],
  ['盘面', 'board'],
  ['탁자', 'board'],
  ['捨牌', 'rivers'],
  ['국 목록', 'rounds'],
  ['hands', undefined]
])('%s is shown as %s', (text, view) => {
  expect(viewWords.valueOf(text)).toBe(view)
})

test.each([
  ['全員', 'yes'],
  ['所有人', 'yes'],
  ['전원', 'yes'],
  ['なし', 'no'],
  ['sometimes', undefined]
])('%s opens the hands: %s', (text, value) => {
  expect(openingWords.valueOf(text)).toBe(value)
})

test('another player is no misspelt word', () => {
  expect(openingWords.near('西家', 'ja')).toBe(null)
})

test('a misspelt word is proposed as its language writes it', () => {
  expect(viewWords.near('牌卓', 'zh-Hans')).toEqual({value: 'board', word: '牌桌'})
  expect(viewWords.near('bord', 'ja')).toEqual({value: 'board', word: 'board'})
  expect(openingWords.near('全貝', 'zh-Hant')).toEqual({value: 'yes', word: '全員'})
  expect(viewWords.near('nothing of it', 'en')).toBeNull()
})
