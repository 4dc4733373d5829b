import {expect, test} from 'vitest'
import {nearMisses, score, type WinScore, type Win} from '@tehai/riichi'
import type {Tile} from '@tehai/riichi/tile'
import {languages} from '@tehai/kernel/source'
import {
  asSentence,
  clause,
  clauses,
  sayClauses,
  sentenceParts,
  type Clause,
  type ClauseId
} from './clauses.js'
import {explainScore} from './explain.js'
import {nameOfScore, nameOfShanten} from '../scores/score.js'
import {dictionaries as handWords} from '../words/scores.js'

/** Tiles of plain mpsz. */
const tiles = (text: string): Tile[] =>
  [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, ranks, suit]) =>
    [...ranks!].map(rank => `${rank}${suit}` as Tile)
  )

// [why, win, in English, in Japanese].
const rows: ReadonlyArray<readonly [string, Win, string, string]> = [
  [
    'a pair that is in the way of pinfu',
    {hand: tiles('234678m34p567s22z'), win: '5p', by: 'ron', situation: {riichi: true}},
    'Ron on `5p` with riichi 1; 1 han in all. 20 base + 2 value pair + 10 closed ron + 8 rounded up = 40 fu. ' +
      '1 han 40 fu, 1,300 points for a non-dealer. No pinfu: the pair `22z` is the seat wind. ' +
      'No tanyao: the pair `22z` has a terminal or honor.',
    '`5p` のロンアガリで、立直1翻。合わせて1翻。副底20＋役牌の雀頭2＋門前ロン10＋切り上げ8＝40符。' +
      '子の1翻40符 1300点。雀頭の `22z` が自風なので平和は付きません。雀頭の `22z` に么九牌があるので断么九は付きません。'
  ],
  [
    'seven pairs',
    {hand: tiles('1188m2299p4477s6z'), win: '6z', by: 'tsumo', situation: {seat: 'east'}},
    'Tsumo on `6z` with menzen tsumo 1, chiitoitsu 2; 3 han in all. Seven pairs always have 25 fu. ' +
      '3 han 25 fu, 1,600 all for the dealer.',
    '`6z` のツモアガリで、門前清自摸和1翻、七対子2翻。合わせて3翻。七対子は常に25符。親の3翻25符 1600オール。'
  ],
  [
    'a reading that pays more than another',
    {hand: tiles('111222333m78s99p'), win: '6s', by: 'ron'},
    'Ron on `6s` with sanankou 2; 2 han in all. 20 base + 8 concealed triplet + 4 concealed triplet + ' +
      '4 concealed triplet + 10 closed ron + 4 rounded up = 50 fu. 2 han 50 fu, 3,200 points for a non-dealer. ' +
      'Of 2 readings this one pays the most.',
    '`6s` のロンアガリで、三暗刻2翻。合わせて2翻。副底20＋暗刻8＋暗刻4＋暗刻4＋門前ロン10＋切り上げ4＝50符。' +
      '子の2翻50符 3200点。2通りの読み方のうち一番高い点数です。'
  ],
  [
    'yakuman',
    {hand: tiles('19m19p19s1234567z'), win: '7z', by: 'ron'},
    'Ron on `7z` with kokushi musou, 13-sided. Double yakuman, 64,000 points for a non-dealer.',
    '`7z` のロンアガリで、国士無双十三面。子の二倍役満 64000点。'
  ]
]
for (const [why, win, en, ja] of rows) {
  test(`explain: ${why}`, () => {
    const scored = score(win) as WinScore
    const misses = why.includes('pinfu') ? nearMisses(scored, win) : []
    expect(explainScore(scored, win, 'en', misses)).toBe(en)
    expect(explainScore(scored, win, 'ja', misses)).toBe(ja)
  })
}

test('clauses: several are joined, and text is kept as it is', () => {
  const facts = clauses(clause('not-tenpai', {shanten: 1}), null, clause('accepts', {tiles: '25p'}))
  expect(sayClauses(facts, 'en')).toBe('the hand is 1-shanten; the hand accepts `25p`')
  expect(sayClauses(facts, 'ja')).toBe('手牌は一向聴です。受け入れは `25p` です')
  expect(sayClauses('toString', 'en')).toBe('toString')
})

test('clauses: a sentence as words and tiles, which a page draws', () => {
  const block = {type: 'pair', tile: '1z'} as const
  const fact: Clause = {id: 'miss-value-pair-seat', values: {yakuId: 'pinfu', block}}
  expect(sentenceParts(fact, 'en')).toEqual([
    'No ',
    'pinfu',
    ': ',
    'the pair',
    ' ',
    {tiles: '11z'},
    ' is the seat wind',
    '.'
  ])
  expect(asSentence(fact, 'ja')).toBe('雀頭の `11z` が自風なので平和は付きません。')
})

test('clauses: each language names the values of the English sentence, and no others', () => {
  const namesIn = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  for (const [id, sentence] of Object.entries(handWords.en.clauses)) {
    for (const language of languages) {
      const known = new Set(namesIn(sentence))
      const names = namesIn(handWords[language].clauses[id as ClauseId])
      expect(
        names.filter(name => !known.has(name)),
        `${id} in ${language}`
      ).toEqual([])
    }
  }
})

test('scores and shanten in words', () => {
  const mangan = {han: 4, fu: 40, limit: 'mangan', yakuman: 0, points: 8000, payments: [4000, 2000]} as const
  expect(nameOfScore(mangan, 'en')).toBe('mangan (4 han 40 fu), 2,000/4,000 points')
  expect(nameOfScore(mangan, 'ja')).toBe('満貫（4翻40符） 2000・4000点')
  expect([-1, 0, 1, 8].map(shanten => nameOfShanten(shanten, 'ja'))).toEqual([
    '和了',
    '聴牌',
    '一向聴',
    '八向聴'
  ])
})
