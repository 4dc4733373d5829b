/**
 * Tiles of mjai: `5m`, `5mr` for a red five, letters for honors, `?` for a hidden tile. Some write honors and red fives as we
 * do, `1z` and `0m`.
 */
import {isTile, type Tile} from '@tehai/riichi/tile'
import {listOf} from '../json.js'

/** Letters of the honors in the order of their ranks. */
const honors = 'ESWNPFC'

/** The tile of a text; `null` for another text, and for a hidden tile. */
export function tileOfText(value: unknown): Tile | null {
  if (typeof value !== 'string') return null
  if (value.length === 1) {
    const rank = honors.indexOf(value) + 1
    return rank > 0 ? (`${rank}z` as Tile) : null
  }
  if (value.length === 3 && value[0] === '5' && value[2] === 'r' && 'mps'.includes(value[1]!)) {
    return `0${value[1]}` as Tile
  }
  return isTile(value) ? value : null
}

/** A hand; `null` if one of its tiles is hidden, empty if there is no player. */
export function handOf(value: unknown): readonly Tile[] | null {
  const tiles = listOf(value).map(tileOfText)
  return tiles.every(tile => tile !== null) ? tiles : null
}

/** The text of a tile. */
export function textOfTile(tile: Tile): string {
  if (tile[1] === 'z') return honors[Number(tile[0]) - 1]!
  return tile[0] === '0' ? `5${tile[1]}r` : tile
}
