/**
 * Dora: which tile an indicator shows, and which indicator shows a tile.
 *
 *     9m → 1m      4z 北 → 1z 東      7z 中 → 5z 白
 */
import {kindOf, suitOf, tileOf, type Tile, type TileKind} from '@tehai/riichi/tile'

/** Kinds in the rings that dora go round: the first kind of each, and how many there are. */
const rings: readonly (readonly [first: TileKind, length: number])[] = [
  [0, 9],
  [9, 9],
  [18, 9],
  [27, 4],
  [31, 3]
]

/** With three players there is no 2m–8m: after 1m comes 9m. */
const sanmaNext: ReadonlyMap<TileKind, TileKind> = new Map([
  [0, 8],
  [8, 0]
])

function step(kind: TileKind, by: 1 | -1): TileKind {
  const [first, length] = rings.findLast(([start]) => start <= kind)!
  return first + ((kind - first + by + length) % length)
}

/**
 * The dora that an indicator shows; never a red five.
 *
 * @param sanma
 *   Whether three play (default: false).
 */
export function doraOf(indicator: Tile, sanma = false): Tile {
  const kind = kindOf(indicator)
  return tileOf((sanma ? sanmaNext.get(kind) : undefined) ?? step(kind, 1))
}

/** The indicator that shows a dora; never a red five. */
export function indicatorOf(dora: Tile, sanma = false): Tile {
  const kind = kindOf(dora)
  return tileOf((sanma ? sanmaNext.get(kind) : undefined) ?? step(kind, -1))
}

/** Tiles in mpsz, neighbours of a suit in one run: `3p4s5s` is `3p45s`. */
export function formatTiles(tiles: readonly Tile[]): string {
  let text = ''
  tiles.forEach((tile, index) => {
    const next = tiles[index + 1]
    text += next && suitOf(next) === suitOf(tile) ? tile[0] : tile
  })
  return text
}
