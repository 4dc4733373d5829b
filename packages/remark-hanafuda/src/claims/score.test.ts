import {expect, test} from 'vitest'
import {sentence, type Language} from '@tehai/kernel/source'
import {checkBlock} from '../page/block.js'
import {messages as table} from '../grammar/messages.js'
import {defaultSettings} from '../grammar/settings.js'

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
  const right = ['12 points (6 × 2)', '12文（6×2）', '12 (6 x 2)', '12文（6文×2）', '12文（6文×2倍）']
  for (const score of [
    ...right,
    '6文×2＝12文',
    '6文 × 2 = 12文',
    '6×2=12',
    '6 points x 2 = 12 points',
    '6점×2=12점'
  ])
    expect(said(lines + score), score).toEqual([])
  for (const score of ['6文×2＝10文', '5文×2＝10文', '6文×2＝', '＝12文', '6文×2=12文=12文'])
    expect(said(lines + score), score).toHaveLength(1)
  expect(said(`${lines}12 points (5 × 2)`)).toHaveLength(1)
  expect(said(`${lines}10 points (5 × 2)`)).toHaveLength(1)
  expect(said('rules: koikoi-japan\nkoikoi: self\ncaptured: 1,3,8h\nscore: 6 points (5 + 1)')).toEqual([])
})

test('a call of koi-koi pays nothing without a yaku', () => {
  const lines = 'rules: koikoi-japan\nkoikoi: self\ncaptured: 1h\nscore: '
  expect(said(`${lines}0`)).toEqual([])
  expect(said(`${lines}1`)).toEqual(['Unexpected score `1`, expected 0 points by the KoiKoi-Japan rules'])
})

// [who has called, language, the line of the caption, the score that is filled in]
const called: ReadonlyArray<[string, Language, string, string]> = [
  ['self', 'ja', 'こいこい：自分', '12文（6×2）'],
  ['opponent', 'en', 'Koi-koi called by the opponent', '12 points (6 × 2)'],
  ['self twice', 'en', 'Koi-koi called', '12 points (6 × 2)'],
  ['both', 'ko', '코이코이: 둘 다', '12점 (6 × 2)'],
  ['both', 'zh-Hans', '来来：双方', '12文（6×2）'],
  ['self', 'zh-Hant', '來來：自己', '12文（6×2）']
]
test.each(called)(
  'koi-koi by %s in %s: the page says so, and how the score came about',
  (by, lang, line, score) => {
    const source = `koikoi: ${by}\ncaptured: 1,3,8h\nscore: ?`
    const page = JSON.stringify(checkBlock(source, '', {...defaultSettings, lang}).markup)
    expect(page).toContain(JSON.stringify(line))
    expect(page).toContain(JSON.stringify(score))
    expect(said(source.replace('?', score))).toEqual([])
  }
)

// [language, what the caption says of rules that differ from their preset]
const ruled: ReadonlyArray<[Language, string]> = [
  [
    'en',
    'Flower Viewing (1), koi-koi × 3, koi-koi by the loser multiplies, 7 points or more × 2, maxTurns=6'
  ],
  ['ja', '花見で一杯1文、こいこいは3倍、相手のこいこいで倍、7文以上は2倍、maxTurns=6'],
  ['zh-Hans', '赏花酒1文、来来3倍、对手来来即加倍、7文以上2倍、maxTurns=6'],
  ['zh-Hant', '賞花酒1文、來來3倍、對手來來即加倍、7文以上2倍、maxTurns=6'],
  ['ko', '꽃놀이 술잔 1점, 코이코이 3배, 상대가 코이코이하면 배, 7점 이상 2배, maxTurns=6']
]
test.each(ruled)('rules in words of %s', (lang, expected) => {
  const rules =
    'hanamiScore=1 sankoScore=7 koiKoiMode=opponent koiKoiMultiplier=3 sevenPointMultiplier=2 maxTurns=6'
  const {markup} = checkBlock(`rules: ${rules}\ncaptured: 1,3,8h\nscore: ?`, '', {...defaultSettings, lang})
  expect(JSON.stringify(markup)).toContain(expected)
  expect(JSON.stringify(markup)).not.toContain('sankoScore')
})

test('how often koi-koi was called', () => {
  const idsOf = (calls: string, score: number, mode: string) =>
    checkBlock(
      `rules: standard koiKoiMode=${mode}\ncaptured: 1,3,8h\nkoikoi: ${calls}\nscore: ${score}`,
      '',
      defaultSettings
    ).messages.map(({id}) => id)
  for (const calls of ['自分が2回', 'self twice', '자신 2번', '我2次'])
    expect(idsOf(calls, 18, 'calls')).toEqual([])
  expect(idsOf('self twice', 12, 'calls')).toEqual(['false-score'])
  expect(idsOf('相手2回', 12, 'opponent')).toEqual([])
  expect(idsOf('した', 12, 'self')).toEqual([])
  expect(idsOf('self 9 times', 12, 'self')).toEqual(['bad-value'])
})
