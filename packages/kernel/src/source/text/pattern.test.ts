import {expect, test} from 'vitest'
import {escapePattern, inAnyCase} from './pattern.js'

test('a text is a pattern of itself', () => {
  const text = 'a.b*(c)[d]{2}|e^$+?-/\\'
  expect(new RegExp(`^(?:${escapePattern(text)})$`).test(text)).toBe(true)
})

test('a word is found in capitals and small letters', () => {
  const pattern = new RegExp(`^${inAnyCase('mj.tiles')}$`)
  expect(['mj.tiles', 'MJ.Tiles'].every(word => pattern.test(word))).toBe(true)
  expect(pattern.test('mjxtiles')).toBe(false)
})
