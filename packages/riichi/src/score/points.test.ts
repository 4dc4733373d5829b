import {expect, test} from 'vitest'
import {limits, ronPoints, tsumoPayments, tsumoPoints, worthOf, yakumanWorth} from './points.js'
import {defaultRules, rulesOf} from '../rules/rules.js'

const kiriage = rulesOf({kiriage: true})
const noKazoe = rulesOf({kazoe: 'sanbaiman'})
const split = rulesOf({sanma: true, sanmaTsumo: 'split'})
const loss = rulesOf({sanma: true})

test('below five han the worth is the formula, at most a mangan', () => {
  for (let han = 1; han <= 4; han++) {
    for (const fu of [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110]) {
      const formula = fu * 2 ** (2 + han)
      const expected = formula < 2000 ? {base: formula, limit: null} : {base: 2000, limit: 'mangan'}
      expect(worthOf(han, fu, defaultRules)).toEqual(expected)
    }
  }
})

test('from five han on the worth is the limit of the table', () => {
  for (let han = 5; han <= 30; han++) {
    const row = limits.findLast(({minHan}) => han >= minHan)
    expect(worthOf(han, 30, defaultRules)).toEqual({base: row?.base, limit: row?.id})
  }
})

test('five han are a mangan without fu', () => {
  expect(worthOf(5, 0, defaultRules)).toEqual({base: 2000, limit: 'mangan'})
})

// [why, han, fu, points of a ron: not the dealer, the dealer; of a tsumo: from dealer/from others, from each]
const rows: ReadonlyArray<[string, number, number, number, number, [number, number], number]> = [
  ['1 han 30 fu', 1, 30, 1000, 1500, [500, 300], 500],
  ['1 han 40 fu', 1, 40, 1300, 2000, [700, 400], 700],
  ['1 han 110 fu, the greatest of one han', 1, 110, 3600, 5300, [1800, 900], 1800],
  ['2 han 20 fu: pinfu tsumo', 2, 20, 1300, 2000, [700, 400], 700],
  ['2 han 25 fu: chiitoitsu', 2, 25, 1600, 2400, [800, 400], 800],
  ['3 han 25 fu', 3, 25, 3200, 4800, [1600, 800], 1600],
  ['3 han 60 fu, just below mangan', 3, 60, 7700, 11600, [3900, 2000], 3900],
  ['3 han 70 fu is a mangan', 3, 70, 8000, 12000, [4000, 2000], 4000],
  ['4 han 30 fu, just below mangan', 4, 30, 7700, 11600, [3900, 2000], 3900],
  ['4 han 40 fu is a mangan', 4, 40, 8000, 12000, [4000, 2000], 4000],
  ['haneman', 6, 30, 12000, 18000, [6000, 3000], 6000],
  ['baiman', 8, 30, 16000, 24000, [8000, 4000], 8000],
  ['sanbaiman', 12, 30, 24000, 36000, [12000, 6000], 12000],
  ['kazoe yakuman', 13, 30, 32000, 48000, [16000, 8000], 16000]
]
for (const [why, han, fu, ron, dealerRon, tsumo, dealerTsumo] of rows) {
  test(`points: ${why}`, () => {
    const {base} = worthOf(han, fu, defaultRules)
    expect([ronPoints(base, false), ronPoints(base, true)]).toEqual([ron, dealerRon])
    expect(tsumoPayments(base, false, defaultRules)).toEqual(tsumo)
    expect(tsumoPayments(base, true, defaultRules)).toEqual([dealerTsumo])
    expect(tsumoPoints(tsumo, 4)).toBe(tsumo[0] + 2 * tsumo[1])
    expect(tsumoPoints([dealerTsumo], 4)).toBe(3 * dealerTsumo)
  })
}

test('kiriage lifts 4 han 30 fu and 3 han 60 fu to a mangan, nothing else', () => {
  expect([worthOf(4, 30, kiriage).limit, worthOf(3, 60, kiriage).limit]).toEqual(['mangan', 'mangan'])
  expect([worthOf(4, 25, kiriage).limit, worthOf(3, 50, kiriage).limit]).toEqual([null, null])
})

test('without kazoe thirteen han are a sanbaiman', () => {
  expect(worthOf(13, 30, noKazoe)).toEqual({base: 6000, limit: 'sanbaiman'})
})

test('yakuman add up', () => {
  expect(yakumanWorth(3)).toEqual({base: 24000, limit: 'yakuman'})
})

test('with three players the share of the missing one is lost or halved', () => {
  expect([tsumoPayments(2000, false, loss), tsumoPayments(2000, true, loss)]).toEqual([[4000, 2000], [4000]])
  expect([tsumoPayments(2000, false, split), tsumoPayments(2000, true, split)]).toEqual([
    [5000, 3000],
    [6000]
  ])
  expect([tsumoPoints([4000, 2000], 3), tsumoPoints([4000], 3)]).toEqual([6000, 8000])
})
