/**
 * Furiten (振聴) by one's own discards: a hand that waits for a tile of its river cannot win by ron.
 */
import {kindOf, type TileKind} from '@tehai/riichi/tile'
import type {ClaimedHand} from '../page/check/result/claims.js'

/**
 * The waits that are in the river of the hand, including tiles that were called away; `null` if the block does not show
 * the river.
 */
export function furitenBy(
  waits: readonly {readonly tile: TileKind}[],
  {river}: ClaimedHand
): TileKind[] | null {
  if (!river) return null
  const discarded = new Set(river.discards.flatMap(({tile}) => (tile ? [kindOf(tile)] : [])))
  return waits.map(({tile}) => tile).filter(kind => discarded.has(kind))
}
