/**
 * Checking orders of tiles by their safety: `9p > 4p > 5m`.
 *
 * An order is false if a tile is certainly less safe than one that is claimed to be worse. Which of two tiles with the
 * same mark is safer, or whether suji is safer than one chance, is a matter of rates, which are not stated here.
 */
import type {TileSafety} from '@tehai/riichi/safety'
import {kindOf, type TileKind} from '@tehai/riichi/tile'
import type {Message} from '@tehai/kernel/source'
import {clause, clauses} from '../../../labels/clauses/clauses.js'
import type {SafetyEngine} from '../../engines.js'
import {rankedIn} from '../../grammar/orders.js'
import type {SafetyOrder} from '../../grammar/safety.js'
import {safetyMarks} from '../../grammar/safety-words.js'
import type {TileAt} from '../../grammar/tile-words.js'
import {markOfSafety} from '../../show/safety.js'
import {falseOrder} from '../outcome/order-messages.js'
import type {SeenOpponent} from './position.js'
import {whyOpen} from './reasons.js'
import {unchecked} from './statements.js'

/** A tile against one opponent. */
interface JudgedTile {
  readonly found: TileSafety
  readonly opponent: SeenOpponent
}

/** The message about an order that is false or cannot be judged; else whether it is known to be true. */
export function judgedOrder(
  order: SafetyOrder,
  opponents: readonly SeenOpponent[],
  {safetyOf}: SafetyEngine,
  text: string
): Message | boolean {
  const all = new Map<TileKind, readonly JudgedTile[]>()
  const judged = ({tile}: TileAt): readonly JudgedTile[] => {
    const kind = kindOf(tile)
    const known = all.get(kind)
    if (known) return known
    const found = opponents.map(opponent => ({opponent, found: safetyOf(opponent.view, [tile])[0]!}))
    all.set(kind, found)
    return found
  }
  const pairs = rankedIn(order)
  const wrong = pairs.find(([better, worse]) => isSafer(judged(worse), judged(better)))
  if (!wrong) return pairs.every(([better, worse]) => isSafer(judged(better), judged(worse)))
  const [one, other] = wrong.map(judged)
  const open = one!
    .map(({found, opponent}) => whyOpen(found.tile, {is: 'safe'}, found, opponent))
    .find(reason => reason !== null)
  if (open) return unchecked(order, open)
  const at = one!.findIndex(({found}, index) => isSurelySafer(other![index]!.found, found))
  const both = [one![at]!, other![at]!]
  // Neither is suji: they differ in the shapes that can wait for them.
  const isAlike = new Set(both.map(({found}) => found.reasons.join())).size === 1
  const reason = both.flatMap(({found, opponent: {who}}) =>
    clauses(
      opponents.length > 1
        ? clause('against-is-safe-as', {opponent: who, tile: found.tile, safety: found})
        : clause('is-safe-as', {tile: found.tile, safety: found}),
      isAlike ? clause('can-wait', {waits: found}) : null
    )
  )
  const rankOf = (tile: TileAt) => judged(tile).reduce((sum, {found}) => sum + rankOfSafety(found), 0)
  return falseOrder('safety', order, text, rankOf, reason)
}

const rankOfSafety = (found: TileSafety): number => safetyMarks.indexOf(markOfSafety(found))

/** Whether a tile is safer than another: certainly safer against one opponent, and not less safe against any. */
const isSafer = (one: readonly JudgedTile[], other: readonly JudgedTile[]): boolean =>
  one.every(({found}, index) => rankOfSafety(found) <= rankOfSafety(other[index]!.found)) &&
  one.some(({found}, index) => isSurelySafer(found, other[index]!.found))

/** Whether a tile has a better mark, and other grounds besides the mark to be called safer. */
function isSurelySafer(one: TileSafety, other: TileSafety): boolean {
  if (rankOfSafety(one) >= rankOfSafety(other)) return false
  if (markOfSafety(one) === '◎') return true
  // A fresh honor and a tile behind all but one copy of a wall are judged by rates.
  const isFresh = one.reasons.includes('honor') && one.visible < 2
  return !isFresh && !other.reasons.includes('one-chance') && one.waits.ryanmen < other.waits.ryanmen
}
