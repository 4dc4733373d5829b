import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {pileOf} from '../cards/index.js'
import {cardsOf} from '../notation/index.js'
import {mulberry32, shuffledDeck} from '../random/index.js'
import {defaultRules, defineRules, presets} from '../rules/index.js'
import type {GameRules, RuleChanges} from '../rules/index.js'
import {evaluateYaku, finalScore, isMultiplied, nearYaku, pilePoints, totalScore} from './index.js'
import type {YakuContext} from './index.js'
import {bitsOfMonth, brimOf, mayHaveYaku, monthlyTallies, tallyOfPile} from './tally.js'

function listed(cards: string, changes: RuleChanges = {}, context?: YakuContext): string {
  return evaluateYaku(cardsOf(cards), defineRules('standard', changes), context)
    .map(({type, baseScore, bonusScore}) => `${type} ${baseScore}+${bonusScore}`)
    .join(', ')
}

// [why, cards, options, yaku]
const rows: ReadonlyArray<[string, string, RuleChanges, string]> = [
  ['the rain man and two others are nothing', '1,3,11h', {}, ''],
  ['equal light yaku: the first of the order', '1,3,8,11h', {ameShikoScore: 6}, 'ameShiko 6+0'],
  ['a score of 0 turns a yaku off', '1,3,8h', {sankoScore: 0}, ''],
  ['a light yaku that is off leaves the next', '1,3,8,11h', {ameShikoScore: 0}, 'sanko 6+0'],
  ['花見 off', '3h 9t', {hanamiScore: 0}, ''],
  ['月見 off', '8h 9t', {tsukimiScore: 0}, ''],
  ['雨流れ: the rain man voids both viewings', '3,8,11h 9t', {rainSpoilsViewing: true}, ''],
  ['雨流れ: so does the lightning', '3h 9t 11k', {rainSpoilsViewing: true}, ''],
  ['雨流れ: the swallow does not', '3h 9t 11t', {rainSpoilsViewing: true}, 'hanami 5+0'],
  [
    '霧流れ: the phoenix voids 月見 only',
    '3,8h 9t 12h',
    {fogSpoilsViewing: true, sankoScore: 0},
    'hanami 5+0'
  ],
  ['盃 as カス', '1k1k2k2k3k3k4k4k5k 9t', {sakeAsKasu: true}, 'kasu 1+0'],
  ['猪鹿蝶 with a bonus', '6,7,10t 2t', {inoshikachoBonus: true}, 'inoshikacho 5+1'],
  ['猪鹿蝶 in place of 種', '6,7,10t 2,4t', {inoshikachoReplacesTane: true}, 'inoshikacho 5+0'],
  ['赤短 with a bonus', '1,2,3r 4r', {ribbonBonus: true}, 'akatan 6+1'],
  ['赤短 in place of 短冊', '1,2,3,4,5r', {ribbonsReplaceTanzaku: true}, 'akatan 6+0'],
  ['重複 in place of both', '1,2,3,6,9,10r', {akatanAotanScore: 10}, 'akatanAotan 10+0, tanzaku 1+1'],
  [
    '重複 beside both',
    '1,2,3,6,9,10r',
    {akatanAotanScore: 10, akatanAotanAdds: true},
    'akatanAotan 10+0, akatan 6+0, aotan 6+0, tanzaku 1+1'
  ],
  [
    'counts of one',
    '2t 4r 1k',
    {taneCount: 1, tanzakuCount: 1, kasuCount: 1},
    'tane 1+0, tanzaku 1+0, kasu 1+0'
  ]
]
for (const [why, cards, changes, expected] of rows) {
  test(`yaku: ${why}`, () => {
    expect(listed(cards, changes)).toBe(expected)
  })
}

test('月札 counts for the month of the round only', () => {
  expect(listed('11h11t11r11k', {monthlyScore: 4}, {month: 11})).toBe('monthly 4+0')
  expect(listed('11h11t11r11k', {monthlyScore: 4}, {month: 10})).toBe('')
  expect(listed('11h11t11r11k', {monthlyScore: 4})).toBe('')
})

test('viewing yaku are worth more after koi-koi where the rules say so', () => {
  const rules = {hanamiScore: 1, tsukimiScore: 1, viewingScoreAfterKoiKoi: 3}
  expect(listed('3h 8h 9t', rules)).toBe('hanami 1+0, tsukimi 1+0')
  expect(listed('3h 8h 9t', rules, {koiKoiCalls: 1})).toBe('hanami 3+0, tsukimi 3+0')
})

test('a yaku lists its cards by id, and a card named twice counts once', () => {
  const [yaku] = evaluateYaku([28, 0, 8, 0])
  expect(yaku).toEqual({type: 'sanko', baseScore: 6, bonusScore: 0, totalScore: 6, cards: [0, 8, 28]})
})

const someRules = fc.record({
  gokoScore: fc.nat(15),
  shikoScore: fc.nat(15),
  ameShikoScore: fc.nat(15),
  sankoScore: fc.nat(15),
  inoshikachoScore: fc.nat(5),
  hanamiScore: fc.nat(5),
  tsukimiScore: fc.nat(5),
  viewingScoreAfterKoiKoi: fc.nat(3),
  akatanScore: fc.nat(6),
  aotanScore: fc.nat(6),
  akatanAotanScore: fc.nat(10),
  taneScore: fc.nat(2),
  tanzakuScore: fc.nat(2),
  kasuScore: fc.nat(2),
  taneCount: fc.integer({min: 1, max: 6}),
  tanzakuCount: fc.integer({min: 1, max: 6}),
  kasuCount: fc.integer({min: 1, max: 12}),
  inoshikachoBonus: fc.boolean(),
  inoshikachoReplacesTane: fc.boolean(),
  ribbonBonus: fc.boolean(),
  akatanAotanAdds: fc.boolean(),
  ribbonsReplaceTanzaku: fc.boolean(),
  sakeAsKasu: fc.boolean(),
  rainSpoilsViewing: fc.boolean(),
  fogSpoilsViewing: fc.boolean(),
  monthlyScore: fc.nat(4)
})

function expectSamePoints(cards: readonly number[], rules: GameRules, calls: number, month: number): void {
  const {low, high} = pileOf(cards)
  const yaku = evaluateYaku(cards, rules, {koiKoiCalls: calls, month: (month || null) as 1 | null})
  const points = pilePoints(low, high, rules, calls, month)
  expect(points).toBe(totalScore(yaku))
  const monthly = month === 0 ? 0 : monthlyTallies[bitsOfMonth(low, high, month)]!
  if (points > 0) expect(mayHaveYaku(tallyOfPile(low, high) + monthly, brimOf(rules))).toBe(true)
}

test('points on bits are the sum of the yaku, for any pile and any rules', () => {
  const pile = fc.uniqueArray(fc.nat(47), {maxLength: 48})
  fc.assert(
    fc.property(pile, someRules, fc.nat(4), fc.nat(12), (cards, changes, calls, month) => {
      expectSamePoints(cards, defineRules('standard', changes), calls, month)
    }),
    {numRuns: 3000}
  )
})

test('few piles without a yaku look as if they had one', () => {
  const random = mulberry32(8)
  const piles = Array.from({length: 2000}, () => pileOf(shuffledDeck(random).slice(0, 12)))
  const brim = brimOf(defaultRules)
  const suspected = piles.filter(({low, high}) => mayHaveYaku(tallyOfPile(low, high), brim))
  const scoring = suspected.filter(({low, high}) => pilePoints(low, high, defaultRules, 0, 0) > 0)
  expect(scoring.length / suspected.length).toBeGreaterThan(0.8)
})

test('more cards never make fewer points by the presets', () => {
  const pile = fc.uniqueArray(fc.nat(47), {minLength: 1, maxLength: 48})
  fc.assert(
    fc.property(pile, fc.constantFrom(presets.standard, presets['koikoi-japan']), (cards, rules) => {
      const before = totalScore(evaluateYaku(cards.slice(1), rules))
      expect(totalScore(evaluateYaku(cards, rules))).toBeGreaterThanOrEqual(before)
    })
  )
})

// [why, base, calls of the winner, of the loser, options, points]
const scores: ReadonlyArray<[string, number, number, number, RuleChanges, number]> = [
  ['no player called', 6, 0, 0, {}, 6],
  ['either: once for both', 5, 1, 2, {}, 10],
  ['opponent: not for the winner', 5, 3, 0, {koiKoiMode: 'opponent'}, 5],
  ['self: not for the loser', 5, 0, 3, {koiKoiMode: 'self'}, 5],
  ['self', 5, 1, 0, {koiKoiMode: 'self'}, 10],
  ['each: twice for both', 5, 1, 1, {koiKoiMode: 'each'}, 20],
  ['calls: one more for every call', 5, 1, 2, {koiKoiMode: 'calls'}, 20],
  ['ladder: three calls add three', 5, 3, 0, {koiKoiMode: 'ladder', koiKoiBonus: 1}, 8],
  ['ladder: the fourth doubles instead', 5, 4, 0, {koiKoiMode: 'ladder', koiKoiBonus: 1}, 10],
  ['ladder: the fifth makes three times', 5, 5, 9, {koiKoiMode: 'ladder', koiKoiBonus: 1}, 15],
  ['seven points double before koi-koi doubles', 7, 0, 1, {sevenPointMultiplier: 2}, 28]
]
for (const [why, base, winner, loser, changes, expected] of scores) {
  test(`final score: ${why}`, () => {
    const rules = defineRules('standard', changes)
    expect(finalScore(base, {winner, loser}, rules)).toBe(expected)
    const plain = finalScore(base, {winner: 0, loser: 0}, rules)
    expect(isMultiplied({winner, loser}, rules)).toBe(expected !== plain)
  })
}

test('final score: calls add nothing where there is no yaku', () => {
  for (const winner of [1, 2, 9]) expect(finalScore(0, {winner, loser: 0}, presets['koikoi-japan'])).toBe(0)
})

test('near yaku: what is lacking, the nearest first', () => {
  const near = nearYaku(cardsOf('1,3,8,11h 6,7t'))
  expect(near.slice(0, 2).map(({type, lacking, cards}) => [type, lacking, cards])).toEqual([
    ['goko', 1, cardsOf('12h')],
    ['inoshikacho', 1, cardsOf('10t')]
  ])
})

// [why, cards, rules, yaku, cards that it lacks; none where it cannot count]
const nearRows: ReadonlyArray<[string, string, GameRules, string, string]> = [
  ['the fourth dry bright makes five of four', '1,3,8,11h', defaultRules, 'shiko', ''],
  ['a third dry bright makes four in the rain', '1,3,11h', defaultRules, 'sanko', ''],
  ['the rain voids a viewing', '3,11h', defineRules('standard', {rainSpoilsViewing: true}), 'hanami', ''],
  ['the rain voids none by the standard rules', '3,11h', defaultRules, 'hanami', '9t'],
  ['animals do not count beside the set', '6,7,10t 2t', presets.nintendo, 'tane', ''],
  ['the card that completes the set does not help', '6,7t 2,4t', presets.nintendo, 'tane', '5t 8t 9t 11t'],
  ['ribbons do not count beside a set', '1,2,3r 4r', presets.nintendo, 'tanzaku', ''],
  ['a set beside the other becomes both', '1,2,3r 6,9r', presets.nintendo, 'aotan', ''],
  ['a set beside the other, by the standard rules', '1,2,3r 6,9r', defaultRules, 'aotan', '10r'],
  [
    'cards that are not beside each other',
    '1,6,9r 3,5,7,11k',
    presets.nintendo,
    'tanzaku',
    '2r 3r 4r 5r 7r 11r'
  ],
  ['a set that voids nothing', '6,7t 2,4t', defaultRules, 'tane', '5t 8t 9t 10t 11t']
]
test.each(nearRows)('near yaku: %s', (_, cards, rules, type, expected) => {
  const near = nearYaku(cardsOf(cards), rules).find(one => one.type === type)
  expect(near?.cards ?? []).toEqual(cardsOf(expected))
})

test('a yaku that is near counts with some of the cards that would help', () => {
  const pile = fc.uniqueArray(fc.nat(47), {maxLength: 16})
  fc.assert(
    fc.property(pile, someRules, (cards, changes) => {
      const rules = defineRules('standard', changes)
      const made = (some: readonly number[]) => evaluateYaku([...cards, ...some], rules).map(({type}) => type)
      for (const {type, lacking, cards: help} of nearYaku(cards, rules)) {
        expect(help.length).toBeGreaterThanOrEqual(lacking)
        expect(made([])).not.toContain(type)
        if (lacking === 1) for (const card of help) expect(made([card])).toContain(type)
      }
    }),
    {numRuns: 500}
  )
})

test('near yaku: the rain man completes 雨四光, and yaku that are lost are left out', () => {
  const near = nearYaku(cardsOf('1,3,8h'), defaultRules, {gone: cardsOf('12h 9t')})
  expect(near.find(({type}) => type === 'ameShiko')).toEqual({
    type: 'ameShiko',
    lacking: 1,
    cards: cardsOf('11h')
  })
  expect(near.map(({type}) => type)).not.toContain('goko')
  expect(near.map(({type}) => type)).not.toContain('hanami')
})
