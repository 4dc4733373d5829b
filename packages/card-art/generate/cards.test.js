import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {facesModule, target} from './cards.js'
import {kanaModule, target as kanaTarget} from './kana.js'

// Reading the font takes half a second: `THOROUGH=1` does it.
test.runIf(process.env.THOROUGH)('the characters are what the font gives', () => {
  expect(readFileSync(kanaTarget, 'utf8')).toBe(kanaModule())
})

test('the cards are what the generator writes', () => {
  expect(readFileSync(target, 'utf8')).toBe(facesModule())
})
