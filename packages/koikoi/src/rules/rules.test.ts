import {expect, test} from 'vitest'
import {parseRules} from '../notation/index.js'
import {defaultRules, defineRules, findPreset, presets, ruleChanges, ruleOptions} from './index.js'

test('rules are a preset and what differs', () => {
  const rules = defineRules('nintendo', {teshiScore: 10})
  expect(rules).toMatchObject({name: 'nintendo', gokoScore: 10, teshiScore: 10})
  expect(ruleChanges(rules)).toEqual({teshiScore: 10})
  expect(ruleChanges(defineRules(rules, {name: 'ours'}))).toMatchObject({gokoScore: 10, teshiScore: 10})
  expect(defineRules()).toBe(defaultRules)
})

test('presets cannot be changed', () => {
  expect(Object.values(presets).every(Object.isFrozen)).toBe(true)
  expect(() => Object.assign(defineRules('standard', {gokoScore: 20}), {gokoScore: 1})).toThrow(TypeError)
})

// [what is wrong, changes, message]
const wrong: ReadonlyArray<[string, object, string]> = [
  ['an unknown rule, with the nearest', {teshiScor: 6}, 'got `teshiScor`; did you mean `teshiScore`?'],
  ['a negative score', {gokoScore: -1}, 'Expected `gokoScore` to be a whole number from 0 to 999, got `-1`'],
  ['a fraction', {sankoScore: 1.5}, 'got `1.5`'],
  ['no turns', {maxTurns: 0}, 'a whole number from 1 to 999'],
  ['a word for a switch', {sakeAsKasu: 'yes'}, 'one of `true`, `false`, got `yes`'],
  ['an unknown word', {koiKoiMode: 'both'}, '`either`, `opponent`, `self`, `each`, `calls`, `ladder`']
]
for (const [why, changes, message] of wrong) {
  test(`refused: ${why}`, () => {
    expect(() => defineRules('standard', changes)).toThrow(message)
  })
}

test('the former name of the standard rules is read', () => {
  expect(findPreset('seed')).toBe(presets.standard)
  expect(parseRules('seed teshiScore=6')).toMatchObject({
    rules: {name: 'standard', teshiScore: 6},
    messages: []
  })
})

test('presets have names in other languages', () => {
  for (const name of ['任天堂', '닌텐도', 'nintendo']) expect(parseRules(name).rules).toBe(presets.nintendo)
  expect(parseRules('標準 teshiScore=6').rules).toMatchObject({name: 'standard', teshiScore: 6})
  expect(findPreset('こいこいジャパン')).toBe(presets['koikoi-japan'])
})

test('an unknown preset is refused', () => {
  expect(() => defineRules('sega' as 'standard')).toThrow(
    'one of `standard`, `nintendo`, `koikoi-japan`, got `sega`'
  )
})

test('every option of a preset has a place in the list of options', () => {
  expect(ruleOptions.length).toBe(Object.keys(defaultRules).length - 1)
})
