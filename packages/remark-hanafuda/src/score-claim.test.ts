import {expect, test} from 'vitest'
import {sentence, type Language} from '@tehai/kernel/source'
import {checkBlock} from './block.js'
import {messages as table} from './messages.js'
import {defaultSettings} from './settings.js'

const said = (source: string, lang: Language = 'en'): string[] =>
  checkBlock(source, '', {...defaultSettings, lang}).messages.map(message =>
    sentence(message, table, source, lang)
  )

// [rules, who has called, language, how the points are reckoned]
const reckoned: ReadonlyArray<[string, string, Language, string]> = [
  ['koikoi-japan', 'self', 'en', '6 points (5 + 1)'],
  ['koikoi-japan', 'self', 'ja', '6文（5+1）'],
  ['nintendo', 'opponent', 'en', '10 points (5 × 2)'],
  ['nintendo sankoScore=8', 'opponent', 'en', '32 points (8 × 2 × 2)'],
  ['nintendo sankoScore=8', 'none', 'ja', '16文（8×2）'],
  ['standard', 'none', 'en', '6 points by']
]
test.each(reckoned)('%s, koi-koi by %s, in %s: %s', (rules, calls, lang, expected) => {
  const [message] = said(`rules: ${rules}\nkoikoi: ${calls}\ncaptured: 1,3,8h\nscore: 99`, lang)
  expect(message).toContain(expected)
})

test('points with how they were reckoned are read back', () => {
  const lines = 'koikoi: self\ncaptured: 1,3,8h\nscore: '
  for (const score of ['12 points (6 × 2)', '12文（6×2）', '12 (6 x 2)'])
    expect(said(lines + score)).toEqual([])
  expect(said(`${lines}12 points (5 × 2)`)).toHaveLength(1)
  expect(said(`${lines}10 points (5 × 2)`)).toHaveLength(1)
  expect(said('rules: koikoi-japan\nkoikoi: self\ncaptured: 1,3,8h\nscore: 6 points (5 + 1)')).toEqual([])
})

test('a call of koi-koi pays nothing without a yaku', () => {
  const lines = 'rules: koikoi-japan\nkoikoi: self\ncaptured: 1h\nscore: '
  expect(said(`${lines}0`)).toEqual([])
  expect(said(`${lines}1`)).toEqual(['Unexpected score `1`, expected 0 points by the KoiKoi-Japan rules'])
})
