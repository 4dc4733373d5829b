import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {kanjiModules} from '../generate/kanji.js'

// Fitting curves to 28 characters takes seconds: `THOROUGH=1` does it.
test.runIf(process.env['THOROUGH'])('the committed outlines are what the generator makes of the font', () => {
  for (const {path, text} of kanjiModules()) expect(readFileSync(path, 'utf8')).toBe(text)
})
