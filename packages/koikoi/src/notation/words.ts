/**
 * Words that name cards: 松鶴, 松に鶴, まつに鶴, マツニツル, 松短, 松のカス, `crane`, `matsu-ni-tsuru`, 송학 광.
 *
 * A word of plains names all plains of its month, and a row takes the first that it has not named yet.
 */
import {kanjiDigits} from '@tehai/kernel/source'
import {allCards, months, typeLetters} from '../cards/index.js'
import type {Card, CardId} from '../cards/index.js'
import {inHiragana} from './fold.js'

// Words of the types after a plant: 松光, 梅種, 藤短, 桐のカス.
const typeWords: Readonly<Record<Card['type'], readonly string[]>> = {
  hikari: ['光'],
  tane: ['種', 'タネ'],
  tanzaku: ['短', '短冊', 'タン'],
  kasu: ['カ', 'カス', '皮']
}

/** Other spellings of a plant, or of what is with it, after that of the chart; 蝴蝶 and 酒杯 are Chinese. */
const spellings: readonly (readonly string[])[] = [
  '菖蒲 しょうぶ',
  '芒 おばな',
  '紅葉 かえで',
  '柳 あめ',
  '赤短 赤たん',
  '青短 青たん',
  '幕 まんまく',
  '八橋 八つ橋',
  '蝶 蝶々 ちょうちょ 蝴蝶',
  '猪 野猪',
  '月 まんげつ',
  '雁 がん',
  '盃 さかづき 酒杯',
  '道風 とうふう おののみちかぜ かえる'
].map(row => row.split(' '))

/** Words with their other spellings. */
const spelled = (words: readonly string[]): readonly string[] =>
  words.flatMap(word => spellings.find(([known]) => known === word) ?? [word])

/** What is between a plant and what is with it; 上 and 下 in Chinese. */
const joints: Readonly<Record<Card['type'], readonly string[]>> = {
  hikari: ['に', '上', '下', ''],
  tane: ['に', '上', ''],
  tanzaku: ['に', 'の', '上', ''],
  kasu: ['に', 'の', '']
}

/** What the types and the plants are called in 화투; 비 and 오동 by their plants, not by their months in Korea. */
const koreanTypes: Readonly<Record<Card['type'], string>> = {
  hikari: '광',
  tane: '열끗',
  tanzaku: '띠',
  kasu: '피'
}
const koreanPlants = '송학 매조 벚꽃 흑싸리 난초 모란 홍싸리 공산 국화 단풍 비 오동'.split(' ')

const latinKinds: readonly (readonly [letter: string, words: string])[] = [
  ['h', 'bright brights light hikari'],
  ['t', 'animal animals tane'],
  ['r', 'ribbon ribbons tanzaku'],
  ['k', 'plain plains chaff junk kasu']
]

/** Words for the kinds alone, as they follow a month (`3 bright`), and the letter of each. */
export const kindWords: ReadonlyMap<string, string> = new Map([
  ...Object.entries(typeWords).flatMap(([type, words]) =>
    [...words, koreanTypes[type as Card['type']]].map((word): [string, string] => [
      word,
      typeLetters[type as Card['type']]
    ])
  ),
  ...latinKinds.flatMap(([letter, words]) => words.split(' ').map((word): [string, string] => [word, letter]))
])

/** The kinds of cards that a month has, as codes: `1h`, `1r`, `1k`. */
export function codesOfMonth(month: number): readonly string[] {
  const kinds = allCards.filter(card => card.month === month).map(({type}) => typeLetters[type])
  return [...new Set(kinds)].map(letter => `${month}${letter}`)
}

const monthOfPlant: ReadonlyMap<string, number> = new Map(
  months.flatMap(({kanji, kana, alsoJa, en, romaji}, index) =>
    [...spelled([kanji, kana, ...alsoJa]), en.toLowerCase(), romaji, koreanPlants[index]!].map(
      (name): [string, number] => [name, index + 1]
    )
  )
)

/** Names of plants. */
export const plantNames: readonly string[] = [...monthOfPlant.keys()]

/** The cards that the name of a plant alone may mean, as codes: `pine` is `1h`, `1r` or `1k`; `undefined` for no plant. */
export function codesOfPlant(word: string): readonly string[] | undefined {
  const month = monthOfPlant.get(word)
  return month === undefined ? undefined : codesOfMonth(month)
}

/** The months in English. */
export const englishMonths: readonly string[] =
  'january february march april may june july august september october november december'.split(' ')

/** Words for a month: its name in English, whole or its first three letters, in kanji, and its plant. */
const monthByWord: ReadonlyMap<string, number> = new Map([
  ...englishMonths.flatMap((name, index): [string, number][] =>
    [name, name.slice(0, 3)].map(word => [word, index + 1])
  ),
  ...englishMonths.flatMap((_, index): [string, number][] => [
    [`${inKanji(index + 1)}月`, index + 1],
    [`${index + 1}월`, index + 1]
  ]),
  ...monthOfPlant
])

/** 1 to 12 in kanji. */
function inKanji(month: number): string {
  return (month >= 10 ? '十' : '') + (month % 10 === 0 ? '' : kanjiDigits[month % 10]!)
}

const monthWords = [...monthByWord.keys()].toSorted((a, b) => b.length - a.length)

/** A word for a month at a place of a folded text, and where it ends; `null` if there is none. */
export function monthAt(text: string, place: number): {readonly month: number; readonly end: number} | null {
  const word = monthWords.find(one => text.startsWith(one, place))
  if (word === undefined) return null
  const end = place + word.length
  // `mayor` is no month.
  return /[a-z]$/.test(word) && /[a-z]/.test(text[end] ?? '') ? null : {month: monthByWord.get(word)!, end}
}

/** The red ribbons with writing, the blue ones, and in Korea the plain red ones. */
const ribbons: readonly (readonly [color: string, codes: string])[] = [
  ['赤', '1r 2r 3r'],
  ['青', '6r 9r 10r'],
  ['홍', '1r 2r 3r'],
  ['청', '6r 9r 10r'],
  ['초', '4r 5r 7r']
]

const codesOfRibbons: ReadonlyMap<string, readonly string[]> = new Map(
  ribbons.flatMap(([color, codes]) =>
    [...typeWords.tanzaku, '丹', 'たん', '단'].map((word): [string, readonly string[]] => [
      color + word,
      codes.split(' ')
    ])
  )
)

/** The cards that a word for several may mean, as codes: 赤短 is `1r`, `2r` or `3r`; `undefined` for another word. */
export function codesOfWord(word: string): readonly string[] | undefined {
  return codesOfPlant(word) ?? codesOfRibbons.get(word)
}

function wordsOf(card: Card): readonly string[] {
  const {kanji, kana, alsoJa} = months[card.month - 1]!
  const plants = [...new Set(spelled([kanji, kana, kanji[0]!, ...alsoJa]))]
  const plantNames = [card.name, ...card.alsoJa].filter(name => name.startsWith(kanji))
  const motifs = spelled([
    ...plantNames.map(name => name.slice(kanji.length + 1)),
    card.kana.slice(kana.length + 1),
    ...typeWords[card.type]
  ])
  // カ is short for カス after kanji alone: まつカ and すすき would be まつカス and すき.
  const whole = plants
    .flatMap(plant => motifs.flatMap(motif => joints[card.type].map(joint => plant + joint + motif)))
    .filter(word => !/[ぁ-ん]カ$/.test(word))
  // Plains have numbers in Chinese, too: 松皮1.
  const numbered = (/\d$/.exec(card.name) ?? []).flatMap(number => plants.map(plant => `${plant}皮${number}`))
  const korean = koreanPlants[card.month - 1]!
  const koreanNames = ['', ' '].map(blank => korean + blank + koreanTypes[card.type])
  // `sake-cup` is written with a blank, too; the names of plains have parentheses, and are no words.
  const english = [...card.alsoEn.flatMap(name => [name, name.replace('-', ' ')]), card.nameEn]
  const names = [
    card.kanji,
    card.name,
    card.slug,
    ...card.alsoJa,
    ...english,
    ...koreanNames,
    ...whole,
    ...numbered
  ]
  return names.filter(name => !name.includes('('))
}

/** A word, without characters that NFKC changes, as words are compared: in lower case, its katakana as hiragana. */
export const foldWord = (word: string): string => inHiragana(word.toLowerCase())

interface CardWord {
  /** How it is spelled where it was not folded. */
  readonly spelling: string
  /** The cards that it may mean: one, or the plains of a month. */
  readonly cards: readonly CardId[]
}

function collectWords(): ReadonlyMap<string, CardWord> {
  const words = new Map<string, CardWord>()
  for (const card of allCards) {
    for (const word of new Set(wordsOf(card))) {
      const folded = foldWord(word)
      const {spelling = word, cards = []} = words.get(folded) ?? {}
      if (!cards.includes(card.id)) words.set(folded, {spelling, cards: [...cards, card.id]})
    }
  }
  return words
}

/** All words, folded. */
export const cardWords: ReadonlyMap<string, CardWord> = collectWords()

function groupByFirst(): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const word of [...cardWords.keys()].toSorted((a, b) => b.length - a.length)) {
    const group = groups.get(word[0]!)
    if (group) group.push(word)
    else groups.set(word[0]!, [word])
  }
  return groups
}

// Words by their first unit, the longest first.
const byFirst: ReadonlyMap<string, readonly string[]> = groupByFirst()

/** No word is as long, in UTF-16 units. */
const LONGEST_WORD = 64

/**
 * The longest word at a place of a folded text, in hiragana.
 *
 * A number at the end of a word that belongs to what follows is left to it: 松のカス12h is 松のカス and `12h`.
 */
export function wordAt(text: string, place: number): string | undefined {
  const here = inHiragana(text.slice(place, place + LONGEST_WORD))
  const candidates = (byFirst.get(here[0]!) ?? []).filter(word => here.startsWith(word))
  const whole = candidates.find(word => !(/\d$/.test(word) && /[\d,htrkabcd]/.test(here[word.length] ?? '')))
  return whole ?? candidates[0]
}
