import {expect, test} from 'vitest'
import {examples} from '../../examples/astro/src/playground/examples.js'
import {labels} from '../../examples/astro/src/playground/labels.js'
import {countMessages} from '../../examples/astro/src/playground/messages.js'
import {summaryOf, words} from '../../examples/astro/src/playground/words.js'

const shape = value =>
  typeof value === 'object'
    ? Object.entries(value).map(([name, inside]) => [name, shape(inside)])
    : typeof value

test('both languages say the same things', () => {
  expect(shape(words.ja)).toEqual(shape(words.en))
  expect(shape(labels.ja)).toEqual(shape(labels.en))
  expect(examples.ja.every(({name}) => /[ぁ-ヿ一-龠]/.test(name))).toBe(true)
})

const message = (severity, reason) => ({severity, reason})
const summary = (messages, lang) => summaryOf(messages, countMessages(messages), lang)

test('a summary counts, and says the first error', () => {
  const messages = [message('warning', 'A'), message('error', 'B `8z`'), message('error', 'C')]
  expect(summary(messages, 'en')).toBe('2 errors, 1 warning. B 8z')
  expect(summary(messages, 'ja')).toBe('エラー2件、警告1件。B 8z')
  expect(summary([], 'en')).toBe('No problems.')
  expect(summary([message('warning', 'A')], 'en')).toBe('1 warning. A')
})
