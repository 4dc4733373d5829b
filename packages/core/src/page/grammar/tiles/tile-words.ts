/**
 * Tiles in the words of text alternatives, typed by an author in place of notation.
 *
 *     5 sou      red 5 pin, white dragon      1 2 3 man      赤五筒      三索、白
 */
import {residentLanguages} from '@tehai/kernel/source'
import {nameOf} from '../../../labels/rows/tiles.js'
import {kindOf, tiles, type Tile} from '@tehai/riichi/tile'

/** Name in English or Japanese → tile. Chinese and Korean names are notation. */
export const tileByName: ReadonlyMap<string, Tile> = new Map(
  residentLanguages.flatMap(language =>
    tiles.flatMap(tile => {
      const name = nameOf(tile, language)
      return [[name, tile] as const, [name.replace('萬', '万'), tile] as const]
    })
  )
)

/** A longer text, in units, is not a short list of tiles. */
const LONGEST = 120

const separators = /[,、，/・·;；]| and /u

/** The tiles that a text names in words, in the order typed; `null` if it says anything else. */
export function tilesInWords(text: string): Tile[] | null {
  if (text.length > LONGEST) return null
  const found: Tile[] = []
  for (const item of text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .split(separators)) {
    const group = groupOf(item.trim())
    if (!group) return null
    found.push(...group)
  }
  return found
}

/** One name, or ranks of one suit: `1 red 5 9 man`. */
function groupOf(item: string): Tile[] | null {
  const words = item.split(/\s+/)
  const one = tileByName.get(words.join(' ')) ?? tileByName.get(words.join(''))
  if (one) return [one]
  const suit = words.pop()
  const ranks: string[] = []
  for (const word of words) {
    if (ranks.at(-1) === 'red') ranks[ranks.length - 1] = `red ${word}`
    else ranks.push(word)
  }
  const group = ranks.map(rank => tileByName.get(`${rank} ${suit}`))
  return group.length > 0 && group.every(isSuited) ? group : null
}

const isSuited = (tile: Tile | undefined): tile is Tile => tile !== undefined && kindOf(tile) < 27
