/**
 * Melds as short text: the tiles, `a` before a concealed kan, `k` before an added one, `@1`, `@2`, `@3` after them: called from
 * the right, across, the left.
 */
import {isTile, kindOf, type From, type Meld} from './index.js'

/** Other players by the number of seats after the owner: 1 for the next. */
export const froms: readonly From[] = ['shimocha', 'toimen', 'kamicha']

/** A mark, the ranks and the suit of the tiles, a seat. */
export const writtenMeld: RegExp = /^([ak]?)(\d{1,9})([mpsz])(?:@([123]))?$/

/** The meld of a text such as `123m@3`, `067p@3`, `555z@1`, `a1111p`, `k5555z@2`; `null` for any other text. */
export function meldOfText(text: unknown): Meld | null {
  const parts = typeof text === 'string' ? writtenMeld.exec(text) : null
  if (!parts) return null
  const [, mark, digits, suit, seat = '3'] = parts
  const tiles = [...digits!].map(digit => digit + suit!)
  if (!tiles.every(isTile)) return null
  if (mark === 'a') return {type: 'ankan', tiles, faceDown: null}
  const from = froms[Number(seat) - 1]!
  if (mark === 'k') return {type: 'kakan', tiles, called: 0, added: tiles.length - 1, from}
  const kind = kindOf(tiles[0]!)
  const isRun = tiles.some(tile => kindOf(tile) !== kind)
  return {type: tiles.length === 4 ? 'daiminkan' : isRun ? 'chii' : 'pon', tiles, called: 0, from}
}
