/**
 * Melds from tiles: three or four tiles and which of them was called become a `Meld`, or a reason why not.
 *
 * Every dialect uses this, whatever its marks look like, so that "a meld" means the same in all of them. Marks, text
 * and spans are not known here.
 */
import {
  isHonor,
  kindOf,
  rankOf,
  suitOf,
  type Tile,
  type Ankan,
  type CalledMeld,
  type From,
  type Kakan
} from '@tehai/riichi/tile'

/** Why some tiles are not a meld; also the id of the message that says so. */
export type MeldFault = 'bad-meld-size' | 'not-same-kind' | 'not-a-sequence'

/** Whether all tiles are of one kind; a red five is a five. */
export function isOneKind(tiles: readonly Tile[]): boolean {
  return tiles.every(tile => kindOf(tile) === kindOf(tiles[0]!))
}

/** Whether three tiles are three in a row of one suit, in any order. */
export function isRun(tiles: readonly Tile[]): boolean {
  if (tiles.length !== 3 || isHonor(tiles[0]!)) return false
  const suit = suitOf(tiles[0]!)
  if (suitOf(tiles[1]!) !== suit || suitOf(tiles[2]!) !== suit) return false
  const a = rankOf(tiles[0]!)
  const b = rankOf(tiles[1]!)
  const c = rankOf(tiles[2]!)
  const low = Math.min(a, b, c)
  return a + b + c === 3 * low + 3 && a !== b && b !== c && a !== c
}

/**
 * A chii, pon or daiminkan of these tiles.
 *
 * @param called
 *   Which of the tiles was called, 0-based.
 * @returns
 *   The meld, or why the tiles are not one. Which player a chii is called from is not checked: dialects differ in this.
 */
export function calledMeld(tiles: readonly Tile[], called: number, from: From): CalledMeld | MeldFault {
  if (tiles.length !== 3 && tiles.length !== 4) return 'bad-meld-size'
  if (isOneKind(tiles)) return {type: tiles.length === 3 ? 'pon' : 'daiminkan', tiles, called, from}
  if (isRun(tiles)) return {type: 'chii', tiles, called, from}
  return tiles.length === 4 || tiles.some(isHonor) ? 'not-same-kind' : 'not-a-sequence'
}

/** A kakan of these tiles; `called` and `added` are 0-based indices of tiles. */
export function kakanOf(
  tiles: readonly Tile[],
  called: number,
  added: number,
  from: From
): Kakan | MeldFault {
  if (tiles.length !== 4) return 'bad-meld-size'
  return isOneKind(tiles) ? {type: 'kakan', tiles, called, added, from} : 'not-same-kind'
}

/** An ankan of these tiles; `faceDown` says which two are face down, if the text shows it. */
export function ankanOf(tiles: readonly Tile[], faceDown: Ankan['faceDown'] = null): Ankan | MeldFault {
  if (tiles.length !== 4) return 'bad-meld-size'
  return isOneKind(tiles) ? {type: 'ankan', tiles, faceDown} : 'not-same-kind'
}
