import {languages} from '@tehai/kernel/source'
import {expect, test} from 'vitest'
import {keys} from './keys/keys.js'
import {pageMessage, pageMessages, type PageMessageId} from './messages.js'
import {everyMessage, sentenceOf} from '../check/result/sentences.js'

const names = (text: string) => new Set(text.match(/\{\w+\}/g))

test('messages: the sentences of all languages name the same values', () => {
  for (const [id, sentences] of Object.entries(pageMessages))
    for (const language of languages)
      expect(names(sentences[language]), `${id} ${language}`).toEqual(names(sentences.en))
})

test('messages: page and notation have no id in common', () => {
  for (const id of Object.keys(pageMessages)) expect(everyMessage[id]).toBe(pageMessages[id as PageMessageId])
})

// [message in English, in Japanese, id, text, span, values, proposals].
const rows: ReadonlyArray<
  [string, string, PageMessageId, string, Record<string, string>, readonly string[]]
> = [
  [
    'Unexpected key `waitz`, expected a known key such as `title`, `dora` or `waits`; did you mean `waits`?',
    '`waitz` という項目はありません。使えるのは `題`・`ドラ`・`待ち` などです（`waits` ではありませんか）',
    'unknown-key',
    'waitz',
    {},
    ['waits']
  ],
  [
    'Unexpected `x` for `round`, expected a wind with a round from 1 to 4, such as `East 1`',
    '`round` に `x` とは書けません。`東1局` のように場や局（各場1〜4局）を書いてください',
    'bad-value',
    'x',
    {key: 'round', example: 'East 1', kind: 'round'},
    []
  ],
  [
    'Unexpected dora `5m`, expected `6m`: the indicator is `5m`',
    'ドラ `5m` が表示牌と合いません。表示牌が `5m` ならドラは `6m` です',
    'dora-mismatch',
    '5m',
    {indicator: '5m'},
    ['6m']
  ],
  [
    'Unexpected `waits` without a row, expected a hand that it applies to',
    '`waits` が指す手牌がありません',
    'key-without-row',
    'waits',
    {wanted: 'hand'},
    []
  ]
]
for (const [en, ja, id, text, values, expected] of rows) {
  test(`message: ${id}`, () => {
    const message = pageMessage(id, 0, text.length, values, expected)
    expect(sentenceOf(message, text, 'en')).toBe(en)
    expect(sentenceOf(message, text, 'ja')).toBe(ja)
  })
}

test('messages: every example of a key is written in the language of the reader', () => {
  for (const {id, example} of keys) {
    const message = pageMessage('missing-value', 0, 0, {key: id, example})
    if (/[a-z]{3,} [a-z]{3,}/.test(example)) expect(sentenceOf(message, '', 'ja')).not.toContain(example)
  }
})
