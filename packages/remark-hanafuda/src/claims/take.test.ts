import type {Markup} from '@tehai/kernel/markup'
import {expect, test} from 'vitest'
import {checkBlock} from '../page/block.js'
import {defaultSettings} from '../grammar/settings.js'

/** The text of markup; cards as their codes in brackets. */
function textOf(markup: Markup): string {
  if (typeof markup === 'string') return markup
  const inside = markup.children.map(textOf).join('')
  return markup.name === 'code' ? `[${inside}]` : inside
}

// [why, field, claim, messages]
const rows: ReadonlyArray<[string, string, string, readonly string[]]> = [
  ['one of two', '3k 3k 1h', '3h x 3k', []],
  ['the other of two', '3k 3k 1h', '3h x 3d', []],
  ['both of two', '3k 3k 1h', '3h x 3c 3d', ['false-take']],
  ['all three', '3r 3k 3k', '3h x 3r 3k 3k', []],
  ['one of three', '3r 3k 3k', '3h x 3k', ['false-take']],
  ['the plain that lies there', '3d 1h', '3h x 3k', []],
  ['another month', '3k', '3h x 1k', ['false-take']],
  ['nothing', '3k', '2t x nothing', []],
  ['nothing, in Japanese', '3k', '2t x なし', []],
  ['nothing, as it is filled in', '3k', '2t → nothing (it stays on the field)', []],
  ['nothing where there is something', '3k', '3h x none', ['false-take']],
  ['a card that lies on the field', '1h 1r 1k 1k', '1h', ['duplicate-card']],
  ['several cards that take one each', '3k 1k', '3h, 1r x 1k', ['bad-value']],
  ['several cards, each with what it takes', '3k 1k', '3h → 3k, 1r → 1k', []],
  ['several cards, of which one takes several', '3r 3k 3k 1k', '3h x 3r、3k、3k、1r x 1k', []],
  ['several cards, of which one takes something else', '3k 1k 2k', '3h x 3k、1r x 2k', ['false-take']],
  ['a word with an x', '12k 3h', 'phoenix x 12k', []],
  ['a word with an x, and what it does not take', '12k 3h', 'phoenix → 3h', ['false-take']],
  ['without blanks', '3r 1h', '3hx3r', []],
  ['either of two', '3r 3k', '3h → 3k or 3r', []],
  ['either of two, with a stroke', '3r 3k', '3h → 3k/3r', []],
  ['either of two, in Japanese', '3r 3k', '3h → `3r` か `3k`', []],
  ['either of two, in Korean', '3r 3k', '3h → 3r 또는 3k', []],
  ['either of two, in Chinese', '3r 3k', '3h → 3r或3k', []],
  ['a choice with another card', '3r 3k 1h', '3h → 3r or 1h', ['false-take']],
  ['a choice of three', '3r 3k 3k', '3h → 3r or 3k or 3k', ['false-take']],
  ['a choice where there is none', '3k', '3h → 3k or 3r', ['false-take']],
  ['in words', '3k 1h', 'curtain takes 3k', []],
  ['nothing, in words', '3k', 'crane takes nothing', []],
  ['nothing, without a mark', '3k', '松に鶴 なし', []],
  ['nothing, without a mark, where there is something', '3k', '벚꽃광 없음', ['false-take']],
  ['a colon', '3k', 'crane: none', []],
  ['in Japanese', '3k 1k', '桜に幕で桜のカス', []],
  ['in Japanese, as a sentence', '3k 1k', '桜に幕で桜のカスを取る', []],
  ['in Chinese', '3k 10k', '櫻幕吃樱皮', []],
  ['in Chinese, another month', '3k 10k', '樱幕吃枫皮', ['false-take']],
  ['in Korean', '10k 10r', '단풍 열끗으로 단풍 청단', []],
  ['all three, in words', '3r 3k 3k', '桜に幕で三枚とも', []],
  ['all three where there is one', '3k', '桜に幕で三枚とも', ['false-take']],
  ['a card face down on the field', '3k o', '3h x 3k', []],
  ['a card face down on the field that may be taken, too', '3k o', '3h x nothing', []]
]
test.each(rows)('take: %s', (_, field, claim, ids) => {
  const {messages} = checkBlock(`field: ${field}\ntake: ${claim}`, '', defaultSettings)
  expect(messages.map(({id}) => id)).toEqual(ids)
})

// [field, card, language, what is filled in]
const filled = [
  ['3k 3k 1h', '3h', 'en', '[3a] → [3c] or [3d]'],
  ['3k 3k 1h', '3h', 'ja', '[3a] → [3c] か [3d]'],
  ['3k', '3k', 'en', '[3d] → [3c]'],
  ['12k 3h', 'phoenix', 'en', '[12a] → [12b]'],
  ['3k 1k', '3h, 1r', 'en', '[3a] → [3c], [1b] → [1c]'],
  ['3k o', '3h', 'en', '3h']
] as const
test.each(filled)('take: %s, %s in %s', (field, card, lang, expected) => {
  const {markup} = checkBlock(`field: ${field}\ntake: ${card}`, '', {...defaultSettings, lang})
  expect(textOf(markup)).toMatch(new RegExp(`${expected.replace(/[[\]?]/g, '\\$&')}$`))
})

test('cards that are taken are said by name where the field has names', () => {
  const source = '場札：桜に赤短、桜のカス、桜のカス\n取れる札：桜に幕 → 桜に赤短'
  const [message] = checkBlock(source, '', {...defaultSettings, lang: 'ja'}).messages
  expect(message?.values).toEqual({truth: '`桜に赤短、桜のカス、桜のカス`'})
})
