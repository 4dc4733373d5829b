import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {kanjiModule, target} from '../generate/kanji.js'

// Fitting curves to 17 characters takes seconds: `THOROUGH=1` does it.
test.runIf(process.env['THOROUGH'])('the committed outlines are what the generator makes of the font', () => {
  expect(readFileSync(target, 'utf8')).toBe(kanjiModule())
})
