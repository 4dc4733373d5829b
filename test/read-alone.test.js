/**
 * A block that is read as a page by itself, without a parser of Markdown, is what the parser finds: the same elements, the same
 * messages at the same places. `THOROUGH=1` tries the blocks of all fixtures.
 */
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {pageReader} from '../packages/language/dist/page/page.js'
import {aloneOf} from '../packages/language/dist/claims/truth.js'
import {cases, fixtures} from './engines/cases.js'
import {sampleOf} from './sample.js'

const tried = sampleOf(cases, 12)

test('a block is read as the parser of Markdown would read it', () => {
  let count = 0
  for (const name of tried) {
    const path = join(fixtures, name, 'options.json')
    const {hanafuda, ...mahjong} = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
    const {whole, alone} = pageReader({mahjong, hanafuda})
    const page = whole(readFileSync(join(fixtures, name, 'input.md'), 'utf8'))
    for (const construct of page.constructs.filter(({kind}) => kind === 'block')) {
      const text = aloneOf(page, construct, construct.value)
      const read = alone(text)
      if (!read) continue
      expect([name, read]).toEqual([name, whole(text)])
      count++
    }
  }
  expect(count).toBeGreaterThan(tried.length)
})

// Text that Markdown does not take as it is, or that is no single fence.
for (const text of [
  '',
  '``````mahjong',
  '``````mahjong \n``````\n',
  '``````mahjong \n12m\n``````\nmore\n``````\n',
  '``````mahjong \n12m\r\n``````\n',
  '``````mahjong \n1\0m\n``````\n',
  '``````mahjong title="a&amp;b"\n12m\n``````\n',
  '``````js \n12m\n``````\n',
  'prose\n\n``````mahjong \n12m\n``````\n',
  '---\nlang: ja\n---\n\n# Title\n\n``````mahjong \n12m\n``````\n'
])
  test(`for the parser: ${JSON.stringify(text)}`, () => expect(pageReader().alone(text)).toBe(null))
