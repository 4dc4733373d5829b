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
// Japanese and in English.
const cardRows: readonly string[] = [
  'h | 松鶴 | 松に鶴 | まつにつる | Pine with crane | matsu-ni-tsuru |  | crane',
  'r | 松短 | 松に赤短 | まつにあかたん | Pine with red poetry ribbon | matsu-no-tan | 松に短冊 |',
  'k | 松カ | 松のカス1 | まつのかす | Pine (plain) 1 | matsu-no-kasu-1 | 松のカス |',
  'k | 松カ | 松のカス2 | まつのかす | Pine (plain) 2 | matsu-no-kasu-2 | 松のカス |',
  't | 梅鶯 | 梅に鶯 | うめにうぐいす | Plum with bush warbler | ume-ni-uguisu | 梅に鴬 | warbler, nightingale',
  'r | 梅短 | 梅に赤短 | うめにあかたん | Plum with red poetry ribbon | ume-no-tan | 梅に短冊 |',
  'k | 梅カ | 梅のカス1 | うめのかす | Plum (plain) 1 | ume-no-kasu-1 | 梅のカス |',
  'k | 梅カ | 梅のカス2 | うめのかす | Plum (plain) 2 | ume-no-kasu-2 | 梅のカス |',
  'h | 桜幕 | 桜に幕 | さくらにまく | Cherry with curtain | sakura-ni-maku | 桜に幔幕 | curtain',
  'r | 桜短 | 桜に赤短 | さくらにあかたん | Cherry with red poetry ribbon | sakura-no-tan | 桜に短冊 |',
  'k | 桜カ | 桜のカス1 | さくらのかす | Cherry (plain) 1 | sakura-no-kasu-1 | 桜のカス |',
  'k | 桜カ | 桜のカス2 | さくらのかす | Cherry (plain) 2 | sakura-no-kasu-2 | 桜のカス |',
  't | 藤鵑 | 藤に時鳥 | ふじにほととぎす | Wisteria with cuckoo | fuji-ni-hototogisu | 藤に不如帰, 藤に杜鵑, 藤に郭公 | cuckoo',
  'r | 藤短 | 藤に短冊 | ふじにたんざく | Wisteria with plain red ribbon | fuji-no-tan |  |',
  'k | 藤カ | 藤のカス1 | ふじのかす | Wisteria (plain) 1 | fuji-no-kasu-1 | 藤のカス |',
  'k | 藤カ | 藤のカス2 | ふじのかす | Wisteria (plain) 2 | fuji-no-kasu-2 | 藤のカス |',
  't | 菖橋 | 菖蒲に八橋 | あやめにやつはし | Iris with eight-plank bridge | ayame-ni-yatsuhashi | 菖蒲に八ツ橋, 杜若に八橋 | bridge',
  'r | 菖短 | 菖蒲に短冊 | あやめにたんざく | Iris with plain red ribbon | ayame-no-tan |  |',
  'k | 菖カ | 菖蒲のカス1 | あやめのかす | Iris (plain) 1 | ayame-no-kasu-1 | 菖蒲のカス |',
  'k | 菖カ | 菖蒲のカス2 | あやめのかす | Iris (plain) 2 | ayame-no-kasu-2 | 菖蒲のカス |',
  't | 牡蝶 | 牡丹に蝶 | ぼたんにちょう | Peony with butterflies | botan-ni-cho |  | butterfly, butterflies',
  'r | 牡短 | 牡丹に青短 | ぼたんにあおたん | Peony with blue ribbon | botan-no-tan | 牡丹に短冊 |',
  'k | 牡カ | 牡丹のカス1 | ぼたんのかす | Peony (plain) 1 | botan-no-kasu-1 | 牡丹のカス |',
  'k | 牡カ | 牡丹のカス2 | ぼたんのかす | Peony (plain) 2 | botan-no-kasu-2 | 牡丹のカス |',
  't | 萩猪 | 萩に猪 | はぎにいのしし | Bush clover with boar | hagi-ni-inoshishi |  | boar',
  'r | 萩短 | 萩に短冊 | はぎにたんざく | Bush clover with plain red ribbon | hagi-no-tan |  |',
  'k | 萩カ | 萩のカス1 | はぎのかす | Bush clover (plain) 1 | hagi-no-kasu-1 | 萩のカス |',
  'k | 萩カ | 萩のカス2 | はぎのかす | Bush clover (plain) 2 | hagi-no-kasu-2 | 萩のカス |',
  'h | 芒月 | 芒に月 | すすきにつき | Pampas grass with full moon | susuki-ni-tsuki | 坊主, 芒に満月 | moon, full-moon',
  't | 芒雁 | 芒に雁 | すすきにかり | Pampas grass with geese | susuki-ni-kari |  | geese',
  'k | 芒カ | 芒のカス1 | すすきのかす | Pampas grass (plain) 1 | susuki-no-kasu-1 | 芒のカス |',
  'k | 芒カ | 芒のカス2 | すすきのかす | Pampas grass (plain) 2 | susuki-no-kasu-2 | 芒のカス |',
  't | 菊盃 | 菊に盃 | きくにさかずき | Chrysanthemum with sake cup | kiku-ni-sakazuki | 菊に杯 | sake, sake-cup, cup',
  'r | 菊短 | 菊に青短 | きくにあおたん | Chrysanthemum with blue ribbon | kiku-no-tan | 菊に短冊 |',
  'k | 菊カ | 菊のカス1 | きくのかす | Chrysanthemum (plain) 1 | kiku-no-kasu-1 | 菊のカス |',
  'k | 菊カ | 菊のカス2 | きくのかす | Chrysanthemum (plain) 2 | kiku-no-kasu-2 | 菊のカス |',
  't | 紅鹿 | 紅葉に鹿 | もみじにしか | Maple with deer | momiji-ni-shika |  | deer',
  'r | 紅短 | 紅葉に青短 | もみじにあおたん | Maple with blue ribbon | momiji-no-tan | 紅葉に短冊 |',
  'k | 紅カ | 紅葉のカス1 | もみじのかす | Maple (plain) 1 | momiji-no-kasu-1 | 紅葉のカス |',
  'k | 紅カ | 紅葉のカス2 | もみじのかす | Maple (plain) 2 | momiji-no-kasu-2 | 紅葉のカス |',
  'h | 柳道 | 柳に小野道風 | やなぎにおののとうふう | Willow with Ono no Michikaze | yanagi-ni-ono-no-tofu | 柳に道風, 雨入り, 柳に蛙, おののみちかぜ | rain-man, rainman, poet',
  't | 柳燕 | 柳に燕 | やなぎにつばめ | Willow with swallow | yanagi-ni-tsubame |  | swallow',
  'r | 柳短 | 柳に短冊 | やなぎにたんざく | Willow with plain red ribbon | yanagi-no-tan |  |',
  'k | 柳カ | 柳のカス | やなぎのかす | Willow (plain) | yanagi-no-kasu | 鬼札, 柳のカス | lightning, storm',
  'h | 桐鳳 | 桐に鳳凰 | きりにほうおう | Paulownia with phoenix | kiri-ni-hoo | 桐に鳳 | phoenix',
  'k | 桐カ | 桐のカス1 | きりのかす | Paulownia (plain) 1 | kiri-no-kasu-1 | 桐のカス |',
  'k | 桐カ | 桐のカス2 | きりのかす | Paulownia (plain) 2 | kiri-no-kasu-2 | 桐のカス |',
  'k | 桐カ | 桐のカス3 | きりのかす | Paulownia (plain) 3 | kiri-no-kasu-3 | 桐のカス |'
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

/** All 48 cards; the id of a card is its place here. */
export const allCards: readonly Card[] = cardRows.map((row, id) => {
  const [letter, kanji, name, kana, nameEn, slug, alsoJa, alsoEn] = columnsOf<CardColumns>(row)
  const month = ((id >> 2) + 1) as Month
  const slot = slots[id & 3]!
  const specialFlag = flagByCard[`${month}${slot}`] ?? SpecialCardFlag.None
  return {
    id,
    month,
    type: typeByLetter[letter]!,
    slot,
    index: cardRows.slice(id & ~3, id).filter(before => before[0] === letter).length,
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
