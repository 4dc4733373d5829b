import {readFileSync} from 'node:fs'
import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {sentence} from '@tehai/kernel/source'
import {allCards, codeOf} from '../cards/index.js'
import {mulberry32, randomBelow, shuffledDeck} from '../random/index.js'
import {cardsOf, codesOf, formatCards, notationMessages, parseCards, type CardForm} from './index.js'
import {cardWords} from './words.js'

const chart = JSON.parse(
  readFileSync(new URL('../../../../vectors/koikoi-cards.json', import.meta.url), 'utf8')
) as {readonly cards: readonly Readonly<Record<string, never>>[]}

function codes(text: string): string {
  return codesOf(cardsOf(text))
}

// [why, text, exact codes]
const rows: ReadonlyArray<[string, string, string]> = [
  ['kinds', '1h 9t 11r 12k', '1a 9a 11c 12b'],
  ['places', '1a1b1c1d', '1a 1b 1c 1d'],
  ['no separators', '1h3h8h11h12h', '1a 3a 8a 11a 12a'],
  ['a group', '1,3,8,11,12h', '1a 3a 8a 11a 12a'],
  ['a group with blanks and Japanese commas', '6、 7 , 10t', '6a 7a 10a'],
  ['plains in the order of their month', '1k1k12k12k12k', '1c 1d 12b 12c 12d'],
  ['plains in a group', '1,1,2k', '1c 1d 2c'],
  ['a plain after an exact one', '1c 1k', '1c 1d'],
  ['full-width characters', '１ｈ　３Ｒ', '1a 3b'],
  ['upper case', '1H 3B', '1a 3b'],
  ['two kanji', '松鶴梅鶯桜幕', '1a 2a 3a'],
  ['plains by kanji', '松カ松カ桐カ', '1c 1d 12b'],
  ['names', '松に鶴、桜に赤短・菊に盃', '1a 3b 9a'],
  ['half-width kana', '松のｶｽ', '1c'],
  ['a plant in kana', 'すすきに月 ススキに雁 もみじに鹿 あやめに八橋', '8a 8b 10a 5a'],
  ['a motif in kana', '梅にうぐいす 藤にほととぎす 萩にイノシシ 松のかす', '2a 4a 7a 1c'],
  ['both in katakana', 'サクラニマク ハギにイノシシ', '3a 7a'],
  ['other spellings', 'しょうぶに八つ橋 かえでに鹿 芒にがん 牡丹に蝶々 菊にさかづき', '5a 10a 8b 6a 9a'],
  [
    'ribbons and kinds in kana',
    'まつに赤短 桜に赤タン もみじに青たん 柳のたん 桐のかす',
    '1b 3b 10b 11c 12b'
  ],
  [
    'names in Chinese',
    '松上鹤 牡丹蝴蝶 红叶鹿 萩上野豬 菊上酒杯 柳下小野道风 松皮',
    '1a 6a 10a 7a 9a 11a 1c'
  ],
  ['names in English', 'Pine with crane, Iris with eight-plank bridge', '1a 5a'],
  ['a plain before a plant in kana', '松カすすきに月', '1c 8a'],
  ['readings', 'まつにつるきりにほうおう', '1a 12a'],
  ['the plant and the type', '松光 柳種 藤短 桐カス', '1a 11b 4b 12b'],
  ['other names', '雨入り 鬼札 坊主 楓短', '11a 11d 8a 10b'],
  ['English', 'crane moon rainman lightning', '1a 8a 11a 11d'],
  ['English with blanks', 'sake cup, bush warbler, rain man, full moon', '9a 2a 11a 8a'],
  ['a plain by another name of its plant', '雨のカス 楓のカス', '11d 10c'],
  ['romaji', 'matsu-ni-tsuru kiri-no-kasu-2', '1a 12c'],
  ['a name before a code: the digit is the code’s', '松のカス12h', '1c 12a'],
  ['a numbered name', '松のカス2 松のカス1', '1d 1c'],
  ['a numbered name in Chinese', '松皮2 红叶皮1 櫻皮2', '1d 10c 3d'],
  ['plants and kinds in English', 'pine bright, plum ribbon, clover junk, cherry curtain', '1a 2b 7c 3a'],
  ['ribbons in English', 'pine red poetry ribbon, peony blue ribbon, iris red ribbon', '1b 6b 5b'],
  [
    'months in words',
    'January crane, November rain man, March ribbon, 三月の光札 8月の雁 十二月のカス',
    '1a 11a 3b 3a 8b 12b'
  ],
  ['what is on a card, alone', '鶴 幕、月・鹿 小野道風', '1a 3a 8a 10a 11a'],
  ['ribbons of their colour', '桜に赤短冊 牡丹に青短冊', '3b 6b'],
  ['a plant and の', '菊の盃 松のカス札', '9a 1c'],
  ['in Chinese', '枫鹿 菊酒 梅红短 菊蓝短 樱上幕帘 松與鶴 藤渣 8月种', '10a 9a 2b 9b 3a 1a 4c 8b'],
  ['in Korean', '송학 홍단 단풍 청단 흑싸리초단 비띠 비쌍피 풍 열 목단 열끗', '1b 10b 4b 11c 11d 10a 6a'],
  ['in Korean, by other names', '솔광 똥광 팔광 국진 사슴 사쿠라 광', '1a 12a 8a 9a 10a 3a'],
  ['a numbered name in Korean', '송학 피 2 단풍피1', '1d 10c'],
  ['months in Korean', '1월 피, 팔월 광, 9월 열끗', '1c 8a 9a'],
  ['all mixed', '松鶴3hmoon 11,12h', '1a 3a 8a 11a 12a'],
  ['nothing', ' 、', '']
]
for (const [why, text, expected] of rows) {
  test(`row: ${why} (${text})`, () => {
    expect(codes(text)).toBe(expected)
  })
}

test('prefixes turn cards: o face down, y sideways', () => {
  const {cards, messages} = parseCards('o1h yo3b ooo2t o y松鶴'.replace('松鶴', '桜幕'))
  expect(messages).toEqual([])
  const shown = cards.map(
    ({card, faceDown, sideways}) =>
      `${faceDown ? 'o' : ''}${sideways ? 'y' : ''}${card === null ? 'back' : codeOf(card)}`
  )
  expect(shown).toEqual(['o1a', 'oy3b', 'oback', 'oback', 'o2a', 'oback', 'y3a'])
})

// [why, text, id, what the span holds, a part of the sentence]
const faults: ReadonlyArray<[string, string, string, string, string]> = [
  ['an unknown word', '1h turtle 3h', 'unknown-card', 'turtle', 'Unexpected `turtle`, expected a card'],
  ['a typo, with what was meant', 'crne', 'unknown-card', 'crne', 'did you mean `crane`?'],
  ['a typo in kana', 'ススキに日', 'unknown-card', 'ススキに日', 'did you mean `すすきに月`?'],
  ['another ribbon, in Korean', '난초 홍단', 'unknown-card', '난초 홍단', 'did you mean `5r`?'],
  ['another ribbon, in Chinese', '菊上赤短', 'unknown-card', '菊上赤短', 'did you mean `菊上青短`?'],
  ['another ribbon', '柳に赤短', 'unknown-card', '柳に赤短', 'did you mean `柳に短冊`?'],
  ['a plain with another word between', '松やカス', 'unknown-card', '松やカス', 'did you mean `松のカス`?'],
  ['a ribbon of a month without one', '芒に短冊', 'unknown-card', '芒に短冊', '`8h` or `8t` or `8k`?'],
  ['a plant in kana alone', 'すすき', 'unknown-card', 'すすき', '`8h` or `8t` or `8k`?'],
  ['a card twice, in katakana', '松鶴 マツに鶴', 'duplicate-card', 'マツに鶴', 'second `マツに鶴`'],
  ['an unknown kanji', '1h亀3h', 'unknown-card', '亀', '`亀`'],
  ['a month of Korea that is another in Japan', '11월 광', 'unknown-card', '11월 광', '`11h`'],
  ['a plant with what is on another', '梅に鶴', 'unknown-card', '梅に鶴', 'did you mean `梅'],
  ['a month alone, which is no moon', '3月', 'unknown-card', '3月', '`3h` or `3r` or `3k`'],
  ['a month with what it has not', '一月の雁', 'unknown-card', '一月の雁', '`1h` or `1r` or `1k`'],
  ['an emoji is one character', '1h🎴3h', 'unknown-card', '🎴', '`🎴`'],
  ['a letter o in a word', 'owl', 'unknown-card', 'owl', '`owl`'],
  ['a month without a letter', '1h 12', 'missing-kind', '12', 'Unexpected month `12` without a kind'],
  ['a month too many', '13k', 'bad-month', '13k', 'expected 1 to 12'],
  ['month zero', '0h', 'bad-month', '0h', 'expected 1 to 12'],
  ['a kind the month has not', '2h', 'no-such-card', '2h', 'a card of month 2 (Plum): 2t 2r 2k'],
  ['the same in a group, at its place', '1,2h', 'no-such-card', '2h', '2t 2r 2k'],
  ['a third plain', '1k1k1k', 'duplicate-card', '1k', 'Unexpected second `1k`'],
  ['a card twice', '1h 松鶴', 'duplicate-card', '松鶴', 'Pine with crane'],
  ['a prefix alone', '1h y', 'lone-prefix', 'y', 'expected a card after it']
]
for (const [why, text, id, span, words] of faults) {
  test(`message: ${why} (${text})`, () => {
    const {messages} = parseCards(text)
    expect(messages.map(message => message.id)).toEqual([id])
    const [message] = messages
    expect(text.slice(message!.start, message!.end)).toBe(span)
    expect(sentence(message!, notationMessages, text, 'en')).toContain(words)
    expect(sentence(message!, notationMessages, text, 'ja')).not.toMatch(/[{}]/)
    expect(() => cardsOf(text)).toThrow(SyntaxError)
  })
}

test('the last of a third plain is the one that is marked', () => {
  expect(parseCards('1k1k1k').messages[0]).toMatchObject({start: 4, end: 6})
})

test('what is wrong leaves the rest readable', () => {
  expect(parseCards('1h turtle 3h').cards.map(({card}) => card)).toEqual([0, 8])
})

test('cards that lie elsewhere are duplicates here, and plains go on', () => {
  expect(parseCards('1h', {used: [0]}).messages[0]?.id).toBe('duplicate-card')
  expect(parseCards('1k', {used: [2]}).cards[0]?.card).toBe(3)
})

test('spans are those of the text, also after full-width characters', () => {
  expect(parseCards('１ｈ ﾏﾂ 3h').cards.map(({start, end}) => [start, end])).toEqual([
    [0, 2],
    [6, 8]
  ])
})

test('a back is no card of a row that must have cards', () => {
  expect(() => cardsOf('o')).toThrow('got a back')
})

test('every spelling of the chart names its card; plains name the first of their month', () => {
  let spellings = 0
  for (const row of chart.cards) {
    const card = allCards[Number(row['id'])]!
    const exact = [row['slotCode'], row['slug'], row['name']] as readonly string[]
    const short = [row['code'], row['kanjiPair'], ...row['alsoJa']!, ...row['aliasEn']!] as readonly string[]
    for (const text of exact) expect(cardsOf(text)).toEqual([card.id])
    for (const text of short)
      expect(allCards[cardsOf(text)[0]!]).toMatchObject({month: card.month, type: card.type})
    spellings += exact.length + short.length
  }
  expect(spellings).toBeGreaterThanOrEqual(188)
})

test('no word names two kinds of card', () => {
  for (const {cards} of cardWords.values()) {
    const kinds = new Set(cards.map(id => `${allCards[id]!.month}${allCards[id]!.type}`))
    expect(kinds.size).toBe(1)
  }
})

test('words in any order, without spaces, are distinguished', () => {
  const random = mulberry32(3)
  const words = [...cardWords].filter(([word, {cards}]) => cards.length === 1 && !/[\da-z]$/.test(word))
  for (let round = 0; round < 3000; round++) {
    const cards = shuffledDeck(random).slice(0, 1 + randomBelow(random, 12))
    const text = cards.map(card => {
      const own = words.filter(([, word]) => word.cards[0] === card).map(([word]) => word)
      const all = [codeOf(card), codeOf(card), ...own]
      return all[randomBelow(random, all.length)]!
    })
    expect(cardsOf(text.join(''))).toEqual(cards)
  }
})

test('what is written reads back, in every form', () => {
  const forms: readonly CardForm[] = ['exact', 'kind', 'group', 'kanji', 'name', 'slug']
  const row = fc.uniqueArray(fc.nat(47), {maxLength: 48})
  fc.assert(
    fc.property(row, fc.constantFrom(...forms), (cards, form) => {
      expect(cardsOf(formatCards(cards, form))).toEqual(cards)
    })
  )
})

test('forms of one row', () => {
  const cards = cardsOf('1a3a9a2c2d12c')
  expect(formatCards(cards)).toBe('1a3a9a2c2d12c')
  expect(formatCards(cards, 'kind')).toBe('1h 3h 9t 2k 2k 12c')
  expect(formatCards(cards, 'group')).toBe('1,3h 9t 2,2k 12c')
  expect(formatCards(cards, 'kanji')).toBe('松鶴 桜幕 菊盃 梅カ 梅カ 12c')
  expect(formatCards(cards, 'name').split(' ')[0]).toBe('松に鶴')
})

test('no text makes the reader throw, and spans stay inside it', () => {
  const characters = fc.constantFrom(
    '1',
    '12',
    'h',
    'k',
    'a',
    ',',
    '、',
    ' ',
    'o',
    'y',
    '松',
    '鶴',
    'カス',
    'ｶ',
    '１',
    'crane',
    '🎴',
    '\u3099',
    '\uD83C'
  )
  const text = fc.oneof(
    fc.string({unit: 'binary'}),
    fc.array(characters).map(parts => parts.join(''))
  )
  fc.assert(
    fc.property(text, source => {
      const {cards, messages} = parseCards(source)
      for (const {start, end} of [...cards, ...messages]) {
        expect(0 <= start && start < end && end <= source.length).toBe(true)
      }
      const ids = cards.flatMap(({card}) => (card === null ? [] : [card]))
      expect(new Set(ids).size).toBe(ids.length)
    }),
    {numRuns: 2000}
  )
})
