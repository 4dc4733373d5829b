/**
 * Items of the lists of tenhou.net/6: tiles as numbers, calls as texts in which the place of a letter shows from whom.
 *
 *     17         7m drawn or discarded        60       the drawn tile discarded
 *     "c171618"  7m called with 6m and 8m     "r33"    3s discarded with riichi
 *     "2222p22"  2p called from the shimocha  "k51151515"  0m added to a pon
 */
import {compareTiles, type Tile} from '@tehai/riichi/tile'

const suits = ['', 'm', 'p', 's', 'z'] as const

/** The tile of a number; `null` for another number. */
export function tileOfNumber(number: number): Tile | null {
  if (number > 50 && number < 54) return `0${suits[number - 50] as 'm' | 'p' | 's'}`
  const rank = number % 10
  const suit = suits[Math.floor(number / 10)]
  if (!suit || rank === 0 || !Number.isInteger(number) || (suit === 'z' && rank > 7)) return null
  return `${rank}${suit}` as Tile
}

/** The number of a tile. */
export function numberOfTile(tile: Tile): number {
  const suit = suits.indexOf(tile[1] as 'm')
  return tile[0] === '0' ? 50 + suit : suit * 10 + Number(tile[0])
}

/** An item of a list of draws or discards. */
export type Item =
  | {readonly type: 'tile'; readonly tile: Tile}
  /** The tile just drawn is discarded. */
  | {readonly type: 'tsumogiri'; readonly riichi: boolean}
  | {readonly type: 'riichi'; readonly tile: Tile}
  /** A place without a discard, after a daiminkan. */
  | {readonly type: 'nothing'}
  | {
      readonly type: 'chii' | 'pon' | 'daiminkan'
      readonly tile: Tile
      readonly own: readonly Tile[]
      readonly from: number
    }
  | {readonly type: 'ankan'; readonly tiles: readonly Tile[]}
  | {readonly type: 'kakan'; readonly tile: Tile}
  | {readonly type: 'kita'}

/** Letter of a call → what it is, and the steps to the discarder by the place of the letter, in tiles. */
const calls = {
  c: ['chii', [3, 3, 3]],
  p: ['pon', [3, 2, 1]],
  m: ['daiminkan', [3, 2, 1, 1]]
} as const

/** Reads an item; `null` for anything else. */
export function readItem(value: unknown): Item | null {
  if (typeof value === 'number') return itemOfNumber(value)
  if (typeof value !== 'string' || value.length > 9) return null
  const at = [...value].findIndex(char => char >= 'a' && char <= 'z')
  // No letter (-1), or one within a number.
  if (at % 2 !== 0) return /^\d+$/.test(value) ? itemOfNumber(Number(value)) : null
  const numbers = pairsOf(value.slice(0, at) + value.slice(at + 1))
  if (numbers === null) return null
  const letter = value[at]!
  if (letter === 'r') return riichiItem(numbers)
  const tiles = numbers.map(tileOfNumber)
  if (!tiles.every(tile => tile !== null)) return null
  return itemOfLetter(letter, at / 2, tiles)
}

function itemOfNumber(number: number): Item | null {
  if (number === 0) return {type: 'nothing'}
  if (number === 60) return {type: 'tsumogiri', riichi: false}
  const tile = tileOfNumber(number)
  return tile && {type: 'tile', tile}
}

function riichiItem(numbers: readonly number[]): Item | null {
  if (numbers.length !== 1) return null
  if (numbers[0] === 60) return {type: 'tsumogiri', riichi: true}
  const tile = tileOfNumber(numbers[0]!)
  return tile && {type: 'riichi', tile}
}

function itemOfLetter(letter: string, place: number, tiles: readonly Tile[]): Item | null {
  if (letter === 'f') return tiles.length === 1 ? {type: 'kita'} : null
  if (letter === 'a') return tiles.length === 4 ? {type: 'ankan', tiles: tiles.toSorted(compareTiles)} : null
  const tile = tiles[place]
  if (tile === undefined) return null
  if (letter === 'k') return tiles.length === 4 ? {type: 'kakan', tile} : null
  if (letter !== 'c' && letter !== 'p' && letter !== 'm') return null
  const [type, steps] = calls[letter]
  const own = tiles.filter((_, index) => index !== place).sort(compareTiles)
  if (tiles.length !== (type === 'daiminkan' ? 4 : 3)) return null
  return {type, tile, own, from: steps[place]!}
}

/** The two-digit numbers of a text of digits. */
function pairsOf(digits: string): readonly number[] | null {
  if (digits.length % 2 !== 0 || !/^\d*$/.test(digits)) return null
  return Array.from({length: digits.length / 2}, (_, index) => Number(digits.slice(2 * index, 2 * index + 2)))
}
