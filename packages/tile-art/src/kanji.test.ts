import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {kanjiModule, target} from '../generate/kanji.js'

test('the committed outlines are what the generator makes of the font', () => {
  expect(readFileSync(target, 'utf8')).toBe(kanjiModule())
})
