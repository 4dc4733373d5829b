/**
 * The tile that a picture shows, read from the name of its file: `1-man.png`, `Man5-Dora.svg`, `p_ms1_1.gif`,
 * `MJw1.png`.
 *
 * A name is split into words and numbers, and each of them must be known: `image_26.png` is not a tile.
 */
import type {Face, Tile} from '@tehai/riichi/tile'
import {lookup} from '@tehai/kernel/source'

/** What a picture shows. */
export interface PicturedTile {
  readonly face: Face
  readonly isSideways: boolean
  /**
   * Whether only a set of tiles names its files like this. `man1.svg` may be a portrait, so the caller looks for other
   * evidence.
   */
  readonly isCertain: boolean
}

const pictureEnding = /\.(?:png|gif|svg|jpe?g|webp|avif|bmp)$/i

/** The tile of the picture at an address; `null` if the name of the file is not that of a tile. */
export function tileOfPicture(address: string): PicturedTile | null {
  const path = pathOf(address)
  if (!pictureEnding.test(path)) return null
  const name = path.slice(path.lastIndexOf('/') + 1).replace(pictureEnding, '')
  if (name.length > 40) return null
  const upright = name.replace(onItsSide, '')
  if (upright !== name) return {...tileOfWords(upright)!, isSideways: true, isCertain: true}
  return tileOfCode(name) ?? tileOfWords(name)
}

/** The path of an address: without `?`, `#` and what follows, and with its escapes resolved if they are valid. */
export function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/s, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Sets whose names are codes. `tile` gives the letters and digits of a tile in mpsz. */
interface CodedSet {
  readonly pattern: RegExp
  readonly tile: (groups: Readonly<Record<string, string | undefined>>) => string
}

const suitOfCode: Readonly<Record<string, string>> = lookup({
  ms: 'm',
  ps: 'p',
  ss: 's',
  w: 'm',
  t: 'p',
  s: 's'
})
const honorOfCode: Readonly<Record<string, string>> = lookup({
  e: '1z',
  s: '2z',
  w: '3z',
  n: '4z',
  h: '6z',
  c: '7z',
  d1: '7z',
  d2: '6z',
  d3: '5z'
})

const codedSets: readonly CodedSet[] = [
  // 麻雀王国 (mj-king.net/sozai): p_ms1_1.gif, p_ji_e_1.gif, p_no_1.gif (white), p_bk_1.gif (back), p_ms5_1_red.gif.
  // The last number is the orientation of the tile: 0 and 1 upright, 3 on its side.
  {
    pattern: /^p_(?<suit>ms|ps|ss)(?<rank>[1-9])_(?<lies>[013])(?<red>_red)?$/,
    tile: ({suit, rank, red}) => `${red ? '0' : rank}${suitOfCode[suit!]}`
  },
  {pattern: /^p_ji_(?<honor>[eswnhc])_(?<lies>[013])$/, tile: ({honor}) => honorOfCode[honor!]!},
  {pattern: /^p_no_(?<lies>[013])$/, tile: () => '5z'},
  {pattern: /^p_bk_(?<lies>[013])$/, tile: () => 'back'},
  // Wikimedia Commons (Jerry Crimson Mann): MJw1.png 萬, MJt1 筒, MJs1 索, MJf1 to MJf4 東南西北, MJd1 to MJd3 中發白.
  {
    pattern: /^MJ(?<suit>[wts])(?<rank>[1-9])-?$/,
    tile: ({suit, rank}) => `${rank}${suitOfCode[suit!]}`
  },
  {pattern: /^MJf(?<rank>[1-4])-?$/, tile: ({rank}) => `${rank}z`},
  {pattern: /^MJ(?<honor>d[1-3])-?$/, tile: ({honor}) => honorOfCode[honor!]!}
]

/**
 * The pictures of mahjong.org (images/haiga) and kobalab.github.io/paiga: the tiles of yman3.gif and yton.gif are on
 * their side.
 */
const onItsSide = /^y(?=(?:man|pin|sou)[1-9]$|(?:ton|nan|sha|pei|haku|hatu|tyun)$)/

function tileOfCode(name: string): PicturedTile | null {
  for (const {pattern, tile} of codedSets) {
    const groups = pattern.exec(name)?.groups
    if (groups) return {face: tile(groups) as Face, isSideways: groups['lies'] === '3', isCertain: true}
  }
  return null
}

/** What a word of a name may mean. */
type NamePart =
  | {readonly says: 'suit'; readonly value: string}
  | {readonly says: 'rank'; readonly value: string}
  | {readonly says: 'honor'; readonly value: string}
  /** A word before the number or the letter of an honor. */
  | {readonly says: 'wind' | 'dragon' | 'honors'; readonly value: ''}
  | {readonly says: 'red' | 'sideways' | 'back' | 'nothing'; readonly value: ''}

// The property, its value, and the words for it. Romaji and pinyin, English, and characters.
const table: readonly (readonly [says: NamePart['says'], value: string, words: string])[] = [
  ['suit', 'm', 'm man manzu wan wanzi crak crack character characters char kanji 萬 万'],
  ['suit', 'p', 'p pin pinzu dot dots circle circles tong tongzi bing bingzi 筒 饼 餅'],
  ['suit', 's', 's so sou sozu souzu bam bamboo bamboos suo suozi tiao tiaozi sok 索 条 條'],
  ['rank', '1', 'one 一'],
  ['rank', '2', 'two 二'],
  ['rank', '3', 'three 三'],
  ['rank', '4', 'four 四'],
  ['rank', '5', 'five 五'],
  ['rank', '6', 'six 六'],
  ['rank', '7', 'seven 七'],
  ['rank', '8', 'eight 八'],
  ['rank', '9', 'nine 九'],
  ['honor', '1z', 'ton east dong 東 东'],
  ['honor', '2z', 'nan south 南'],
  ['honor', '3z', 'sha shaa xia west xi 西'],
  ['honor', '4z', 'pei pe north bei 北'],
  ['honor', '5z', 'haku white bai 白'],
  ['honor', '6z', 'hatsu hatu green fa 發 発 发'],
  ['honor', '7z', 'chun tyun zhong 中'],
  ['wind', '', 'wind winds kaze feng'],
  ['dragon', '', 'dragon dragons sangen'],
  ['honors', '', 'ji jihai z zi zihai honor honors honour honours'],
  ['red', '', 'r red aka dora 赤'],
  ['sideways', '', 'h yoko side sideways horizontal rotated 横'],
  ['back', '', 'back ura backside 裏'],
  ['nothing', '', 'l x mj mahjong majiang tile tiles hai pai 牌']
]

const saidByWord: ReadonlyMap<string, NamePart> = new Map(
  table.flatMap(([says, value, words]) =>
    words.split(' ').map(word => [word, {says, value} as NamePart] as const)
  )
)

const letterOfWind: Readonly<Record<string, string>> = {e: '1z', s: '2z', w: '3z', n: '4z'}

/** `1-man`, `Man5-Dora`, `5r-sou`, `aka5m`, `ji3`, `wind-east`, `h-chun`, `man1-66-90-l`. */
function tileOfWords(name: string): PicturedTile | null {
  const pieces = name
    .normalize('NFKC')
    .toLowerCase()
    .match(/[a-z]+|[0-9]+|[\u0080-\u{10FFFF}]/gu)
  if (!pieces || /[^\w\s.~()\u0080-\uFFFF-]/.test(name)) return null
  const said: NamePart[] = []
  for (const piece of pieces) {
    const one = saidOf(piece, pieces)
    if (!one) return null
    said.push(one)
  }
  const face = faceOf(said)
  return face && {face, isSideways: said.some(({says}) => says === 'sideways'), isCertain: false}
}

function saidOf(piece: string, pieces: readonly string[]): NamePart | undefined {
  if (/^[0-9]$/.test(piece)) return {says: 'rank', value: piece}
  if (/^[0-9]+$/.test(piece)) return {says: 'nothing', value: ''} // a size
  const isOfWinds = pieces.some(other => saidByWord.get(other)?.says === 'wind' || other === 'ji')
  const wind = isOfWinds && piece.length === 1 ? letterOfWind[piece] : undefined
  return wind ? {says: 'honor', value: wind} : saidByWord.get(piece)
}

function faceOf(said: readonly NamePart[]): Face | null {
  const only = (says: NamePart['says']): string | null | undefined => {
    const found = said.filter(one => one.says === says)
    return found.length > 1 ? undefined : (found[0]?.value ?? null)
  }
  const [suit, rank, honor] = [only('suit'), only('rank'), only('honor')]
  const [isRed, isBack] = [only('red') !== null, only('back') !== null]
  const kindOfHonor = said.find(({says}) => says === 'wind' || says === 'dragon' || says === 'honors')?.says
  if (suit === undefined || rank === undefined || honor === undefined) return null
  if (isBack) return suit === null && rank === null && honor === null ? 'back' : null
  if (suit !== null) {
    if (rank === null || honor !== null || kindOfHonor || (isRed && rank !== '5' && rank !== '0')) return null
    return `${isRed ? '0' : rank}${suit}` as Tile
  }
  if (honor !== null) return rank === null && !isRed ? (honor as Tile) : null
  if (kindOfHonor === 'dragon' && isRed && rank === null) return '7z'
  if (isRed)
    return rank !== null && !kindOfHonor && '123'.includes(rank)
      ? (`0${'mps'['123'.indexOf(rank)]}` as Tile)
      : null
  if (rank === null || kindOfHonor === undefined || kindOfHonor === 'dragon') return null
  const last = kindOfHonor === 'wind' ? 4 : 7
  return rank !== '0' && Number(rank) <= last ? (`${rank}z` as Tile) : null
}

/** A pattern of a site for the addresses of its pictures: `img/{suit}{rank}_small.gif`, `t/{tile}.png`. */
export type PicturePattern = (address: string) => PicturedTile | null

const slots: Readonly<Record<string, string>> = {
  '{tile}': '(?<tile>[^/]+?)',
  '{suit}': '(?<suit>[^/0-9]+?)',
  '{rank}': '(?<rank>[0-9]|[一二三四五六七八九])',
  '*': '[^/]*'
}

/** Read a pattern; `null` if it has no place for a tile: neither `{tile}` nor `{suit}` and `{rank}`. */
export function picturePattern(text: string): PicturePattern | null {
  const isWhole = text.includes('{tile}') || (text.includes('{suit}') && text.includes('{rank}'))
  const seen = new Set<string>()
  const source = text.replace(/\{tile\}|\{suit\}|\{rank\}|\*|[\\^$.|?+()[\]{}/]/g, found => {
    const slot = found === '*' || !seen.has(found) ? slots[found] : undefined
    seen.add(found)
    return slot ?? found.replace(/[\\^$.|?+()[\]{}/]/g, '\\$&')
  })
  if (!isWhole) return null
  const pattern = new RegExp(`(?:^|/)${source}$`, 'u')
  return address => {
    const groups = pattern.exec(pathOf(address))?.groups
    if (!groups) return null
    const {tile, suit, rank} = groups
    const found = tileOfWords(tile ?? `${suit} ${rank}`)
    return found && {...found, isCertain: true}
  }
}
