/**
 * Words for tiles, alone and in groups, as people say them.
 */
import {isHonor, isRed, rankOf, suitOf, type Face, type Tile} from '../tile/tile.js'
import type {Language} from '../source/message.js'

const suitNames = {
  en: {m: 'man', p: 'pin', s: 'sou'},
  ja: {m: '萬', p: '筒', s: '索'}
} as const

const honorNames = {
  en: ['east', 'south', 'west', 'north', 'white dragon', 'green dragon', 'red dragon'],
  ja: ['東', '南', '西', '北', '白', '發', '中']
} as const

const kanjiDigits = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const

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
  const rank = language === 'ja' ? kanjiDigits[rankOf(tile)]! : String(rankOf(tile))
  return isRed(tile) ? redWord[language] + rank : rank
}

/**
 * Tiles in words, neighbours of one suit together: `1 2 3 man, red 5 6 pin, east east`; 一二三萬 赤五六筒 東東.
 */
export function nameTiles(faces: readonly Face[], language: Language): string {
  const groups: {suit: string; words: string[]}[] = []
  for (const face of faces) {
    const suit = isTileFace(face) ? suitOf(face) : 'other'
    const last = groups.at(-1)
    const numbered = isTileFace(face) && !isHonor(face)
    const word = numbered ? rankWord(face, language) : nameOf(face, language)
    if (last?.suit === suit) last.words.push(word)
    else groups.push({suit, words: [word]})
  }
  const texts = groups.map(({suit, words}) => nameGroup(suit, words, language))
  return texts.join(language === 'ja' ? ' ' : ', ')
}

function nameGroup(suit: string, words: readonly string[], language: Language): string {
  if (suit === 'other') return countRepeats(words, language)
  const name = suit === 'z' ? '' : suitNames[language][suit as 'm' | 'p' | 's']
  if (language === 'ja') return words.join('') + name
  return name ? `${words.join(' ')} ${name}` : words.join(' ')
}

/** Thirteen face-down tiles are said once, with their number. */
function countRepeats(words: readonly string[], language: Language): string {
  const runs: {word: string; count: number}[] = []
  for (const word of words) {
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
