/**
 * Which tile an indicator makes dora (ドラ), and the reverse.
 *
 *     9m → 1m      4z 北 → 1z 東      7z 中 → 5z 白
 */
import {kindOf, type Tile, type TileKind} from './tile.js'

/**
 * The kind that an indicator (ドラ表示牌) makes dora: the next one; after 9 comes 1, after 北 東, after 中 白.
 *
 * @param sanma
 *   Whether three play (default: false): there is no 2m–8m, so after 1m comes 9m.
 */
export function doraOf(indicator: Tile, sanma = false): TileKind {
  const kind = kindOf(indicator)
  if (kind < 27) {
    if (sanma && kind === 0) return 8
    return kind % 9 === 8 ? kind - 8 : kind + 1
  }
  if (kind === 30) return 27
  return kind === 33 ? 31 : kind + 1
}

/** The kind of the indicator that makes a tile dora. */
export function indicatorOf(dora: Tile, sanma = false): TileKind {
  const kind = kindOf(dora)
  if (kind < 27) {
    if (sanma && kind === 8) return 0
    return kind % 9 === 0 ? kind + 8 : kind - 1
  }
  if (kind === 27) return 30
  return kind === 31 ? 33 : kind - 1
}
