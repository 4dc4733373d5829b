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

/** The three ribbons: red with a poem, blue, plain red. */
const poetry = 'r | 短 | に赤短 | にあかたん | with red poetry ribbon | no-tan | に短冊 |'
const blue = 'r | 短 | に青短 | にあおたん | with blue ribbon | no-tan | に短冊 |'
const plainRed = 'r | 短 | に短冊 | にたんざく | with plain red ribbon | no-tan |  |'

/** A plain card, named by its plant and its number. */
const plain = 'k | カ | のカス# | のかす | (plain) # | no-kasu-# | のカス |'

// Four rows a month, the brightest first: type (h 光, t 種, r 短冊, k カス), and what follows the plant in the short name, the
// name, kana, English and slug; further names in Japanese (those that begin with に or の follow the plant) and in English.
const cardRows: readonly string[] = [
  'h | 鶴 | に鶴 | につる | with crane | ni-tsuru |  | crane',
  poetry,
  plain,
  plain,
  't | 鶯 | に鶯 | にうぐいす | with bush warbler | ni-uguisu | に鴬 | warbler, bush-warbler, nightingale',
  poetry,
  plain,
  plain,
  'h | 幕 | に幕 | にまく | with curtain | ni-maku | に幔幕 | curtain',
  poetry,
  plain,
  plain,
  't | 鵑 | に時鳥 | にほととぎす | with cuckoo | ni-hototogisu | に不如帰, に杜鵑, に郭公 | cuckoo',
  plainRed,
  plain,
  plain,
  't | 橋 | に八橋 | にやつはし | with eight-plank bridge | ni-yatsuhashi | に八ツ橋, 杜若に八橋 | bridge',
  plainRed,
  plain,
  plain,
  't | 蝶 | に蝶 | にちょう | with butterflies | ni-cho |  | butterfly, butterflies',
  blue,
  plain,
  plain,
  't | 猪 | に猪 | にいのしし | with boar | ni-inoshishi |  | boar',
  plainRed,
  plain,
  plain,
  'h | 月 | に月 | につき | with full moon | ni-tsuki | 坊主, に満月 | moon, full-moon',
  't | 雁 | に雁 | にかり | with geese | ni-kari |  | geese',
  plain,
  plain,
  't | 盃 | に盃 | にさかずき | with sake cup | ni-sakazuki | に杯 | sake, sake-cup, cup',
  blue,
  plain,
  plain,
  't | 鹿 | に鹿 | にしか | with deer | ni-shika |  | deer',
  blue,
  plain,
  plain,
  'h | 道 | に小野道風 | におののとうふう | with Ono no Michikaze | ni-ono-no-tofu | に道風, 雨入り, に蛙, おののみちかぜ | rain-man, rainman, poet',
  't | 燕 | に燕 | につばめ | with swallow | ni-tsubame |  | swallow',
  plainRed,
  'k | カ | のカス | のかす | (plain) | no-kasu | 鬼札, のカス | lightning, storm',
  'h | 鳳 | に鳳凰 | にほうおう | with phoenix | ni-hoo | に鳳 | phoenix',
  plain,
  plain,
  plain
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
  const index = cardRows.slice(id & ~3, id).filter(before => before[0] === row[0]).length
  const numbered = row.replaceAll('#', String(index + 1))
  const [letter, short, name, kana, nameEn, slug, alsoJa, alsoEn] = columnsOf<CardColumns>(numbered)
  const plant = months[id >> 2]!
  const {month} = plant
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
    name: plant.kanji + name,
    kana: plant.kana + kana,
    nameEn: `${plant.en} ${nameEn}`,
    kanji: plant.kanji[0]! + short,
    slug: `${plant.romaji}-${slug}`,
    alsoJa: itemsOf(alsoJa).map(other => (/^[にの]/.test(other) ? plant.kanji : '') + other),
    alsoEn: itemsOf(alsoEn)
  }
})
