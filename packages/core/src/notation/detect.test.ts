import {array, assert, constantFrom, property} from 'fast-check'
import {languages} from '@tehai/kernel/source'
import {describe, expect, test} from 'vitest'
import {suggestDialect} from './detect.js'
import type {DialectId} from './dialect.js'
import {dialects} from './dialects/index.js'
import {parse} from './parse.js'
import {reasonWords} from './words.js'

/** Rows: why the row is here, the text, the dialect to suggest. */
const rows: ReadonlyArray<readonly [why: string, text: string, dialect: DialectId | null]> = [
  ['the suit letter comes first', 'm123p456s789', 'kobalab'],
  ['with melds', 'm055z77,m78-9,z5555,z666=,', 'kobalab'],
  ['a call between numbers', '12p1212', 'tenhou-meld'],
  ['a call before numbers', 'c275226', 'tenhou-meld'],
  ['numbers in a list', '[11,12,13,"p252525"]', 'tenhou-json'],
  ['red fives and honors of mjai', '5mr E S W N P F C', 'mjai'],
  ['characters of Unicode', '🀇🀈🀉🀫', 'unicode'],
  ['pin in circles', '一二三④⑤⑥789', 'ja'],
  ['a call in words', '三四(23)778 上ポン888', 'ja'],
  ['melds in brackets', '(123m<) [3333z] (444+4z>)', 'pymdownx'],
  ['a back of the wikis', '0z44p0z', 'mjt'],
  ['a mark of the whole group in one, of the last tile in others', `1"33s'`, null],
  ['a mark before a digit', '77^7z', 'mahgen'],
  ['gaps of mahgen', '123p|456s', 'mahgen'],
  ['letters for backs, a gap', `X44Xp-123's`, 'merjong'],
  ['digits on both sides of a gap share a letter', '12-3Xm', 'mahjong-tex'],
  ['a mark before the first digit', '-555z', 'tempai'],
  ['a narrow gap', '2-3*333z', 'mpszf'],
  ['groups', '123m_4*56p', 'riichi-hand'],
  ['a tile won on', '112233456789m1s+1s', 'riichi-npm'],
  ['tiles spelt out', '5ph3p4p', 'maku'],
  ['nothing reads this', '123m%', null],
  ['a slip in the rank of an honor, though wikis have such a tile', '18z', null],
  ['a slip in the place of a call', "12'3p", null],
  ['a slip of the finger', '123mq', null],
  ['nor this', 'hello', null],
  ['no tiles', '', null],
  ['too long to be a hand', '🀇'.repeat(2000), null]
]

describe('a suggestion for a text that auto does not understand', () => {
  test.each(rows)('%s: %s', (_, text, dialect) => {
    expect(suggestDialect(text)).toBe(dialect)
  })
})

test('auto has something to say about each of these, so the suggestion is of use', () => {
  for (const [, text, dialect] of rows) {
    if (dialect === null) continue
    const {messages} = parse(text)
    expect([text, messages.length]).not.toEqual([text, 0])
  }
})

test('what is suggested reads the text, and says why in each language', () => {
  const characters = constantFrom(...'0123456789mpszXxQEh-_^v|*+,()[]<>\'" 三⑤東🀄'.match(/./gu)!)
  assert(
    property(array(characters, {maxLength: 12}), typed => {
      const text = typed.join('')
      const dialect = suggestDialect(text)
      if (!dialect) return
      expect(dialects[dialect].parse(text).messages.filter(m => m.severity === 'error')).toEqual([])
      expect(reasonWords[dialect].en).toMatch(/^[^A-Z]/)
      for (const language of languages) expect(reasonWords[dialect][language]).not.toBe('')
    }),
    {numRuns: 2000}
  )
})

test('the first error of auto proposes the dialect', () => {
  const {messages} = parse('0z44p0z')
  expect(messages[0]).toMatchObject({id: 'bad-rank', expected: ['dialect=mjt']})
  expect(messages.slice(1).every(({expected}) => expected.length === 0)).toBe(true)
  expect(parse('0z44p0z', {dialect: 'mpsz'}).messages[0]!.expected).toEqual([])
})
