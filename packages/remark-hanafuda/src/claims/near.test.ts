import {expect, test} from 'vitest'
import {checkBlock} from '../page/block.js'
import {messages as table} from '../grammar/messages.js'
import {defaultSettings} from '../grammar/settings.js'
import {sentence, type Language} from '@tehai/kernel/source'

const said = (source: string, lang: Language = 'en'): string[] =>
  checkBlock(source, '', {...defaultSettings, lang}).messages.map(message =>
    sentence(message, table, source, lang)
  )

test.each([
  'sanko: 1 more (8h or 12h)',
  'Sanko: 1 more (`8h` or `12h`)',
  'sanko: 1 more (8h/12h)',
  '三光 あと1枚（芒に月、桐に鳳凰）',
  '三光 あと一枚',
  '三光 あと１枚（8h）',
  '三光 还差1张',
  '삼광: 1장 남음',
  'さんこう あと1枚',
  'サンコウ'
])('near: %s', claim => {
  expect(said(`captured: 1h 3h\nnear: ${claim}`)).toEqual([])
})

test.each([
  'one away from Three Brights',
  'Three Brights: one card (8h or 12h)',
  '赤短 あと2枚、三光まであと一枚',
  '桐に鳳凰か芒に月で三光',
  '三光还差一张',
  '삼광까지 한 장'
])('near, in other words: %s', claim => {
  expect(said(`captured: 1h 3h 1r\nnear: ${claim}`)).toEqual([])
})

test.each([
  'two away from Three Brights',
  '三光差两张',
  '삼광까지 두 장',
  '桜に赤短で三光',
  '三光 あと1枚（梅に鶯）'
])('not near, in other words: %s', claim => {
  expect(said(`captured: 1h 3h 1r\nnear: ${claim}`)).toHaveLength(1)
})

test('all cards that are lacking, with a word before the last', () => {
  expect(said('captured: 6t\nnear: Inoshikacho 2 more (boar and deer)')).toEqual([])
  expect(said('captured: 6t\nnear: 猪鹿蝶 あと2枚（萩に猪と紅葉に鹿）')).toEqual([])
  expect(said('captured: 6t\nnear: Inoshikacho 2 more (boar and geese)')).toHaveLength(1)
})

test('what is near in words of Japanese is read back', () => {
  expect(said('captured: 1h 3h\nnear: 三光 あと1枚（`8h` か `12h`）', 'ja')).toEqual([])
  for (const cards of ['芒月か桐鳳', '芒月または桐鳳', 'すすきにつき か きりにほうおう', '芒月'])
    expect(said(`captured: 1h 3h\nnear: 三光 あと1枚（${cards}）`, 'ja')).toEqual([])
  expect(said('captured: 1h 3h\nnear: 三光 あと1枚（芒月か梅鶯）', 'ja')).toHaveLength(1)
  expect(said('captured: 1h\nnear: 2枚以内の役はありません', 'ja')).toHaveLength(1)
  expect(said('captured: 1k\nopponent: 9t\nnear: 2枚以内の役はありません', 'ja')).toEqual([])
})

test.each([
  '青短 あと1枚（紅葉に青短）、猪鹿蝶 あと1枚（紅葉に鹿）',
  '青短 あと1枚（紅葉に青短）；猪鹿蝶 あと1枚（紅葉に鹿）',
  '青短 あと1枚 / 猪鹿蝶 あと1枚',
  '猪鹿蝶、青短',
  '猪鹿蝶・青短',
  '青短まであと1枚',
  '青短にあと1枚、花見で一杯まで2枚（桜に幕、菊に盃）',
  'Blue Ribbons: 1 more (10r), Boar, Deer, Butterflies: 1 more (10t)',
  '青短 还差1张（10r）、猪鹿蝶 还差1张',
  '청단: 1장 남음, 멧돼지·사슴·나비: 1장 남음'
])('several near: %s', claim => {
  expect(said(`captured: 6r 9r 6t 7t\nnear: ${claim}`)).toEqual([])
})

// [language, cards of the row, what is claimed, what is said]
const written: ReadonlyArray<[Language, string, string, string]> = [
  ['ja', '松に鶴、桜に幕', '三光 あと2枚', '三光 あと1枚（`芒に月` か `桐に鳳凰`）'],
  ['ja', '1h 3h', '三光 あと2枚', '三光 あと1枚（`8h` か `12h`）'],
  ['en', 'crane, curtain', 'sanko: 2 more', '(`pampas grass with full moon` or `paulownia with phoenix`)'],
  ['zh-Hans', '松上鹤、樱上幕', '三光 还差2张', '（`芒上月` 或 `桐上凤凰`）'],
  ['ko', '송학 광, 벚꽃 광', '삼광: 2장 남음', '(`공산 광` 또는 `오동 광`)'],
  ['ja', '萩に猪', '猪鹿蝶 あと1枚', '猪鹿蝶 あと2枚（`牡丹に蝶、紅葉に鹿`）']
]
test.each(written)('%s: cards are said as %s has them', (lang, cards, claim, expected) => {
  expect(said(`captured: ${cards}\nnear: ${claim}`, lang)[0]).toContain(expected)
})

test('each of several is judged by itself, at its place', () => {
  const source = 'captured: 6r 9r 6t 7t\nnear: 猪鹿蝶 あと1枚（10r）、青短 あと2枚、五光、青単'
  expect(said(source, 'ja')).toEqual([
    '`10r` は誤りです。正しくは猪鹿蝶 あと1枚（`10t`）です',
    '`青短 あと2枚` は誤りです。正しくは青短 あと1枚（`10r`）です',
    '`青単` という役はありません。三光や `inoshikacho` のような名前を書いてください（`青短` ではありませんか）'
  ])
  expect(said('captured: 6r 9r\nnear: 、')).toHaveLength(1)
})

// [why, lines, what is said]
const refused: ReadonlyArray<[string, string, string]> = [
  [
    'a choice with a card that does not help',
    'captured: 1h 3h\nnear: sanko: 1 more (8h or 2t)',
    'Unexpected `8h or 2t`, expected Three Brights: 1 more (`8h` or `12h`)'
  ],
  ['complete', 'captured: 1h 3h 8h\nnear: sanko', 'Unexpected `sanko`, expected Three Brights (complete)'],
  [
    'lost',
    'captured: 1h 3h\nopponent: 8h 12h\nnear: sanko',
    'Unexpected `sanko`, expected Three Brights (can no longer count)'
  ],
  [
    'lost by a row that follows',
    'captured: 1h 3h\nnear: sanko\nopponent: 8h 12h',
    'Unexpected `sanko`, expected Three Brights (can no longer count)'
  ],
  [
    'void',
    'rules: nintendo\ncaptured: 6,7,10t 2,4t\nnear: tane',
    'Unexpected `tane`, expected Animals (can no longer count)'
  ],
  [
    'off',
    'captured: 1r\nnear: monthly',
    'Unexpected `monthly`, expected Cards of the Month (not a yaku by these rules)'
  ],
  [
    'none',
    'captured: 6t 7t\nopponent: 9t\nnear: none',
    'Unexpected `none`, expected Boar, Deer, Butterflies: 1 more (`10t`)'
  ]
]
test.each(refused)('near: %s', (_, source, expected) => {
  expect(said(source)).toEqual([expected])
})

// [lines before the claim, what is claimed]
const accepted = [
  ['rules: standard monthlyScore=4\nmonth: 1\ncaptured: 1h 1r 1k', 'monthly: 1 more (1k)'],
  ['captured: 1k 2k 2k 3k 3k 4k 4k 5k 5k', 'kasu: 1 more (1k)'],
  ['captured: 2k 2k 3k 3k 4k 4k 5k 5k 6k\nopponent: 1c', 'kasu: 1 more (1k)'],
  ['rules: nintendo\ncaptured: 1r 6r 9r\nopponent: 11r', 'tanzaku: 2 more (2r 4r)']
] as const
test.each(accepted)('with %s, near: %s', (lines, claim) => {
  expect(said(`${lines}\nnear: ${claim}`)).toEqual([])
})

// [lines before the claim, what is claimed, whether it is judged]
const unknown: ReadonlyArray<[string, string, 'true' | 'false' | 'filled' | 'unchecked']> = [
  ['captured: 6t 7t\nopponent: 9t 3h o', 'none', 'unchecked'],
  ['captured: 6t 7t\nopponent: 9t 3h o', '?', 'unchecked'],
  ['captured: 6t 7t\nopponent: 9t 3h o', 'inoshikacho: 1 more (10t)', 'unchecked'],
  ['captured: 6t 7t\nopponent: 9t 3h o', 'inoshikacho: 2 more', 'false'],
  ['captured: 6t 7t\nopponent: 9t 3h o', 'hanami', 'false'],
  ['captured: 1k\nopponent: 9t o', 'none', 'true'],
  ['captured: 1k\nopponent: 9t o', '?', 'filled'],
  ['rules: standard monthlyScore=4\ncaptured: 1r 1k 1k', '?', 'unchecked'],
  ['rules: standard monthlyScore=4\ncaptured: 2t 2k\nopponent: 9t', 'none', 'unchecked'],
  ['rules: standard monthlyScore=4\ncaptured: 2t\nopponent: 9t', 'none', 'true'],
  ['rules: standard monthlyScore=4\ncaptured: 1r 1k', 'none', 'false']
]
test.each(unknown)('with %s, near: %s is %s', (lines, claim, state) => {
  const {markup} = checkBlock(`${lines}\nnear: ${claim}`, '', defaultSettings)
  expect(JSON.stringify(markup)).toContain(`hanafuda-claim-${state}`)
})

// [captured, what is claimed, what comes of it]
const counted: ReadonlyArray<[string, string, 'true' | 'false' | 'filled' | 'unchecked']> = [
  ['カス8枚', 'カス あと2枚', 'true'],
  ['カス8枚', 'カス あと1枚', 'false'],
  ['カス8枚', 'カス あと2枚（1k 2k）', 'unchecked'],
  ['カス8枚', 'カス あと1枚（1k）', 'false'],
  ['カス8枚', 'なし', 'false'],
  ['カス8枚', '?', 'filled'],
  ['1h 3h カス9枚', '三光 あと1枚（8h 12h）', 'true'],
  ['1h 3h カス9枚', '三光 あと1枚（8h 2t）', 'false'],
  ['1h 3h カス9枚', '三光 あと2枚', 'false'],
  ['タネ4枚、短冊4枚、カス9枚', 'タネ、タン、カス', 'true'],
  ['タネ4枚', '猪鹿蝶 あと1枚', 'unchecked'],
  ['タネ4枚', '?', 'unchecked'],
  ['光2枚', '三光 あと3枚', 'false'],
  ['1h o カス9枚', 'カス あと1枚', 'unchecked'],
  ['光2枚、タネ3枚、短冊3枚、カス7枚', 'カス', 'unchecked']
]
test.each(counted)('%s, near: %s is %s', (cards, claim, state) => {
  const {markup} = checkBlock(`captured: ${cards}\nnear: ${claim}`, '', defaultSettings)
  expect(JSON.stringify(markup)).toContain(`hanafuda-fact-near hanafuda-claim-${state}`)
})

test('what may be true of counted cards is said', () => {
  expect(said('captured: カス8枚\nnear: カス あと1枚', 'ja')).toEqual([
    '`カス あと1枚` は誤りです。正しくはカス あと2枚です'
  ])
  expect(said('captured: 光2枚\nnear: 三光 あと3枚', 'ja')).toEqual([
    '`三光 あと3枚` は誤りです。正しくは三光（もう成立しません）か 三光 あと1枚です'
  ])
})

test('a second table does not change what was near on the first', () => {
  expect(said('captured: 1h 3h\nnear: sanko\ncaptured: 2k\nopponent: 8h 12h')).toEqual([])
})

test('with a card face down, or without the month of 月札, nothing is said', () => {
  expect(said('captured: 1h 3h o\nnear: sanko: 3 more')).toEqual([])
  expect(said('rules: standard monthlyScore=4\ncaptured: 1h 1r\nnear: monthly: 3 more')).toEqual([])
})
