import {expect, test} from 'vitest'
import {rulesIn} from './stated-rules.js'

test('rules of scores and of the table are read', () => {
  const stated = {
    honba: 500,
    kiriage: true,
    service: 'mahjong-soul',
    league: 'jpml',
    south: false,
    kuikae: true,
    riichiWithoutDraw: false,
    riichiStick: 500,
    notenPayments: [500, 1000, 1500]
  }
  expect(rulesIn({tehaiRules: stated})).toEqual(stated)
})

test('what is no rule, or not a value of it, is left out', () => {
  const stated = {
    honba: -1,
    service: 'x',
    league: 5,
    south: 1,
    kuikae: null,
    riichiWithoutDraw: 'x',
    riichiStick: -1,
    notenPayments: [500, '1000'],
    foo: true
  }
  expect(rulesIn({tehaiRules: stated})).toEqual({})
  expect([{}, {tehaiRules: []}, {tehaiRules: 5}].map(rulesIn)).toEqual([{}, {}, {}])
})
