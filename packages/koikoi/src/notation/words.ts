/**
 * Words that name cards: 松鶴, 松に鶴, まつに鶴, マツニツル, 松短, 松のカス, `crane`, `matsu-ni-tsuru`, 송학 광.
 *
 * A word for plains means all plains of its month, and a row takes the first one that it has not named yet.
 */
import {kanjiDigits} from '@tehai/kernel/source'
import {allCards, months, SpecialCardFlag, typeLetters} from '../cards/index.js'
import type {Card, CardId} from '../cards/index.js'
import {fold, inHiragana} from './fold.js'
import {koreanMonths, koreanNames, koreanPlants, koreanTypes} from './korean-words.js'

// Words of the types after a plant: 松光, 梅種, 藤短, 桐のカス; 皮 and 渣 in Chinese.
const typeWords: Readonly<Record<Card['type'], readonly string[]>> = {
  hikari: ['光', '光札'],
  tane: ['種', 'タネ', '種札', 'タネ札'],
  tanzaku: ['短', '短冊', 'タン'],
  kasu: ['カ', 'カス', '皮', 'カス札', '渣']
}

/** Other spellings of plants and of what is with them, after those of the chart; 蝴蝶, 酒杯 and 紅短 are Chinese. */
const spellings: readonly (readonly string[])[] = [
  '菖蒲 しょうぶ',
  '芒 おばな',
  '紅葉 かえで',
  '柳 あめ',
  '赤短 赤たん 赤短冊 紅短 紅短冊',
  '青短 青たん 青短冊 藍短',
  '鶯 黄鶯',
  '幕 まんまく 幕簾',
  '八橋 八つ橋',
  '蝶 蝶々 ちょうちょ 蝴蝶',
  '猪 野猪',
  '月 まんげつ 満月 滿月',
  '雁 がん 大雁',
  '盃 さかづき 酒杯 酒盃 酒',
  '燕 燕子',
  '道風 とうふう おののみちかぜ かえる'
].map(row => row.split(' '))

/** Words with their other spellings. */
export const spelled = (words: readonly string[]): readonly string[] =>
  words.flatMap(word => spellings.find(([known]) => known === word) ?? [word])

/** The text between a plant and what is with it. */
const joints: Readonly<Record<Card['type'], readonly string[]>> = {
  hikari: ['に', ''],
  tane: ['に', ''],
  tanzaku: ['に', 'の', ''],
  kasu: ['に', 'の', '']
}

/** The text between them if both are in Chinese characters: 菊の盃, and in Chinese 菊上酒杯. */
const kanjiJoints: Readonly<Record<Card['type'], readonly string[]>> = {
  hikari: ['の', 'と', '上', '下', '與'],
  tane: ['の', 'と', '上', '與'],
  tanzaku: ['上'],
  kasu: []
}

const kanjiWord = /^[一-龠]+$/

/** The text that may be between a plant and a word after it. */
const jointsOf = (type: Card['type'], plant: string, word: string): readonly string[] =>
  kanjiWord.test(plant) && kanjiWord.test(word) ? [...joints[type], ...kanjiJoints[type]] : joints[type]

const latinKinds: readonly (readonly [letter: string, words: string])[] = [
  ['h', 'bright brights light hikari'],
  ['t', 'animal animals tane'],
  ['r', 'ribbon ribbons tanzaku'],
  ['k', 'plain plains chaff junk trash kasu']
]

/** Further names of plants in English. */
const englishPlants: ReadonlyMap<string, string> = new Map([
  ['plum', 'plum blossom'],
  ['cherry', 'cherry blossom'],
  ['bush clover', 'clover'],
  ['pampas grass', 'pampas'],
  ['chrysanthemum', 'mum']
])

/** A plant in English. */
const inEnglish = ({en}: (typeof months)[number]): readonly string[] => {
  const name = en.toLowerCase()
  const other = englishPlants.get(name)
  return other === undefined ? [name] : [name, other]
}

/** Words for the kinds alone, as they follow a month (`3 bright`), and the letter of each. */
export const kindWords: ReadonlyMap<string, string> = new Map([
  ...Object.entries(typeWords).flatMap(([type, words]) =>
    [...words, ...koreanTypes[type as Card['type']]].map((word): [string, string] => [
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

const monthsOfPlants: ReadonlyMap<string, number> = new Map(
  months.flatMap((plant, index) =>
    [
      ...spelled([plant.kanji, plant.kana, ...plant.alsoJa]),
      plant.old,
      ...inEnglish(plant),
      plant.romaji,
      ...koreanPlants[index]!
    ].map((name): [string, number] => [name, index + 1])
  )
)

/** Names of plants. */
export const plantNames: readonly string[] = [...monthsOfPlants.keys()]

/** The month of the name of a plant, 桜, `cherry`, or of an old name, 睦月; `undefined` for another word. */
export const monthOfPlant = (word: string): number | undefined => monthsOfPlants.get(fold(word).text)

/** The month that a word names: `March`, 三月, 桜; `undefined` for another word. */
export const monthOfWord = (word: string): number | undefined => monthByWord.get(fold(word).text)

/**
 * The cards that the name of a plant alone may mean, as codes: `pine` is `1h`, `1r` or `1k`; `undefined` if it is not
 * a plant.
 */
export function codesOfPlant(word: string): readonly string[] | undefined {
  const month = monthOfPlant(word)
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
  ...koreanMonths.map((name, index): [string, number] => [name, index + 1]),
  ...monthsOfPlants
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
  // `mayor` is not a month.
  return /[a-z]$/.test(word) && /[a-z]/.test(text[end] ?? '') ? null : {month: monthByWord.get(word)!, end}
}

/** The red ribbons with writing, the blue ones, and in Korea the plain red ones. */
const ribbons: readonly (readonly [color: string, codes: string])[] = [
  ['赤', '1r 2r 3r'],
  ['紅', '1r 2r 3r'],
  ['青', '6r 9r 10r'],
  ['藍', '6r 9r 10r'],
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

/**
 * The cards that a word for several cards may mean, as codes: 赤短 is `1r`, `2r` or `3r`; `undefined` for another word.
 */
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
    .flatMap(plant =>
      motifs.flatMap(word => jointsOf(card.type, plant, word).map(joint => plant + joint + word))
    )
    .filter(word => !/[ぁ-ん]カ$/.test(word))
  // Plains have numbers in Chinese, too: 松皮1.
  const numbered = (/\d$/.exec(card.name) ?? []).flatMap(number => plants.map(plant => `${plant}皮${number}`))
  const names = [
    card.kanji,
    card.name,
    card.slug,
    ...card.alsoJa,
    ...englishNames(card),
    ...koreanNames(card)
  ]
  return [...names, ...whole, ...numbered].filter(name => !name.includes('('))
}

/** Names of ribbons in English, after their plants: `pine red ribbon`. */
const englishRibbons: ReadonlyMap<SpecialCardFlag, readonly string[]> = new Map([
  [SpecialCardFlag.RedPoetry, ['red poetry ribbon', 'poetry ribbon', 'red ribbon']],
  [SpecialCardFlag.BluePoetry, ['blue poetry ribbon', 'blue ribbon']],
  [SpecialCardFlag.None, ['plain red ribbon', 'red ribbon', 'plain ribbon']]
])

/** `sake-cup` is also written with a blank; the names of plains have parentheses and are not words. */
function englishNames(card: Card): readonly string[] {
  const plants = inEnglish(months[card.month - 1]!)
  const own = card.alsoEn.flatMap(name => [...new Set([name, name.replace('-', ' ')])])
  const ribbons = card.type === 'tanzaku' ? englishRibbons.get(card.specialFlag)! : []
  const kinds = latinKinds.find(([letter]) => letter === typeLetters[card.type])![1].split(' ')
  const afterPlant = [...own.filter(name => !name.includes('-')), ...ribbons, ...kinds]
  return [...own, card.nameEn, ...plants.flatMap(plant => afterPlant.map(name => `${plant} ${name}`))]
}

/** A word in the form in which words are compared: after NFKC, in lower case, with katakana as hiragana. */
export const foldWord = (word: string): string => inHiragana(word.toLowerCase())

interface CardWord {
  /** Its spelling before folding. */
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
 * A number at the end of a word that belongs to the following text is not taken: 松のカス12h is 松のカス and `12h`.
 */
export function wordAt(text: string, place: number): string | undefined {
  const here = inHiragana(text.slice(place, place + LONGEST_WORD))
  const candidates = (byFirst.get(here[0]!) ?? []).filter(word => here.startsWith(word))
  const whole = candidates.find(word => !(/\d$/.test(word) && /[\d,htrkabcd]/.test(here[word.length] ?? '')))
  return whole ?? candidates[0]
}
