/**
 * The 48 cards and the twelve months, as people can check them against a printed chart.
 *
 * Numbering, names and spellings: vectors/koikoi-cards.json.
 */
import {lookup} from '@tehai/kernel/source'
import {SpecialCardFlag, type Card, type CardType, type Month, type MonthName, type Slot} from './card.js'

// The twelve plants, January first: kanji, kana, English, old name, romaji, further names in Japanese.
const monthRows: readonly string[] = [
  '松 | まつ | Pine | 睦月 | matsu |',
  '梅 | うめ | Plum | 如月 | ume |',
  '桜 | さくら | Cherry | 弥生 | sakura |',
  '藤 | ふじ | Wisteria | 卯月 | fuji | 黒豆',
  '菖蒲 | あやめ | Iris | 皐月 | ayame | 杜若, かきつばた',
  '牡丹 | ぼたん | Peony | 水無月 | botan |',
  '萩 | はぎ | Bush clover | 文月 | hagi | 赤豆',
  '芒 | すすき | Pampas grass | 葉月 | susuki | 薄, 尾花, 坊主',
  '菊 | きく | Chrysanthemum | 長月 | kiku |',
  '紅葉 | もみじ | Maple | 神無月 | momiji | 楓, もみぢ',
  '柳 | やなぎ | Willow | 霜月 | yanagi | 雨',
  '桐 | きり | Paulownia | 師走 | kiri |'
]

// Four rows a month, the brightest first: type (h 光, t 種, r 短冊, k カス), short name, name, kana, English, slug, further names in
// Japanese and in English. `k` alone is a plain card that is called by its plant and its number.
const cardRows: readonly string[] = [
  'h | 松鶴 | 松に鶴 | まつにつる | Pine with crane | matsu-ni-tsuru |  | crane',
  'r | 松短 | 松に赤短 | まつにあかたん | Pine with red poetry ribbon | matsu-no-tan | 松に短冊 |',
  'k',
  'k',
  't | 梅鶯 | 梅に鶯 | うめにうぐいす | Plum with bush warbler | ume-ni-uguisu | 梅に鴬 | warbler, bush-warbler, nightingale',
  'r | 梅短 | 梅に赤短 | うめにあかたん | Plum with red poetry ribbon | ume-no-tan | 梅に短冊 |',
  'k',
  'k',
  'h | 桜幕 | 桜に幕 | さくらにまく | Cherry with curtain | sakura-ni-maku | 桜に幔幕 | curtain',
  'r | 桜短 | 桜に赤短 | さくらにあかたん | Cherry with red poetry ribbon | sakura-no-tan | 桜に短冊 |',
  'k',
  'k',
  't | 藤鵑 | 藤に時鳥 | ふじにほととぎす | Wisteria with cuckoo | fuji-ni-hototogisu | 藤に不如帰, 藤に杜鵑, 藤に郭公 | cuckoo',
  'r | 藤短 | 藤に短冊 | ふじにたんざく | Wisteria with plain red ribbon | fuji-no-tan |  |',
  'k',
  'k',
  't | 菖橋 | 菖蒲に八橋 | あやめにやつはし | Iris with eight-plank bridge | ayame-ni-yatsuhashi | 菖蒲に八ツ橋, 杜若に八橋 | bridge',
  'r | 菖短 | 菖蒲に短冊 | あやめにたんざく | Iris with plain red ribbon | ayame-no-tan |  |',
  'k',
  'k',
  't | 牡蝶 | 牡丹に蝶 | ぼたんにちょう | Peony with butterflies | botan-ni-cho |  | butterfly, butterflies',
  'r | 牡短 | 牡丹に青短 | ぼたんにあおたん | Peony with blue ribbon | botan-no-tan | 牡丹に短冊 |',
  'k',
  'k',
  't | 萩猪 | 萩に猪 | はぎにいのしし | Bush clover with boar | hagi-ni-inoshishi |  | boar',
  'r | 萩短 | 萩に短冊 | はぎにたんざく | Bush clover with plain red ribbon | hagi-no-tan |  |',
  'k',
  'k',
  'h | 芒月 | 芒に月 | すすきにつき | Pampas grass with full moon | susuki-ni-tsuki | 坊主, 芒に満月 | moon, full-moon',
  't | 芒雁 | 芒に雁 | すすきにかり | Pampas grass with geese | susuki-ni-kari |  | geese',
  'k',
  'k',
  't | 菊盃 | 菊に盃 | きくにさかずき | Chrysanthemum with sake cup | kiku-ni-sakazuki | 菊に杯 | sake, sake-cup, cup',
  'r | 菊短 | 菊に青短 | きくにあおたん | Chrysanthemum with blue ribbon | kiku-no-tan | 菊に短冊 |',
  'k',
  'k',
  't | 紅鹿 | 紅葉に鹿 | もみじにしか | Maple with deer | momiji-ni-shika |  | deer',
  'r | 紅短 | 紅葉に青短 | もみじにあおたん | Maple with blue ribbon | momiji-no-tan | 紅葉に短冊 |',
  'k',
  'k',
  'h | 柳道 | 柳に小野道風 | やなぎにおののとうふう | Willow with Ono no Michikaze | yanagi-ni-ono-no-tofu | 柳に道風, 雨入り, 柳に蛙, おののみちかぜ | rain-man, rainman, poet',
  't | 柳燕 | 柳に燕 | やなぎにつばめ | Willow with swallow | yanagi-ni-tsubame |  | swallow',
  'r | 柳短 | 柳に短冊 | やなぎにたんざく | Willow with plain red ribbon | yanagi-no-tan |  |',
  'k | 柳カ | 柳のカス | やなぎのかす | Willow (plain) | yanagi-no-kasu | 鬼札, 柳のカス | lightning, storm',
  'h | 桐鳳 | 桐に鳳凰 | きりにほうおう | Paulownia with phoenix | kiri-ni-hoo | 桐に鳳 | phoenix',
  'k',
  'k',
  'k'
]

const flagByCard: Readonly<Record<string, SpecialCardFlag>> = lookup({
  '1b': SpecialCardFlag.RedPoetry,
  '2b': SpecialCardFlag.RedPoetry,
  '3b': SpecialCardFlag.RedPoetry,
  '6b': SpecialCardFlag.BluePoetry,
  '9b': SpecialCardFlag.BluePoetry,
  '10b': SpecialCardFlag.BluePoetry,
  '9a': SpecialCardFlag.SakeCup,
  '10a': SpecialCardFlag.Deer,
  '7a': SpecialCardFlag.Boar,
  '6a': SpecialCardFlag.Butterfly,
  '11a': SpecialCardFlag.RainMan,
  '3a': SpecialCardFlag.Curtain,
  '8a': SpecialCardFlag.Moon
})

const typeByLetter: Readonly<Record<string, CardType>> = lookup({
  h: 'hikari',
  t: 'tane',
  r: 'tanzaku',
  k: 'kasu'
})

type MonthColumns = readonly [string, string, string, string, string, string]
type CardColumns = readonly [...MonthColumns, string, string]

/** The columns of a row. */
const columnsOf = <Columns>(row: string): Columns => row.split('|').map(column => column.trim()) as Columns

/** The items of a column. */
const itemsOf = (column: string): readonly string[] => (column === '' ? [] : column.split(', '))

/** Letters of the four places of a month. */
export const slots: readonly Slot[] = ['a', 'b', 'c', 'd']

/** The twelve months with their plants, January first. */
export const months: readonly MonthName[] = monthRows.map((row, index) => {
  const [kanji, kana, en, old, romaji, alsoJa] = columnsOf<MonthColumns>(row)
  return {
    month: (index + 1) as Month,
    kanji,
    kana,
    en,
    old,
    romaji,
    alsoJa: itemsOf(alsoJa)
  }
})

/** The columns of a plain card; `index` is its place among those of its month. */
const plainColumns = ({kanji, kana, en, romaji}: MonthName, index: number): CardColumns => [
  'k',
  `${kanji[0]}カ`,
  `${kanji}のカス${index + 1}`,
  `${kana}のかす`,
  `${en} (plain) ${index + 1}`,
  `${romaji}-no-kasu-${index + 1}`,
  `${kanji}のカス`,
  ''
]

/** All 48 cards; the id of a card is its place here. */
export const allCards: readonly Card[] = cardRows.map((row, id) => {
  const index = cardRows.slice(id & ~3, id).filter(before => before[0] === row[0]).length
  const [letter, kanji, name, kana, nameEn, slug, alsoJa, alsoEn] =
    row === 'k' ? plainColumns(months[id >> 2]!, index) : columnsOf<CardColumns>(row)
  const month = ((id >> 2) + 1) as Month
  const slot = slots[id & 3]!
  const specialFlag = flagByCard[`${month}${slot}`] ?? SpecialCardFlag.None
  return {
    id,
    month,
    type: typeByLetter[letter]!,
    slot,
    index,
    specialFlag,
    isSpecial: specialFlag > 0 && specialFlag <= SpecialCardFlag.RainMan,
    name,
    kana,
    nameEn,
    kanji,
    slug,
    alsoJa: itemsOf(alsoJa),
    alsoEn: itemsOf(alsoEn)
  }
})
