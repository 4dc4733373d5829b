/**
 * Wrong calls by a program throw, and say what was expected.
 */
import {expect, test} from 'vitest'
import {convert, parse, parseRow, resolve} from './index.js'
import {describe as inWords} from './labels/index.js'
import {sentenceOf} from './page/index.js'

/** Takes any arguments, as JavaScript does. */
type Loose = (...given: readonly unknown[]) => unknown

const {tree, messages} = parse('8z')

// [what is wrong, the call, what the error says]
const calls: readonly (readonly [string, () => unknown, string])[] = [
  ['no text', () => (parse as Loose)(undefined), 'Expected notation as text, got `undefined`'],
  ['a list', () => (parseRow as Loose)(['1m']), 'Expected notation as text, got `["1m"]`'],
  ['no text to convert', () => (convert as Loose)(5, 'auto', 'mpsz'), 'Expected notation as text, got `5`'],
  [
    'a language that is none',
    () => (inWords as Loose)(resolve(tree), 'jp'),
    'Expected a language (en, ja, zh-Hans, zh-Hant, ko), got `jp`'
  ],
  ['no language', () => (inWords as Loose)(resolve(tree)), 'got `undefined`'],
  [
    'a sentence in no language',
    () => (sentenceOf as Loose)(messages[0], '8z', 'EN'),
    'zh-Hant, ko), got `EN`'
  ]
]
test.each(calls)('%s', (_, call, says) => {
  expect(call).toThrow(TypeError)
  expect(call).toThrow(says)
})
