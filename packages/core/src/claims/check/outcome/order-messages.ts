/** The message about an order that is false, with the correct order. */
import type {Message} from '@tehai/kernel/source'
import {formatTiles} from '@tehai/riichi/tile'
import type {Clauses} from '../../../labels/clauses/clauses.js'
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import {inOrder, type Order} from '../../grammar/orders.js'
import type {TileAt} from '../../grammar/tile-words.js'

/**
 * The message that an order is false.
 *
 * @param what
 *   What it is about.
 * @param rankOf
 *   A lower number for what is better.
 */
export function falseOrder(
  what: 'safety' | 'ukeire',
  order: Order,
  text: string,
  rankOf: (tile: TileAt) => number,
  reason: Clauses
): Message {
  const {start, end} = order
  const sorted = inOrder(order, text, rankOf)
  const expected = order.isBound || sorted === text.slice(start, end) ? tilesInOrder(order, rankOf) : sorted
  return claimMessage('false-order', start, end, {what, reason}, [expected])
}

/** Only the tiles in their true order, for orders in which whole sides cannot be rearranged. */
const tilesInOrder = ({sides, isRising}: Order, rankOf: (tile: TileAt) => number): string =>
  sides
    .flatMap(({tiles}) => tiles)
    .toSorted((a, b) => (isRising ? rankOf(b) - rankOf(a) : rankOf(a) - rankOf(b)))
    .map(({tile}) => formatTiles([tile]))
    .join(isRising ? ' < ' : ' > ')
