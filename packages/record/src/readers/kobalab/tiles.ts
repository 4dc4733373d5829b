/**
 * Tiles of 電脳麻将: the suit before the rank, `m0` a red five, `_` a hidden tile.
 *
 *     m127p234688s457z4    a hand
 *     p8_*                 discarded as drawn, with riichi
 *     m3-45  z111+1        chii of 3m from the left; a pon from the right, and the fourth added
 */
import {compareTiles, isTile, type Tile} from '@tehai/riichi/tile'

/** The tiles of a hand; `null` if one is hidden or invalid. */
export function tilesOfHand(text: string): readonly Tile[] | null {
  const tiles: Tile[] = []
  let suit = ''
  for (const char of text) {
    if (char === 'm' || char === 'p' || char === 's' || char === 'z') suit = char
    else {
      const tile = char + suit
      if (!isTile(tile)) return null
      tiles.push(tile)
    }
  }
  return tiles
}

/** The tile of the first two characters; `null` if it is invalid or hidden. */
export function tileOfText(text: string): Tile | null {
  const tile = `${text[1] ?? ''}${text[0] ?? ''}`
  return isTile(tile) ? tile : null
}

/** A meld as it is written. */
export interface WrittenMeld {
  readonly type: 'chii' | 'pon' | 'daiminkan' | 'ankan' | 'kakan'
  /** The called tile, for a kakan the added one, for an ankan the first. */
  readonly tile: Tile
  /** The other tiles, sorted. */
  readonly own: readonly Tile[]
}

/** Reads a meld; `null` for anything else. */
export function readMeld(text: string): WrittenMeld | null {
  const suit = text[0]
  const tiles: Tile[] = []
  let called = -1
  for (const char of text.slice(1)) {
    if (char === '+' || char === '-' || char === '=') called = tiles.length - 1
    else {
      const tile = `${char}${suit}`
      if (!isTile(tile)) return null
      tiles.push(tile)
    }
  }
  if (tiles.length === 4 && called < 0) return {type: 'ankan', ...parted(tiles, 0)}
  if (tiles.length === 4 && called === 2) return {type: 'kakan', ...parted(tiles, 3)}
  if (tiles.length === 4) return called === 3 ? {type: 'daiminkan', ...parted(tiles, called)} : null
  if (tiles.length !== 3 || called < 0) return null
  const isPon = text[1]!.replace('0', '5') === text.replace(/[-+=]/g, '')[2]!.replace('0', '5')
  return {type: isPon ? 'pon' : 'chii', ...parted(tiles, called)}
}

function parted(tiles: readonly Tile[], index: number): Pick<WrittenMeld, 'tile' | 'own'> {
  return {tile: tiles[index]!, own: tiles.filter((_, other) => other !== index).sort(compareTiles)}
}
