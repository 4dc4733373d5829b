/**
 * Closed hands of players: removing and adding tiles, and waits.
 */
import {shanten, waits as waitsOf} from '@tehai/riichi'
import {compareTiles, countTiles, kindOf, type Tile, type TileKind} from '@tehai/riichi/tile'
import {handWith} from './changes.js'
import type {HandState, TableState} from './state.js'
import type {Player} from './event.js'

/** The state with one hand changed. */
export function withHand(
  {hands}: Pick<TableState, 'hands'>,
  player: Player,
  changes: Partial<HandState>
): readonly HandState[] {
  return hands.with(player, handWith(hands[player]!, changes))
}

/** All closed tiles, the drawn one too; `null` if they are hidden. */
export function closedTiles({tiles, drawn}: HandState): readonly Tile[] | null {
  if (tiles === null || drawn === null || drawn === 'back') return tiles
  const next = tiles.findIndex(tile => compareTiles(tile, drawn) > 0)
  return next < 0 ? [...tiles, drawn] : tiles.toSpliced(next, 0, drawn)
}

/** Closed tiles without the given ones; `null` if one is missing. */
export function without(tiles: readonly Tile[], taken: readonly Tile[]): readonly Tile[] | null {
  const rest = tiles.slice()
  for (const tile of taken) {
    const index = rest.indexOf(tile)
    if (index < 0) return null
    rest.splice(index, 1)
  }
  return rest
}

/** What a hand of 3n + 1 closed tiles waits for; empty if it is hidden or has another number of tiles. */
export function waitsOfHand(
  hand: Pick<HandState, 'tiles' | 'melds' | 'kita'>,
  players: 3 | 4
): readonly TileKind[] {
  const {tiles, melds, kita} = hand
  if (tiles === null || tiles.length % 3 !== 1 || tiles.length > 13) return []
  const counts = countTiles(tiles)
  // Not a possible hand, and slow to search: the fifth copy is reported where it is dealt.
  if (counts.some(count => count > 4)) return []
  const options = {melds, sanma: players === 3, kita}
  // Most hands are not tenpai, which can be found in a third of the time.
  return shanten(counts, options) > 0 ? [] : waitsOf(counts, options).map(({tile}) => tile)
}

/** Whether a hand may not win by ron (フリテン): a winning tile is in its river, or was let pass. */
export function isFuriten({waits, river, missed}: HandState): boolean {
  return missed || river.some(({tile}) => waits.includes(kindOf(tile)))
}
