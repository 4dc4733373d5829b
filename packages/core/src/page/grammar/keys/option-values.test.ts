import {expect, test} from 'vitest'
import {optionChoices, optionExpected, readOption} from './option-values.js'

const choices = Object.entries(optionChoices).flatMap(([name, words]) =>
  words.map(word => [name, word] as const)
)

test.each(choices)('`%s: %s`, which may be proposed, is read', (name, word) => {
  expect(readOption(name, word)).toBeDefined()
})

test.each([
  ['牌桌', 'board'],
  ['탁자', 'board'],
  ['列表', 'list'],
  ['목록', 'list'],
  ['자동', 'auto']
])('the layout may be written `%s`', (word, value) => {
  expect(readOption('layout', word)).toBe(value)
})

test('a layout that cannot be is answered with one that can', () => {
  expect(optionExpected('layout', 'table')).toEqual(['board'])
  expect(optionExpected('layout', 'bord')).toEqual(['board'])
})
