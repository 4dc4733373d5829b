/**
 * Words for tiles, alone and in groups, as people say them.
 */
import {isHonor, isRed, rankOf, suitOf, type Face, type Suit, type Tile} from '../tile/tile.js'
import type {Language} from '../source/message.js'

const suitNames = {
  en: {m: 'man', p: 'pin', s: 'sou'},
  ja: {m: '萬', p: '筒', s: '索'}
} as const

const honorNames = {
  en: ['east', 'south', 'west', 'north', 'white dragon', 'green dragon', 'red dragon'],
  ja: ['東', '南', '西', '北', '白', '發', '中']
} as const

/** Ranks by their number; nothing has rank 0. */
const rankWords = {
  en: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  ja: ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九']
} as const

const otherFaces = {
  en: {back: 'face-down tile', blank: 'blank tile', unknown: 'unknown tile', slot: 'empty slot'},
  ja: {back: '伏せ牌', blank: '無地の牌', unknown: '不明の牌', slot: '空き'}
} as const

const redWord = {en: 'red ', ja: '赤'} as const

const isTileFace = (face: Face): face is Tile => face.length === 2

/** A tile in words: `5 pin`, `red 5 pin`, `east`; 五筒、赤五筒、東. */
export function nameOf(face: Face, language: Language): string {
  if (!isTileFace(face)) return otherFaces[language][face]
  if (isHonor(face)) return honorNames[language][rankOf(face) - 1]!
  const suit = suitNames[language][suitOf(face) as 'm' | 'p' | 's']
  const rank = rankWord(face, language)
  return language === 'ja' ? rank + suit : `${rank} ${suit}`
}

function rankWord(tile: Tile, language: Language): string {
  const rank = rankWords[language][rankOf(tile)]!
  return isRed(tile) ? redWord[language] + rank : rank
}

/**
 * Tiles in words, neighbours of one suit together: `1 2 3 man, red 5 6 pin, east east`; 一二三萬 赤五六筒 東東.
 */
export function nameTiles(faces: readonly Face[], language: Language): string {
  const groups: string[] = []
  for (let start = 0; start < faces.length;) {
    const suit = groupOf(faces[start]!)
    let end = start + 1
    while (end < faces.length && groupOf(faces[end]!) === suit) end++
    groups.push(nameGroup(suit, faces, start, end, language))
    start = end
  }
  return groups.join(language === 'ja' ? ' ' : ', ')
}

const groupOf = (face: Face): Suit | 'other' => (isTileFace(face) ? suitOf(face) : 'other')

/** The faces from `start` to before `end`, which are of one group. */
function nameGroup(
  suit: Suit | 'other',
  faces: readonly Face[],
  start: number,
  end: number,
  language: Language
): string {
  const between = language === 'ja' ? '' : ' '
  if (suit === 'other') return countRepeats(faces.slice(start, end), language)
  const words: string[] = []
  for (let index = start; index < end; index++) {
    const tile = faces[index] as Tile
    words.push(suit === 'z' ? honorNames[language][rankOf(tile) - 1]! : rankWord(tile, language))
  }
  if (suit !== 'z') words.push(suitNames[language][suit])
  return words.join(between)
}

/** Thirteen face-down tiles are said once, with their number. */
function countRepeats(faces: readonly Face[], language: Language): string {
  const runs: {word: string; count: number}[] = []
  for (const face of faces) {
    const word = nameOf(face, language)
    const last = runs.at(-1)
    if (last?.word === word) last.count++
    else runs.push({word, count: 1})
  }
  return runs
    .map(({word, count}) =>
      count === 1 ? word : language === 'ja' ? `${word}${count}枚` : `${count} ${word}s`
    )
    .join(language === 'ja' ? '、' : ', ')
}
