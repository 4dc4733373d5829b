/**
 * Whether a hand has as many safe tiles as a claim counts: 安牌は3枚, `3 safe tiles`.
 */
import {formatTiles, kindOf} from '@tehai/riichi/tile'
import type {TileSafety} from '@tehai/riichi/safety'
import type {Message} from '@tehai/kernel/source'
import {clause} from '../../../labels/clauses/clauses.js'
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import type {SafetyEngine} from '../../engines.js'
import type {CountPart} from '../../grammar/safety-phrases.js'
import type {SeenOpponent} from './position.js'
import {whyOpen} from './reasons.js'
import {isSafe, unchecked} from './statements.js'

const isGenbutsu = (found: TileSafety): boolean => found.class === 'genbutsu'

/**
 * What is false about a number of safe tiles. Authors count tiles or kinds; genbutsu only, or all tiles that an
 * opponent cannot win by; against one opponent or all. Any of these may be meant.
 */
export function countMessages(
  {count, start, end}: CountPart,
  opponents: readonly SeenOpponent[],
  {safety, safetyOf}: SafetyEngine
): Message[] {
  const [first] = opponents
  if (!first) return []
  const isFrom = (some: readonly SeenOpponent[], is: (found: TileSafety) => boolean) =>
    first.view.hand.filter(tile => some.every(({view}) => safetyOf(view, [tile]).every(is)))
  const safe = isFrom(opponents, isSafe)
  const counted = [opponents, ...opponents.map(one => [one])].flatMap(some => [
    isFrom(some, isSafe),
    isFrom(some, isGenbutsu)
  ])
  if (counted.some(tiles => tiles.length === count || new Set(tiles.map(kindOf)).size === count)) return []
  if (count > safe.length) {
    const open = opponents.flatMap(opponent =>
      safety(opponent.view)
        .filter(found => !isSafe(found))
        .flatMap(found => whyOpen(found.tile, {is: 'safe'}, found, opponent) ?? [])
    )
    if (open[0]) return [unchecked({start, end}, open[0])]
  }
  const truth = clause('count', {count: safe.length})
  const reason = safe.length === 0 ? clause('none') : clause('are-safe', {tiles: formatTiles(safe)})
  return [claimMessage('false-safety', start, end, {truth, reason})]
}
