/**
 * Names of cards, types, yaku and phases, in English and Japanese.
 */
import type {Language} from '@tehai/core/source'
import {cardOf, months} from '../cards/index.js'
import type {CardId, CardType, Month} from '../cards/index.js'
import type {YakuType} from '../yaku/index.js'

/** Names of a yaku. */
export interface YakuName {
  readonly ja: string
  readonly kana: string
  readonly en: string
  readonly romaji: string
}

/** Names of all yaku of captured cards, and of the two of a dealt hand. */
export const yakuNames: Readonly<Record<YakuType | 'teshi' | 'kuttsuki', YakuName>> = {
  goko: {ja: '五光', kana: 'ごこう', en: 'Five Brights', romaji: 'Gokō'},
  shiko: {ja: '四光', kana: 'しこう', en: 'Four Brights', romaji: 'Shikō'},
  ameShiko: {ja: '雨四光', kana: 'あめしこう', en: 'Rainy Four Brights', romaji: 'Ame-shikō'},
  sanko: {ja: '三光', kana: 'さんこう', en: 'Three Brights', romaji: 'Sankō'},
  inoshikacho: {ja: '猪鹿蝶', kana: 'いのしかちょう', en: 'Boar, Deer, Butterflies', romaji: 'Ino-shika-chō'},
  hanami: {ja: '花見で一杯', kana: 'はなみでいっぱい', en: 'Flower Viewing', romaji: 'Hanami de ippai'},
  tsukimi: {ja: '月見で一杯', kana: 'つきみでいっぱい', en: 'Moon Viewing', romaji: 'Tsukimi de ippai'},
  tane: {ja: 'タネ', kana: 'たね', en: 'Animals', romaji: 'Tane'},
  akatanAotan: {
    ja: '赤短・青短の重複',
    kana: 'あかたんあおたんのちょうふく',
    en: 'Red and Blue Ribbons',
    romaji: 'Akatan-aotan no chōfuku'
  },
  akatan: {ja: '赤短', kana: 'あかたん', en: 'Red Poetry Ribbons', romaji: 'Akatan'},
  aotan: {ja: '青短', kana: 'あおたん', en: 'Blue Ribbons', romaji: 'Aotan'},
  tanzaku: {ja: 'タン', kana: 'たん', en: 'Ribbons', romaji: 'Tan'},
  kasu: {ja: 'カス', kana: 'かす', en: 'Plains', romaji: 'Kasu'},
  monthly: {ja: '月札', kana: 'つきふだ', en: 'Cards of the Month', romaji: 'Tsukifuda'},
  teshi: {ja: '手四', kana: 'てし', en: 'Four of a Month', romaji: 'Teshi'},
  kuttsuki: {ja: 'くっつき', kana: 'くっつき', en: 'Four Pairs', romaji: 'Kuttsuki'}
}

/** Names of the four types. */
export const typeNames: Readonly<Record<CardType, Readonly<Record<Language, string>>>> = {
  hikari: {ja: '光', en: 'bright'},
  tane: {ja: 'タネ', en: 'animal'},
  tanzaku: {ja: 'タン', en: 'ribbon'},
  kasu: {ja: 'カス', en: 'plain'}
}

/** Name of a card: 松に鶴, `Pine with crane`. */
export function cardName(card: CardId, language: Language): string {
  const {name, nameEn} = cardOf(card)
  return language === 'ja' ? name : nameEn
}

/** Name of a card with its type, for a text alternative: 松に鶴（光）, `Pine with crane (bright)`. A plain says so itself. */
export function cardLabel(card: CardId, language: Language): string {
  const {type} = cardOf(card)
  const name = cardName(card, language)
  if (type === 'kasu') return name
  return language === 'ja' ? `${name}（${typeNames[type].ja}）` : `${name} (${typeNames[type].en})`
}

/** Name of a month by its plant: 松, `Pine`. */
export function monthName(month: Month, language: Language): string {
  const {kanji, en} = months[month - 1]!
  return language === 'ja' ? kanji : en
}

/** Points in words: 6文, `6 points`. */
export function pointsInWords(points: number, language: Language): string {
  if (language === 'ja') return `${points}文`
  return points === 1 ? '1 point' : `${points} points`
}
