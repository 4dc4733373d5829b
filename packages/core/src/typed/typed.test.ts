/**
 * Values of typed functions; `vitest` does not check types, which `types.test.ts` compiles.
 */
import {expect, test} from 'vitest'
import {defineQuiz, hand, score, tiles} from './index.js'

/** What cannot compile, for the throws. */
const untyped = {
  tiles: tiles as (text: string) => unknown,
  hand: hand as (text: string) => unknown,
  score: score as (hand: string, ctx: object) => unknown
}

test('tiles come in the order typed, melds included', () => {
  expect(tiles('406m 5-55z r5p')).toEqual(['4m', '0m', '6m', '5z', '5z', '5z', '0p'])
})

test('a hand of fourteen has the tile set apart as its draw', () => {
  const {concealed, draw, melds} = hand("234m 456s 66p 78s 1'23p 9s")
  expect([concealed.length, draw, melds.length]).toEqual([10, '9s', 1])
  expect(hand('123m456p789s1122z').draw).toBe(null)
})

test('a score has the fields of its type', () => {
  expect(score('234m345p456s66p78s9s', {win: 'tsumo', seat: 'east', honba: 2, sticks: 1})).toEqual({
    yaku: ['menzen_tsumo', 'pinfu'],
    han: 2,
    fu: 20,
    points: 2100,
    limit: null,
    yakuman: 0,
    tsumoPayments: [700],
    total: 3700
  })
})

// [why the row is here, hand, context, sentence]
const rows: readonly (readonly [string, string, object, string])[] = [
  [
    'notation',
    '12q4m',
    {win: 'ron'},
    "Unexpected `q` in typed notation, expected digits with `m`, `p`, `s` or `z`, and the marks `-`, `=`, `+`, `'`; did you mean `p`?"
  ],
  [
    'three players',
    '999m345p456s66p78s9s',
    {win: 'tsumo', rules: {sanma: true}},
    'Unexpected rule `sanma`, expected four players: `score` of `@tehai/riichi` scores the hands of three'
  ],
  [
    'chii',
    '12-3m 456p 789s 11z 22z2z',
    {win: 'ron'},
    'Unexpected chii from toimen: a chii can only be called from kamicha (the player to the left)'
  ],
  ['size', '123m456p789s1122z3z4z', {win: 'ron'}, 'Unexpected hand of 15 tiles, expected 14 tiles'],
  [
    'copies',
    '11111m456p789s22z2z',
    {win: 'ron'},
    'Unexpected copy number 5 of `1m`, expected at most 4 copies of a tile'
  ],
  [
    'conflict',
    '234m345p456s66p78s9s',
    {win: 'ron', rinshan: true},
    'Unexpected rinshan: the hand was won by ron'
  ],
  [
    'no winning tile',
    '234m345p456s66p789s',
    {win: 'ron'},
    'Unexpected hand without a winning tile, expected it as a separate group at the end, as in `78s9s`, or named by `tile`'
  ],
  [
    'winning tile',
    '234m345p456s66p789s',
    {win: 'ron', tile: '1m'},
    'Unexpected winning tile `1m`, expected a tile of the hand outside its melds'
  ],
  [
    'dora',
    '234m345p456s66p78s9s',
    {win: 'ron', dora: '8z'},
    'Unexpected indicators `8z`, expected tiles such as `4m` or `4m3z`'
  ],
  [
    'not complete',
    '234m345p456s66p78s1s',
    {win: 'ron'},
    'Unexpected hand that is not complete, expected four sets and a pair, seven pairs or thirteen orphans'
  ],
  ['no yaku', '111m345p456s66p 78s 9s', {win: 'ron'}, 'Unexpected hand without yaku, expected at least one']
]
for (const [why, text, ctx, sentence] of rows) {
  test(`a wrong hand throws what its type says: ${why}`, () => {
    expect(() => untyped.score(text, ctx)).toThrow(new TypeError(sentence))
  })
}

test('tiles and hands throw what their types say', () => {
  expect(() => untyped.tiles('12m3')).toThrow('Unexpected digits `3` without a suit letter')
  expect(() => untyped.hand('12m')).toThrow(
    'Unexpected hand of 2 tiles, expected 13 tiles, or 14 with the drawn tile'
  )
})

test('a question whose answer is true carries its score', () => {
  const ctx = {win: 'ron'} as const
  const {score} = defineQuiz({
    hand: '234m345p456s66p78s9s',
    ctx,
    answer: {han: 1, fu: 30, points: 1000, yaku: ['pinfu']}
  })
  expect(score.points).toBe(1000)
  const wrong = {hand: '234m345p456s66p78s9s', ctx, answer: {points: 1300}}
  expect(() => (defineQuiz as (question: object) => unknown)(wrong)).toThrow('Expected points 1000, got 1300')
})
