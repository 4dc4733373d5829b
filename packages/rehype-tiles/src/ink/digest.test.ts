import {expect, test} from 'vitest'
import {digest} from './digest.js'

test('a digest is short, can be in an id, and differs where one character does', () => {
  const texts = Array.from({length: 4_000}, (_, index) => `東 ${index}`)
  const digests = new Set(texts.map(digest))
  expect(digests.size).toBe(texts.length)
  for (const one of digests) expect(one).toMatch(/^[0-9a-z]{1,11}$/)
  expect(digest('東 7')).toBe(digest(`東 ${7}`))
})
