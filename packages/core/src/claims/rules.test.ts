import {expect, test} from 'vitest'
import {checkBlock} from '../page/check-block.js'
import {claimChecker} from './check.js'
import {defaultRules} from '@tehai/riichi'
import {readRules, rulesOfText} from './rules.js'

test.each(['constructor', 'toString', '__proto__', 'no constructor'])('`rules: %s` is no rule set', name => {
  const {messages} = checkBlock(`rules: ${name}\n1m`, claimChecker())
  expect(messages.map(({id}) => id)).toContain('unknown-rules')
})

test.each(['renhou', 'no renhou', 'renhouなし', 'renhou あり'])('`rules: %s` is on or off', text => {
  expect(readRules(text)).toMatchObject({
    unknown: [],
    rules: {renhou: /no|なし/.test(text) ? 'off' : 'mangan'}
  })
})

const names = Object.keys(defaultRules).flatMap(name => [
  name,
  `no ${name}`,
  `${name}x`,
  `no ${name}x`,
  `${name}=q`
])

test.each(names)('what is proposed for `rules: %s` are rules', text => {
  for (const {nearest} of readRules(text).unknown)
    expect(nearest.filter(one => readRules(one).unknown.length > 0)).toEqual([])
})

test('a rule that has several values is proposed with them', () => {
  expect(readRules('no rons').unknown[0]!.nearest).toEqual(['rons=1', 'rons=2', 'rons=3'])
  expect(readRules('honba').unknown[0]!.nearest).toEqual([])
})

test('rules in front matter are proposed as they are written there', () => {
  const nearestOf = (rules: Readonly<Record<string, string>>) => rulesOfText(rules).unknown[0]!.nearest
  expect(nearestOf({kuitan: 'maybe'})).toEqual(['kuitan: true', 'kuitan: false'])
  expect(nearestOf({renho: 'mangan'})).toEqual(['renhou: mangan'])
  expect(nearestOf({preset: 'tenhu'})).toEqual(['tenhou'])
})

test('a list or a mapping of front matter is no value of a rule', () => {
  const bare: unknown = Object.create(null)
  for (const value of [bare, {toString: 1}, [[1]]]) {
    for (const name of ['kuitan', 'kuitann', 'constructor']) {
      const {unknown} = rulesOfText({[name]: value} as Readonly<Record<string, string>>)
      expect(unknown.map(({text}) => text)).toEqual([name])
    }
  }
})
