import {expect, test} from 'vitest'
import {blockMessage} from '../block/messages.js'
import {inOwnWriting} from './writing.js'

const before = {messages: [], claims: 0}

const proposed = (text: string, expected: readonly string[], language: string): readonly string[] => {
  const message = blockMessage('slip', 0, text.length, {}, expected)
  return inOwnWriting([message], {text, before, read: () => before}, language)[0]!.expected
}

test.each([
  ['on a page in traditional Chinese', '2000店', ['2000点'], 'zh-Hant', ['2000點']],
  ['on a page in Japanese', '2000店', ['2000点'], 'ja', ['2000点']],
  ['in no writing on a page in English', '2000店', ['2000点'], 'en', ['2000点']],
  ['as it was typed', '断幺久', ['断么九'], 'zh-Hans', ['断幺九']],
  ['in one form', '車', ['東', '东'], 'ja', ['東']]
])('%s', (_, text, expected, language, wanted) => {
  expect(proposed(text, expected, language)).toEqual(wanted)
})

test('a proposal that cannot be read in another form stays', () => {
  const message = blockMessage('slip', 0, 5, {}, ['2000点'])
  const read = (text: string) => ({messages: text.includes('點') ? [message] : [], claims: 0})
  expect(inOwnWriting([message], {text: '2000店', before, read}, 'zh-Hant')[0]!.expected).toEqual(['2000点'])
})
