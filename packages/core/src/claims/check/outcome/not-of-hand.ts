/** A named tile that is not in the hand: `9m` where the hand has `9p`. */
import {alikeTiles, kindsPresent} from '../../../model/alike-tiles.js'
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import type {Message} from '@tehai/kernel/source'
import type {HandTiles} from '../../hand.js'
import type {TileAt} from '../../grammar/tile-words.js'

/** The message about such a tile; it proposes the tiles of the same rank that the hand has. */
export function notOfHand({tile, start, end}: TileAt, {counts}: HandTiles): Message {
  return claimMessage('tile-not-in-hand', start, end, {}, alikeTiles(tile, kindsPresent(counts)))
}
