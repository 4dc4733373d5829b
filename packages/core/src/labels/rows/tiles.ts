/** Words for tiles, one by one and in groups, as people say them. */
import {
  isFlower,
  isHonor,
  isRed,
  isTile,
  rankOf,
  suitOf,
  type Face,
  type Suit,
  type Tile
} from '@tehai/riichi/tile'
import {grammars, type Language} from '@tehai/kernel/source'
import {dictionaries as rowWords} from '../words/rows.js'

/** A tile in words: `5 pin`, `red 5 pin`, `east`; 五筒、赤五筒、東. */
export function nameOf(face: Face, language: Language): string {
  const {faces, flowers, honors, suits, tile} = rowWords[language]
  if (isFlower(face)) return flowers[Number(face[0])]!
  if (!isTile(face)) return faces[face]
  if (isHonor(face)) return honors[rankOf(face) - 1]!
  return tile(rankWord(face, language), suits[suitOf(face) as 'm' | 'p' | 's'])
}

function rankWord(tile: Tile, language: Language): string {
  const {ranks, red} = rowWords[language]
  const rank = ranks[rankOf(tile)]!
  return isRed(tile) ? red + rank : rank
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
    groups.push(nameGroup(faces, start, end, language))
    start = end
  }
  return rowWords[language].groups(groups)
}

const groupOf = (face: Face): Suit | 'other' => (isTile(face) ? suitOf(face) : 'other')

/** The faces of one group, from `start` up to but not including `end`. */
function nameGroup(faces: readonly Face[], start: number, end: number, language: Language): string {
  const suit = groupOf(faces[start]!)
  const {honors, suits} = rowWords[language]
  if (suit === 'other') return countRepeats(faces.slice(start, end), language)
  if (end - start === 1) return nameOf(faces[start]!, language)
  const {space} = grammars[language]
  let words = ''
  for (let index = start; index < end; index++) {
    const tile = faces[index] as Tile
    if (index > start) words += space
    words += suit === 'z' ? honors[rankOf(tile) - 1]! : rankWord(tile, language)
  }
  return suit === 'z' ? words : words + space + suits[suit]
}

/** Thirteen face-down tiles are mentioned once, with their number. */
function countRepeats(faces: readonly Face[], language: Language): string {
  const runs: {word: string; count: number}[] = []
  for (const face of faces) {
    const word = nameOf(face, language)
    const last = runs.at(-1)
    if (last?.word === word) last.count++
    else runs.push({word, count: 1})
  }
  const {repeated} = rowWords[language]
  return grammars[language].list(runs.map(({word, count}) => (count === 1 ? word : repeated(word, count))))
}

/** A list of tiles in words, each with its suit: `2 pin, 5 pin`; 二筒、五筒. */
export function listTiles(tiles: readonly Tile[], language: Language): string {
  return grammars[language].list(tiles.map(tile => nameOf(tile, language)))
}
