/**
 * Text of a value → what it looks like, independent of its key: `25p` is a tile, `East 1, South seat` a situation.
 */

/** The name of a pattern. */
type PatternName =
  | 'empty'
  | 'question'
  | 'json'
  | 'file'
  | 'marks'
  | 'points'
  | 'percent'
  | 'score'
  | 'count'
  | 'shanten'
  | 'flag'
  | 'wind'
  | 'player'
  | 'from'
  | 'situation'
  | 'tile'
  | 'number'
  | 'choices'
  | 'query'
  | 'sentence'

/** What a value looks like. Its class is the first one whose pattern matches; all other values are `words`. */
const patterns: Readonly<Record<PatternName, RegExp>> = {
  empty: /^$/,
  question: /^[?？]/,
  json: /^[[{]/,
  marks: /[◎○△×✕]/u,
  file: /^\S{0,80}\.(?:xml|json|mjlog|txt|html|gz)\b|^\S{0,80}\/\S{0,80}\/|\blog=/,
  from: /\b(?:from|off)\b|から$|에게서|放[铳銃]/iu,
  // 25p, 1m2m3m, 123m456p 3-12p, 8h 9t: numbers and letters alone.
  wind: /^(?:east|south|west|north|[東东南西北동남서북])$/iu,
  tile: /^(?:\[?[0-9][mpsz]'?|[東东南西北白發発中]|[一二三四五六七八九][萬万筒索]|(?:red )?[1-9] ?(?:man|pin|sou|bamboo))$/u,
  count: /^[^,、]{0,8}\d ?(?:tiles?|kinds?|枚|種|种|张|張|장)/iu,
  shanten: /shanten|tenpai|向[聴听聽]|[聴听聽]牌|テンパイ|샹텐|텐파이/iu,
  percent: /\d ?%/,
  score:
    /\d ?(?:han|fan|fu|points?|[翻番符판부点點점])|^\d{3,6}(?:[/-]\d{3,6})?(?:$| all| ?[(（])|mangan|haneman|baiman|yakuman|[满満滿]贯|[満滿]貫|跳[満满滿]|倍[満满滿]/iu,
  // 25000 24000 25000 25000, east 25000 south 24000, +1000 0 0 -1000
  points: /(?:\d{4,6}[^\d(]{1,10}){2}\d|[-+]\d{3,6}\s/u,
  flag: /^(?:yes|no|true|false|on|off|はい|あり|なし|[是否有無无]|예|네)$/iu,
  player: /^(?:self|shimocha|toimen|kamicha|[自上下対对對]家?|[東东南西北]家|opponent|相手)$/iu,
  situation:
    /[東东南西동남서]\s?[1-4一二三四]\s?[局国국]|\b(?:east|south|west|north) (?:[1-4]|seat|round)|\b(?:seat|honba|turn|sticks?)\b|[巡순]|[東南西北]家|本[場场]|流局/iu,
  number: /^[-+=]?\s?\d{1,6}(?:\s?[^\s\d]{1,2})?$/u,
  choices: /\S\s*[/／]\s*\S/u,
  query: /[?？]$/u,
  sentence: /[.!。！]$|\s(?:the|is|a|of|and|to)\s|[はがをにで].{3}/u
}

/** A class of values. `tiles` is a few tiles, `row` the tiles of a hand, `river` discards in their order. */
export type ValueClass = PatternName | 'tiles' | 'row' | 'river' | 'words' | 'phrase'

/** Classes that a list of tiles may belong to. */
const isAfterTiles: ReadonlySet<PatternName> = new Set([
  'count',
  'shanten',
  'percent',
  'score',
  'points',
  'flag',
  'wind',
  'player',
  'situation',
  'number',
  'choices',
  'query',
  'sentence'
])

const entries = Object.entries(patterns) as readonly (readonly [PatternName, RegExp])[]

/** How many characters of a value are examined. */
const MOST = 200

/** What a value looks like. */
export function classOf(text: string): ValueClass {
  const value = text.slice(0, MOST).trim()
  const first = entries.find(([, pattern]) => pattern.test(value))?.[0]
  if (first !== undefined && !isAfterTiles.has(first)) return first
  return tilesClass(value) ?? first ?? (/[\s,、，]/u.test(value) ? 'phrase' : 'words')
}

/** Tiles and cards in numbers and letters, or as characters: `123m`, `2'13p`, `8h`, `10t`, `東`, `o`, `松に鶴`. */
const tileGroup =
  /^(?:(?=[^\d]{0,20}\d)[\dmpszrjyf'"+=_~()[\]{}-]{1,80}[a-z]?\+?|[jryxo]{1,30}|[東南西北白發発中])$/u
const cardGroup =
  /^[松梅桜藤菖牡萩芒菊紅柳桐][^\s,、，]{0,8}$|^(?:pine|plum|cherry|wisteria|iris|peony|clover|pampas|chrysanthemum|maple|willow|paulownia) /iu

/** The class of a list of tiles; `null` if a part of the value is not tiles. */
function tilesClass(value: string): ValueClass | null {
  const groups = value.split(/[\s,、，・]+/u)
  if (groups.every(one => cardGroup.test(one))) return 'tiles'
  if (
    !groups.every(one => tileGroup.test(one)) ||
    !/\d['"+=_)-]{0,4}[a-z]|[東南西北白發発中]|^[jry]{2,30}$/u.test(value)
  )
    return null
  if (/[jry]/.test(value)) return 'river'
  const count = (value.match(/\d/g) ?? []).length
  // The suit of discards changes again and again.
  const suits = (value.match(/[mpsz]/g) ?? []).length
  return suits > 5 || suits * 2 > count + 4 ? 'river' : count > 9 ? 'row' : 'tiles'
}
