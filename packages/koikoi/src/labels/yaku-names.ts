/**
 * Names of yaku: a table to be checked against a printed list.
 */
import type {YakuNameId} from './words/schema.js'

/** Names of a yaku. */
export interface YakuName {
  readonly ja: string
  readonly kana: string
  readonly en: string
  readonly romaji: string
}

/** Names of all yaku of captured cards, and of the two of a dealt hand. */
export const yakuNames: Readonly<Record<YakuNameId, YakuName>> = {
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

/** The names of every yaku in one of the columns. */
export function yakuColumn(column: keyof YakuName): Readonly<Record<YakuNameId, string>> {
  return Object.fromEntries(
    Object.entries(yakuNames).map(([type, names]) => [type, names[column]])
  ) as Record<YakuNameId, string>
}
