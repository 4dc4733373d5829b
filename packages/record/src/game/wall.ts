/**
 * The wall: all tiles of a set in an order that a seed decides.
 *
 *     live wall ……………………… dead wall: indicators, ura indicators, replacements
 */
import {mulberry32, shuffled} from '@tehai/kernel/random'
import {isOutOfSanma, kindOf, kinds, type Tile} from '@tehai/riichi/tile'

/** A wall as it is built. */
export interface Wall {
  /** Four hands of thirteen, or three, by player from the dealer on. */
  readonly hands: readonly (readonly Tile[])[]
  /** Tiles to draw, in order; a replacement makes the last of them unreachable. */
  readonly live: readonly Tile[]
  /** The first four replacements for kans and norths, in order; any more come from the end of `live`. */
  readonly replacements: readonly Tile[]
  readonly indicators: readonly Tile[]
  readonly ura: readonly Tile[]
}

/**
 * Build a wall.
 *
 * @param seed
 *   An integer; the same seed builds the same wall.
 * @param redFives
 *   Which suits have one red five.
 */
export function buildWall(seed: number, players: 3 | 4, redFives: readonly ('m' | 'p' | 's')[]): Wall {
  const tiles = shuffled(tilesOfSet(players, redFives), mulberry32(seed))
  const take = (count: number): readonly Tile[] => tiles.splice(0, count)
  const hands = Array.from({length: players}, () => take(13))
  const indicators = take(5)
  const ura = take(5)
  const replacements = take(4)
  return {hands, indicators, ura, replacements, live: tiles}
}

function tilesOfSet(players: 3 | 4, redFives: readonly string[]): Tile[] {
  const used = kinds.filter(tile => players === 4 || !isOutOfSanma(kindOf(tile)))
  return used.flatMap(tile => {
    const isRedKind = tile[0] === '5' && redFives.includes(tile[1]!)
    return [isRedKind ? (`0${tile[1]}` as Tile) : tile, tile, tile, tile]
  })
}
