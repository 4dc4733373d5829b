import {expect, test} from 'vitest'
import {assertRules} from './complete-rules.js'
import {defaultRules, presets, type Rules} from '../index.js'

test.each(Object.keys(defaultRules))('rules without %s are not complete', name => {
  const rules: Partial<Record<string, unknown>> = {...defaultRules}
  delete rules[name]
  expect(() => assertRules(rules as unknown as Rules)).toThrow(`got some without \`${name}\``)
})

test('the presets are complete', () => {
  for (const rules of Object.values(presets)) assertRules({...rules})
})
