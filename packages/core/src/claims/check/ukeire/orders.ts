/**
 * Checking orders of discards by what they leave the hand to accept: `打9m > 打8s`.
 *
 * Only discards about which nothing else is stated are compared. An author who writes the numbers of each, and the
 * smaller one first, prefers that discard for another reason.
 */
import type {Message} from '@tehai/kernel/source'
import {kindOf} from '@tehai/riichi/tile'
import {clause} from '../../../labels/clauses/clauses.js'
import type {Analysis} from '../../analysis.js'
import {ordersIn, rankedIn, type Order} from '../../grammar/orders.js'
import type {TileAt} from '../../grammar/tile-words.js'
import type {DiscardCounts} from '../../in-sight.js'
import type {Part} from './named-discards.js'
import {falseOrder} from '../outcome/order-messages.js'
import {kindsLeft} from './widest.js'

/** The result of checking the orders in a claim. */
interface OrderVerdict {
  readonly messages: readonly Message[]
  /** Whether each order was judged; `true` for a claim without any. */
  readonly isJudged: boolean
}

/** What is false about the orders of a claim. */
export function widthOrders(parts: readonly Part[], text: string, analysis: Analysis): OrderVerdict {
  const said = parts.filter(({type}) => type !== 'filler')
  const orders = ordersIn(said, text, part => (part.type === 'discard' ? [part.tile] : []))
  const isBare = said.every(({type}) => type === 'discard')
  const {tiles} = analysis
  if (orders.length === 0 || !isBare) return {messages: [], isJudged: true}
  if (tiles!.shape || tiles!.turn === 'draw') return {messages: [], isJudged: false}
  const discards = analysis.discards()
  const found = ({tile}: TileAt) => discards.find(one => one.tile === kindOf(tile))
  const judged = orders.map(order => judgedOrder(order, text, found))
  return {
    messages: judged.flatMap(one => (typeof one === 'boolean' ? [] : [one])),
    isJudged: judged.every(one => one !== false)
  }
}

/** The message about an order that is false; else whether it is known to be true. */
function judgedOrder(
  order: Order,
  text: string,
  find: (tile: TileAt) => DiscardCounts | undefined
): Message | boolean {
  const pairs = rankedIn(order).flatMap(([better, worse]) => {
    const [one, other] = [find(better), find(worse)]
    return one && other ? [{better, worse, one, other}] : []
  })
  const wrong = pairs.find(({one, other}) => isWider(other, one))
  if (!wrong) return pairs.length > 0 && pairs.every(({one, other}) => isWider(one, other))
  const reason = clause('accepts-fewer', {
    tile: wrong.better.tile,
    count: wrong.one.alone.total,
    discard: wrong.worse.tile,
    seen: wrong.other.alone.total
  })
  return falseOrder('ukeire', order, text, tile => -(find(tile)?.alone.total ?? 0), reason)
}

/**
 * Whether a discard certainly leaves more tiles: it is as near to tenpai, leaves more both by the hand alone and with
 * the tiles in sight, and no fewer kinds.
 */
const isWider = (one: DiscardCounts, other: DiscardCounts): boolean =>
  one.shanten === other.shanten &&
  one.alone.total > other.alone.total &&
  one.seen.total > other.seen.total &&
  kindsLeft(one.alone.tiles).length >= kindsLeft(other.alone.tiles).length
