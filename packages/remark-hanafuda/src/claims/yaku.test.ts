import {expect, test} from 'vitest'
import {sentence, type Language} from '@tehai/kernel/source'
import {checkBlock} from '../page/block.js'
import {checkInline} from '../page/inline.js'
import {messages as table} from '../grammar/messages.js'
import {defaultSettings} from '../grammar/settings.js'

const said = (source: string, lang: Language = 'en'): string[] =>
  checkBlock(source, '', {...defaultSettings, lang}).messages.map(message =>
    sentence(message, table, source, lang)
  )

// [cards, what is claimed, rules]
const right: ReadonlyArray<[string, string, string?]> = [
  ['1,3,8h', '三光 ６文'],
  ['1,3,8h', 'サンコウ'],
  ['6,7,10t', 'イノシカチョウ'],
  ['1,2,3r', '赤タン'],
  ['6,9,10r', '青タン6文'],
  ['6,9,10r', 'Blue Poetry Ribbons'],
  ['6,9,10r', 'Aotan (Blue Ribbons)'],
  ['6,9,10r', 'Aotan (Blue Ribbons) 6'],
  ['1,2,3r 6,9,10r', '赤短・青短、タン'],
  ['1,2,3r 6,9,10r', '赤短・青短', 'nintendo'],
  ['1,2,3r 6,9,10r', '赤短・青短の重複', 'nintendo'],
  ['1,2,3r 6,9,10r', '赤短、青短重复10文', 'nintendo'],
  ['1,3,8h 9t', '三光6文＋花見で一杯5文＋月見で一杯5文＝16文'],
  ['1,3,8h 9t', 'Three Brights (6) + Flower Viewing (5) + Moon Viewing (5) = 16 points'],
  ['1,3,8h 9t', '三光6文、花見で一杯5文、月見で一杯5文、計16文'],
  ['1,3h', '0'],
  ['1,3h', 'なし'],
  ['1,3,8h 9t', '三光・花見で一杯・月見で一杯'],
  ['1,3,8h', '三光', '任天堂'],
  ['6,9,10r', 'Aotan (Blue Ribbons) - 6pts'],
  ['1,3,8h', '三光 6分'],
  ['6,7,10t', '이노시카쵸 5문'],
  ['1,2,3r', '아카탄 6점'],
  ['1,3,8h 9t', '三光六文、花見で一杯五文、月見で一杯五文、合わせて十六文']
]
test('the key of Korean for yaku', () => {
  expect(said('captured: 1,2,3r\n역: 홍단 6문')).toEqual([])
  expect(said('captured: 1,2,3r\n역: 홍단 5문')).toHaveLength(1)
})

test.each(right)('%s make %s', (cards, claim, rules = 'standard') => {
  expect(said(`rules: ${rules}\ncaptured: ${cards}\nyaku: ${claim}`)).toEqual([])
})

// [cards, what is claimed, what is said]
const wrong: ReadonlyArray<[string, string, string]> = [
  ['1,3,8h', '三光6文＋花見で一杯5文＝11文', 'Unexpected yaku `花見で一杯`, expected Three Brights (6)'],
  ['3h 9t', '花見で一杯5文＝6文', 'Unexpected points `6文`, expected 5 for Flower Viewing'],
  ['1,3,8h', 'none', 'Unexpected `none`, expected Three Brights (6)'],
  ['1,3,8h', '0', 'Unexpected `0`, expected Three Brights (6)'],
  ['1,3h', '5 points', 'Unexpected yaku `5 points`, expected a name such as `sanko` or `Three Brights`'],
  ['1,3,8h', '三光、三光', 'Unexpected second `三光`, expected each yaku once'],
  [
    '1,2,3r 6,9,10r',
    '赤短・青短の重複',
    'Unexpected yaku `赤短・青短の重複`, expected Red Poetry Ribbons (6)'
  ],
  ['6,9,10r', 'Aotan (Red Poetry Ribbons)', 'Unexpected yaku `Aotan (Red Poetry Ribbons`'],
  [
    '1,3,8h 9t',
    '三光、花見で一杯、月見で一杯、合わせて十五文',
    'Unexpected points `合わせて十五文`, expected 16'
  ],
  ['1h1r1k1k', '手四', 'expected no yaku; a yaku of a dealt hand of eight cards, in a row `hand`']
]
test.each(wrong)('%s do not make %s', (cards, claim, expected) => {
  const messages = said(`captured: ${cards}\nyaku: ${claim}`)
  expect(messages).toHaveLength(1)
  expect(messages[0]).toContain(expected)
})

test('no yaku, in Japanese', () => {
  expect(said('取り札: 1,3,8h\n役: なし', 'ja')).toEqual(['`なし` ではありません。成立している役：三光6文'])
})

test('the yaku of a dealt hand, by the rules that have them', () => {
  const four = 'hand: 1h1r1k1k 2t 3h 4t 5t'
  expect(said(`rules: nintendo\n${four}\nyaku: 手四6文\nscore: 6`)).toEqual([])
  expect(said(`rules: nintendo\n${four}\nkoikoi: both\nscore: 12`)).toHaveLength(1)
  expect(said('rules: nintendo\nhand: 1h1r 2t2r 3h3r 4t4r\nyaku: くっつき')).toEqual([])
  expect(said(`${four}\nyaku: 手四`)).toEqual([
    'Unexpected yaku `手四`, expected no yaku; not a yaku by these rules'
  ])
  expect(said(`${four}\nyaku: ?`)).toHaveLength(1)
  const inLine = checkInline('1h1r1k1k 2t 3h 4t 5t', 'yaku=手四 rules=nintendo', false, defaultSettings)
  expect(inLine.attributeMessages).toEqual([])
})

test('points beside the yaku of a dealt hand', () => {
  const four = 'hand: 1h1r1k1k 2t 3h 4t 5t'
  expect(said(`rules: nintendo\n${four}\nscore: 6\nyaku: 手四`)).toEqual([])
  const idsOf = (cards: string, score: number) =>
    checkInline(cards, `yaku=手四 score=${score} rules=nintendo`, false, defaultSettings).attributeMessages
  for (const cards of ['1h1r1k1k 2t 3h 4t 5t', '1h1r1k1k 2t 3h 4t o']) {
    expect(idsOf(cards, 6)).toEqual([])
    expect(idsOf(cards, 7)).toHaveLength(1)
  }
})

test('a dealt hand with a card face down', () => {
  const lines = (hand: string, claim: string) => `rules: nintendo\nhand: ${hand}\nyaku: ${claim}`
  for (const claim of ['手四', '?']) {
    expect(said(lines('1h1r1k1k 2t 3h 4t o', claim))).toEqual([])
    expect(said(lines('1h1r1k 2t 3h 4t 5t o', claim))).toEqual([])
  }
  expect(said(lines('1h1r 2t2r 3h3r o o', 'くっつき'))).toEqual([])
  expect(said(lines('1h1r1k1k 2t 3h 4t o', 'くっつき'))).toHaveLength(1)
})

test('marks alone are no yaku, and nothing is proposed for them', () => {
  for (const marks of ['-', ',', '、、']) {
    const {messages} = checkBlock(`captured: 1h\nyaku: ${marks}`, '', defaultSettings)
    expect(messages.map(({id, expected}) => [id, expected])).toEqual([['unknown-yaku', []]])
  }
})

// [why, lines before the claims, whether they are judged]
const unknown: ReadonlyArray<[string, string, boolean]> = [
  ['a month that would make 月札', 'rules: standard monthlyScore=4\ncaptured: 1h1r1k1k', false],
  ['a month that makes no difference', 'rules: standard monthlyScore=4\ncaptured: 1h1r1k2k', true],
  ['a month that is known', 'rules: standard monthlyScore=4\nmonth: 2\ncaptured: 1h1r1k1k', true],
  ['a card that may complete a yaku', 'captured: 1,3h o', false],
  ['a card that may add to a yaku', 'captured: 2,4,5,6,8t o', false],
  ['a card that makes no difference', 'captured: 1h o', true],
  ['two cards that may', 'captured: 1h o o', false],
  ['a card that the opponent has', 'captured: 1,3h 2k o\nopponent: 8,12h 9t', false]
]
test.each(unknown)('unknown: %s', (_, lines, isJudged) => {
  const messages = said(`${lines}\nyaku: 五光\nscore: 999`)
  expect(messages).toHaveLength(isJudged ? 2 : lines.includes('opponent') ? 2 : 0)
  const {markup} = checkBlock(`${lines}\nyaku: ?`, '', defaultSettings)
  expect(JSON.stringify(markup).includes('hanafuda-claim-unchecked')).toBe(messages.length === 0)
})

test('cards that are counted behind the points', () => {
  const idsOf = (claim: string) =>
    checkBlock(`captured: 2r 4r 5r 7r 11r 10r\nyaku: ${claim}`, '', defaultSettings).messages.map(
      ({id}) => id
    )
  expect(idsOf('タン2文（6枚）')).toEqual([])
  expect(idsOf('Ribbons 2 (6 cards)')).toEqual([])
  expect(idsOf('タン（6枚）')).toEqual([])
  expect(idsOf('タン2文（7枚）')).toEqual(['false-yaku'])
  expect(idsOf('タン3文（6枚）')).toEqual(['false-yaku-points'])
})
