import {shownValue} from '@tehai/kernel/source'
import {expect, test} from 'vitest'
import {presets} from './presets.js'
import {nagashiPayments, ronWinners} from '../score/rons.js'
import {checkRules, defaultRules, rulesOf} from './rules.js'

test('changes are laid over a base', () => {
  expect(rulesOf({kiriage: true}, presets.jpml)).toEqual({...presets.jpml, kiriage: true})
  expect(rulesOf()).toBe(defaultRules)
  expect(rulesOf({kiriage: undefined})).toEqual(defaultRules)
})

test.each([
  [true, 'yakuman'],
  ['yakuman', 'yakuman'],
  [false, 'sanbaiman'],
  ['off', 'sanbaiman'],
  ['sanbaiman', 'sanbaiman']
] as const)('kazoe: %j is %s', (kazoe, expected) => {
  expect(rulesOf({kazoe}).kazoe).toBe(expected)
})

test('an unknown rule is a mistake that names the nearest', () => {
  expect(() => rulesOf({kuitann: true} as never)).toThrow(
    /Expected a rule \(kuitan, .*\), got `kuitann`; did you mean `kuitan`\?/
  )
  expect(checkRules({kuitann: true})).toEqual([
    {id: 'unknown-rule', values: {rule: 'kuitann', nearest: 'kuitan'}}
  ])
  expect(checkRules({zzz: true})).toEqual([{id: 'unknown-rule', values: {rule: 'zzz', nearest: ''}}])
  expect(checkRules({toString: true})).toHaveLength(1)
})

// [rule, a value it cannot have, what it can]
const wrong: ReadonlyArray<[string, unknown, string]> = [
  ['kuitan', 'yes', 'true, false'],
  ['redFives', -1, 'a whole number'],
  ['doubleWindPairFu', 3, '2, 4'],
  ['renhou', 'haneman', 'off, mangan, 5-han, yakuman'],
  ['pao', ['kokushi'], 'a list of daisangen, daisuushii, suukantsu'],
  ['pao', true, 'a list of daisangen, daisuushii, suukantsu'],
  ['doubleYakuman', 2, 'true, false or a list of kokushi_13, junsei_chuuren, suuankou_tanki, daisuushii']
]
test.each(wrong)('%s cannot be %j', (rule, value, expected) => {
  expect(checkRules({[rule]: value})).toEqual([
    {id: 'bad-rule-value', values: {rule, value: shownValue(value), expected}}
  ])
  expect(() => rulesOf({[rule]: value})).toThrow(
    `Expected ${expected} for rule \`${rule}\`, got \`${shownValue(value)}\``
  )
})

test.each(Object.entries(presets))('preset %s has every rule, with a value it can have', (_, rules) => {
  expect(Object.keys(rules)).toEqual(Object.keys(defaultRules))
  expect(checkRules({...rules})).toEqual([])
})

test('who of several wins', () => {
  const callers = ['north', 'south', 'east'] as const
  expect(ronWinners('west', ['south', 'north'], presets.tenhou)).toEqual(['north', 'south'])
  expect(ronWinners('west', callers, presets['m-league'])).toEqual(['north'])
  expect(ronWinners('west', callers, presets.tenhou)).toEqual([])
  expect(ronWinners('west', callers, presets['mahjong-soul'])).toEqual(['north', 'east', 'south'])
})

test('nagashi mangan pays as a mangan by tsumo', () => {
  expect(nagashiPayments('south', defaultRules)).toEqual([-4000, 8000, -2000, -2000])
  expect(nagashiPayments('east', defaultRules)).toEqual([12000, -4000, -4000, -4000])
  expect(nagashiPayments('south', rulesOf({sanma: true}))).toEqual([-4000, 6000, -2000])
  expect(nagashiPayments('south', presets['m-league'])).toBe(null)
})
