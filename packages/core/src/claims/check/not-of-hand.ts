/**
 * A tile that is named and is not in the hand: `9m` where the hand has `9p`.
 */
import {claimMessage} from '../../page/check/claim-messages.js'
import type {Message} from '@tehai/kernel/source'
import {kindOf, tileOf} from '@tehai/riichi/tile'
import type {HandTiles} from '../hand.js'
import type {TileAt} from '../grammar/tiles.js'

/** Suits are letters next to each other on a keyboard; tiles of the same rank are proposed, unless they are many. */
const MOST_PROPOSALS = 2

/** The message about such a tile; it proposes those of the same rank that the hand has. */
export function notOfHand({tile, start, end}: TileAt, {counts}: HandTiles): Message {
  const kind = kindOf(tile)
  const alike = counts.flatMap((count, other) =>
    count > 0 && other % RANKS === kind % RANKS ? [tileOf(other)] : []
  )
  return claimMessage('tile-not-in-hand', start, end, {}, alike.length <= MOST_PROPOSALS ? alike : [])
}

/** Ranks of a suit. */
const RANKS = 9
