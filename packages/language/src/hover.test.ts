import {expect, test} from 'vitest'
import {languageService} from './index.js'

const service = languageService()

/** What there is to know at `|`. */
const hoverAt = (page: string) => service.hover(page.replace('|', ''), page.indexOf('|'))

const block = (lines: string) => `\`\`\`mahjong\n${lines}\n\`\`\`\n`

test.each([
  ['false', '234m345p567s66p78s\nwaits: 1|m', [['waits', '69s']]],
  ['to be filled in', '234m345p567s66p78s\nshanten: |?', [['shanten', 'tenpai']]],
  ['that the rules cannot judge', '234m345p567s66p78s\nscore: |?', undefined],
  ['of words', '234m345p567s66p78s\nnote: wa|its', undefined]
])('a claim %s', (_, lines, facts) => expect(hoverAt(block(lines))?.facts).toEqual(facts))

test.each([
  ['<p>:tiles[234m3|4p]</p>', '34p'],
  ['<div>\r\n<b>🀄 :tiles[1m] :tiles[234m3|4p]{size=l}</b>\r\n</div>\r\n', '34p']
])('a row in HTML: %s', page => {
  const found = hoverAt(page)!
  expect(page.replace('|', '').slice(found.start, found.end)).toMatch(/^:tiles\[234m34p\](?:\{size=l\})?$/)
  expect(found.svg).toContain('<svg')
  expect(found.facts).toContainEqual(['waits', '25p'])
})

test('nothing in HTML where there is no row', () => {
  expect(hoverAt('<p>a| :tiles[1m]</p>')).toBeNull()
  expect(hoverAt('<p>\\:tiles[1|m]</p>')).toBeNull()
  expect(hoverAt('<p>:hanafuda[1|h]</p>')).toMatchObject({svg: null})
})

test('the option of a row in HTML', () => {
  expect(hoverAt('<p>:tiles[11m]{wai|ts=1m}</p>')?.key?.id).toBe('waits')
})

test('keys are in the language that the site names', () => {
  const text = block('234m345p567s66p78s\n')
  const japanese = languageService({mahjong: {lang: 'ja'}})
  expect(japanese.completions(text, text.indexOf('78s') + 4).map(({label}) => label)).toContain('待ち')
})
