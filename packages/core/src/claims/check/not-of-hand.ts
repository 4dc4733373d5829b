/**
 * A tile that is named and is not in the hand: `9m` where the hand has `9p`.
 */
import {claimMessage} from '../../page/check/claim-messages.js'
import type {Message} from '@tehai/kernel/source'
import {kindOf, tileOf} from '@tehai/riichi/tile'
import type {HandTiles} from '../hand.js'
import type {TileAt} from '../grammar/tiles.js'

/** Tiles of the same rank are proposed, unless they are many. */
const MOST_PROPOSALS = 2

/** The message about such a tile; it proposes those of the same rank that the hand has. */
export function notOfHand({tile, start, end}: TileAt, {counts}: HandTiles): Message {
  const [rank, suit] = tileOf(kindOf(tile))
  const alike = counts.flatMap((count, kind) => {
    const other = tileOf(kind)
    return count > 0 && other[0] === rank && mayBe(suit!, other[1]!) ? [other] : []
  })
  return claimMessage('tile-not-in-hand', start, end, {}, alike.length <= MOST_PROPOSALS ? alike : [])
}

/** Whether one suit may be typed for another: for honors only that whose letter is next to theirs. */
const mayBe = (suit: string, other: string): boolean =>
  (suit === 'z') === (other === 'z') || suit + other === 'sz' || suit + other === 'zs'
