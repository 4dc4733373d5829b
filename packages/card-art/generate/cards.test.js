import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {facesModule, target} from './cards.js'
import {kanaModule, target as kanaTarget} from './kana.js'

test('the characters are what the font gives', () => {
  expect(readFileSync(kanaTarget, 'utf8')).toBe(kanaModule())
})

test('the cards are what the generator writes', () => {
  expect(readFileSync(target, 'utf8')).toBe(facesModule())
})
