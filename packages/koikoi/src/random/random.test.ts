import {expect, test} from 'vitest'
import {mulberry32, shuffledDeck} from './index.js'

test('a shuffle is a whole deck, and the next one of the stream another', () => {
  const random = mulberry32(19)
  const [first, second] = [shuffledDeck(random), shuffledDeck(random)]
  expect(new Set(first).size).toBe(48)
  expect(first).not.toEqual(second)
  expect(first.slice(0, 3)).toEqual([37, 22, 41])
})
