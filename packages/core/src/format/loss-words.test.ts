import {languages} from '@tehai/kernel/source'
import {expect, test} from 'vitest'
import {parse} from '../notation/parse.js'
import {format} from './format.js'
import {lossWords} from './loss-words.js'
import {writtenDialects} from './writers.js'

// Rows that say something that some dialect cannot write.
const rows = [
  "1'23p",
  '0m',
  'y5p',
  '5p{A}',
  '123m 456p',
  '1111+z',
  '5-55=0p',
  '123m ___',
  'j1m2=m3+m',
  '3456s3s',
  '?',
  '12x'
]

test('every loss has words in each language', () => {
  const losses = new Set(
    rows.flatMap(row => writtenDialects.flatMap(id => format(parse(row).tree, id).lost.map(({what}) => what)))
  )
  expect(losses.size).toBeGreaterThan(6)
  for (const what of losses) {
    expect(lossWords[what].en).toMatch(/^[a-z]/)
    expect(lossWords[what].ja).toMatch(/[\u3040-\u30FF\u4E00-\u9FFF]/)
    expect(new Set(languages.map(language => lossWords[what][language])).size).toBeGreaterThan(3)
  }
})
