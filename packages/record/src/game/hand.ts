/**
 * What a player holds: tiles taken from a hand, put into it, and its waits.
 */
import {waits as waitsOf} from '@tehai/riichi'
import {compareTiles, countTiles, kindOf, type Tile, type TileKind} from '@tehai/riichi/tile'
import type {HandState, TableState} from './state.js'
import type {Player} from './event.js'

/** The state with one hand changed. */
export function withHand(
  state: TableState,
  player: Player,
  changes: Partial<HandState>
): readonly HandState[] {
  return state.hands.map((hand, index) => (index === player ? {...hand, ...changes} : hand))
}

/** All closed tiles, the drawn one too; `null` if they are hidden. */
export function closedTiles({tiles, drawn}: HandState): readonly Tile[] | null {
  return tiles && (drawn === null || drawn === 'back' ? tiles : [...tiles, drawn].sort(compareTiles))
}

/** Closed tiles without some of them; `null` if one is not there. */
export function without(tiles: readonly Tile[], taken: readonly Tile[]): readonly Tile[] | null {
  const rest = tiles.slice()
  for (const tile of taken) {
    const index = rest.indexOf(tile)
    if (index < 0) return null
    rest.splice(index, 1)
  }
  return rest
}

/** What a hand of 3n + 1 closed tiles waits for; nothing where it is hidden or has another number of tiles. */
export function waitsOfHand(
  hand: Pick<HandState, 'tiles' | 'melds' | 'kita'>,
  players: 3 | 4
): readonly TileKind[] {
  const {tiles, melds, kita} = hand
  if (tiles === null || tiles.length % 3 !== 1 || tiles.length > 13) return []
  return waitsOf(countTiles(tiles), {melds, sanma: players === 3, kita}).map(({tile}) => tile)
}

/** Whether a hand may not win by ron (フリテン): a wait lies in its river, or one was let pass. */
export function isFuriten({waits, river, missed}: HandState): boolean {
  return missed || river.some(({tile}) => waits.includes(kindOf(tile)))
}
