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

// Id, name in kanji, its reading, English, romaji.
const rows: readonly string[] = [
  'goko | 五光 | ごこう | Five Brights | Gokō',
  'shiko | 四光 | しこう | Four Brights | Shikō',
  'ameShiko | 雨四光 | あめしこう | Rainy Four Brights | Ame-shikō',
  'sanko | 三光 | さんこう | Three Brights | Sankō',
  'inoshikacho | 猪鹿蝶 | いのしかちょう | Boar, Deer, Butterflies | Ino-shika-chō',
  'hanami | 花見で一杯 | はなみでいっぱい | Flower Viewing | Hanami de ippai',
  'tsukimi | 月見で一杯 | つきみでいっぱい | Moon Viewing | Tsukimi de ippai',
  'tane | タネ | たね | Animals | Tane',
  'akatanAotan | 赤短・青短の重複 | あかたんあおたんのちょうふく | Red and Blue Ribbons | Akatan-aotan no chōfuku',
  'akatan | 赤短 | あかたん | Red Poetry Ribbons | Akatan',
  'aotan | 青短 | あおたん | Blue Ribbons | Aotan',
  'tanzaku | タン | たん | Ribbons | Tan',
  'kasu | カス | かす | Plains | Kasu',
  'monthly | 月札 | つきふだ | Cards of the Month | Tsukifuda',
  'teshi | 手四 | てし | Four of a Month | Teshi',
  'kuttsuki | くっつき | くっつき | Four Pairs | Kuttsuki'
]

/** Names of all yaku of captured cards, and of the two of a dealt hand. */
export const yakuNames: Readonly<Record<YakuNameId, YakuName>> = Object.fromEntries(
  rows.map(row => {
    const [type, ja, kana, en, romaji] = row.split(' | ')
    return [type, {ja, kana, en, romaji}]
  })
) as Record<YakuNameId, YakuName>

/** The names of every yaku in one of the columns. */
export function yakuColumn(column: keyof YakuName): Readonly<Record<YakuNameId, string>> {
  return Object.fromEntries(
    Object.entries(yakuNames).map(([type, names]) => [type, names[column]])
  ) as Record<YakuNameId, string>
}
